/** Where in the storage it should be, of each text that is in this page alone. */
const onlyHere = new Set<string>()

const ask = (event: Event) => event.preventDefault()

/**
 * Notes whether something that was written is in this page alone, because the browser does not keep it. As long as
 * anything is, whoever leaves the page is asked first.
 */
export function noteOnlyHere(key: string, isOnlyHere: boolean): void {
  if (isOnlyHere) onlyHere.add(key)
  else onlyHere.delete(key)
  // No page, nobody to ask.
  if (typeof addEventListener !== 'function') return
  if (onlyHere.size > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
