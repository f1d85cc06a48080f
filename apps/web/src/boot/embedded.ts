/** The data that the server may put into the page [BOOT-03], as text; null when there is none. */
export function embeddedText(page: ParentNode): string | null {
  return page.querySelector('script#initial-results')?.textContent ?? null
}

/** The addresses whose answers came with the page, so that nobody asks the network for them. */
export function embeddedAddresses(page: ParentNode): ReadonlySet<string> {
  try {
    const entries: unknown = JSON.parse(embeddedText(page) ?? '{}')
    return new Set(typeof entries === 'object' && entries !== null ? Object.keys(entries) : [])
  } catch {
    return new Set()
  }
}
