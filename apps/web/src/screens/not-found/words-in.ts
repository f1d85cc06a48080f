/** The last words of an address, to search for; empty when it has none. */
export function wordsIn(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  let text = last
  try {
    text = decodeURIComponent(last)
  } catch {
    // Half an escape is searched for as it stands.
  }
  return text
    .replace(/\.(?:html?|php)$/i, '')
    .replace(/[-_+~/]+/g, ' ')
    .trim()
    .slice(0, 100)
}
