type Entries = Readonly<Record<string, unknown>>

/** The data that the server may put into the page [BOOT-03], as text; null when there is none. */
export function embeddedText(page: ParentNode): string | null {
  return page.querySelector('script#initial-results')?.textContent ?? null
}

function isEntries(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null
}

/** The answers that came with the page, by address, still encoded; nobody asks the network for them. */
export function embeddedEntries(page: ParentNode): Entries {
  try {
    const entries: unknown = JSON.parse(embeddedText(page) ?? '{}')
    return isEntries(entries) ? entries : {}
  } catch {
    return {}
  }
}

/** The frontend's block of the embedded configuration, or null. Its keys are ASCII, and so are the paths read here. */
export function embeddedConfig(entries: Entries): Entries | null {
  try {
    const encoded = entries['/api/pleroma/frontend_configurations']
    const configurations: unknown = typeof encoded === 'string' ? JSON.parse(atob(encoded)) : null
    const config = isEntries(configurations) ? configurations['pleroma_fe'] : null
    return isEntries(config) ? config : null
  } catch {
    return null
  }
}
