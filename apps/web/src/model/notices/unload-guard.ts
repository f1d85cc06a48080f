/** Where in the storage it should be, of each text that is in this page alone. */
const unsaved = new Set<string>()

const ask = (event: Event) => event.preventDefault()

/**
 * Notes whether something that was written is in this page alone, because the browser does not keep it. As long as
 * anything is, whoever leaves the page is asked first.
 */
export function setUnsavedChanges(key: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(key)
  else unsaved.delete(key)
  // No page, nobody to ask.
  if (typeof addEventListener !== 'function') return
  if (unsaved.size > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
