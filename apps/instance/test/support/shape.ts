/** Compares what two JSON answers are made of: keys, types and the form of dates, never the values themselves. */

/** Keys that may hold null as well as a value, in the recordings or by the API's own description. */
const NULLABLE = new Set([
  'background_image',
  'blurhash',
  'card',
  'direct_conversation_id',
  'edited_at',
  'emoji_url',
  'ends_at',
  'expires_at',
  'favicon',
  'in_reply_to_account_acct',
  'instance',
  'in_reply_to_account_id',
  'in_reply_to_apid',
  'in_reply_to_id',
  'language',
  'last_status_at',
  'nodeinfo',
  'pinned_at',
  'poll',
  'quote',
  'quote_apid',
  'quote_id',
  'reblog',
  'source',
  'starts_at',
  'text',
  'url',
  'voters_count',
  'website',
])

/** Keys that come with some items only: one's own account, a kind of notification. */
const SOMETIMES = new Set([
  'accepts_direct_messages_from',
  'follow_requests_count',
  'allow_following_move',
  'email',
  'notification_settings',
  'unread_conversation_count',
  'unread_notifications_count',
  'privacy',
  'no_rich_text',
  'show_role',
  'deactivated',
  'emoji',
  'emoji_url',
  'status',
  'target',
  'meta',
])

/** Objects whose keys are data. */
const MAPS = new Set(['settings_store', 'pleroma_fe', 'settings', 'quarantined_instances', 'relationship'])

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

// Digits are all the same, so that 2026-11-21T09:48:32.000Z also fixes the form of the fraction and the zone.
const dateForm = (text: string): string | null =>
  /^\d{4}-\d\d-\d\d(?:T|$)/.test(text) ? text.replace(/\d/g, '0') : null

const compareObjects = (
  recorded: Record<string, unknown>,
  ours: Record<string, unknown>,
  path: string,
): string[] => {
  const problems: string[] = []
  for (const key of Object.keys(recorded))
    if (!Object.hasOwn(ours, key)) problems.push(`${path}.${key} is missing`)
  for (const key of Object.keys(ours))
    if (!Object.hasOwn(recorded, key) && !SOMETIMES.has(key)) problems.push(`${path}.${key} is not recorded`)
  for (const [key, value] of Object.entries(recorded)) {
    if (Object.hasOwn(ours, key)) problems.push(...compareValues(value, ours[key], `${path}.${key}`, key))
  }
  return problems
}

/** Each of ours must be made like one of the recorded. */
const compareArrays = (recorded: readonly unknown[], ours: readonly unknown[], path: string): string[] => {
  if (recorded.length === 0) return []
  return ours.flatMap((item, index) => {
    const attempts = recorded.map((sample) => compareValues(sample, item, `${path}[${index}]`, ''))
    return attempts.toSorted((a, b) => a.length - b.length)[0] ?? []
  })
}

const compareValues = (recorded: unknown, ours: unknown, path: string, key: string): string[] => {
  const [a, b] = [kindOf(recorded), kindOf(ours)]
  if (a !== b)
    return NULLABLE.has(key) && (a === 'null' || b === 'null') ? [] : [`${path} is ${b} in the place of ${a}`]
  if (a === 'array') return compareArrays(recorded as unknown[], ours as unknown[], path)
  if (a === 'object') {
    return MAPS.has(key)
      ? []
      : compareObjects(recorded as Record<string, unknown>, ours as Record<string, unknown>, path)
  }
  if (a === 'string') {
    const form = dateForm(recorded as string)
    if (form !== null && form !== dateForm(ours as string))
      return [`${path} has the form ${String(ours)} in the place of ${String(recorded)}`]
  }
  return []
}

/** What differs, in words; empty when the answers are made alike. An empty list where one with items was recorded differs. */
export const compareShapes = (recorded: unknown, ours: unknown): string[] => {
  if (Array.isArray(recorded) && Array.isArray(ours) && recorded.length > 0 && ours.length === 0)
    return ['the list is empty']
  return compareValues(recorded, ours, '$', '')
}
