import { fieldsOf, isRecord, type Fields } from '../lib/fields.ts'

/** The data that the server may put into the page [BOOT-03], as text; null when there is none. */
export function embeddedText(page: ParentNode): string | null {
  return page.querySelector('script#initial-results')?.textContent ?? null
}

/** The answers that came with the page, by address, still encoded; nobody asks the network for them. */
export function embeddedEntries(page: ParentNode): Fields {
  try {
    return fieldsOf(JSON.parse(embeddedText(page) ?? '{}'))
  } catch {
    return {}
  }
}

/** The frontend's block of the embedded configuration, or null. Its keys are ASCII, and so are the paths read here. */
export function embeddedConfig(entries: Fields): Fields | null {
  try {
    const encoded = entries['/api/pleroma/frontend_configurations']
    const configurations: unknown = typeof encoded === 'string' ? JSON.parse(atob(encoded)) : null
    const config = fieldsOf(configurations)['pleroma_fe']
    return isRecord(config) ? config : null
  } catch {
    return null
  }
}
