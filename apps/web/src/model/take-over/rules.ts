import { fieldsOf, type Fields } from '../../lib/fields.ts'
import type { OfAkkomaFe } from '../storage/of-akkoma-fe.ts'

/** What of another client's storage can go on here. */
export interface TakenOver {
  readonly token: string
  readonly clientId: string | null
  readonly clientSecret: string | null
  /** The profile as it stood there, every key of it. */
  readonly settings: Fields
  readonly profile: string
  readonly profileVersion: number
  /** As the picker here remembers them: characters, and `:names:`. */
  readonly recentEmoji: readonly string[]
  /** By the keys of drafts here. */
  readonly drafts: Readonly<Record<string, Fields>>
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function emojiOf(value: unknown): readonly string[] {
  const names: readonly unknown[] = Array.isArray(value) ? value : []
  return names.flatMap((each) => {
    // Older versions kept the whole emoji.
    const name = text(each) ?? text(fieldsOf(each)['displayText'])
    if (name === null) return []
    return [/^[\w+-]+$/.test(name) ? `:${name}:` : name]
  })
}

const timeOf = (value: unknown): number => {
  const time = typeof value === 'string' ? Date.parse(value) : value
  return typeof time === 'number' && Number.isFinite(time) ? time : Date.now()
}

/** A reply to nobody known is the form with which somebody was mentioned. */
const draftKeyOf = (key: string): string | null =>
  /^(?:reply|quote):(?!true$)./.test(key) ? key : ['status', 'reply:true'].includes(key) ? 'status' : null

function draftsOf(value: unknown): TakenOver['drafts'] {
  const drafts: Record<string, Fields> = {}
  for (const [key, draft] of Object.entries(fieldsOf(value))) {
    const place = draftKeyOf(key)
    const data = fieldsOf(fieldsOf(draft)['data'])
    if (place === null || (text(data['status']) === null && text(data['spoilerText']) === null)) continue
    const free = Object.hasOwn(drafts, place) ? `${place}~1` : place
    drafts[free] = { updatedAt: timeOf(fieldsOf(draft)['updatedAt']), data }
  }
  return drafts
}

/** Null where nobody was signed in: then what stands there is of somebody who left. */
export function takenOver({ kept, drafts }: OfAkkomaFe): TakenOver | null {
  const { config, oauth, recentEmojis } = fieldsOf(kept)
  const { userToken, clientId, clientSecret } = fieldsOf(oauth)
  const token = text(userToken)
  if (token === null) return null
  const settings = fieldsOf(config)
  const { profile, profileVersion } = settings
  return {
    token,
    clientId: text(clientId),
    clientSecret: text(clientSecret),
    settings,
    profile: text(profile) ?? 'default',
    profileVersion: Number.isInteger(profileVersion) ? Number(profileVersion) : 0,
    recentEmoji: emojiOf(fieldsOf(recentEmojis)['emojis']),
    drafts: draftsOf(drafts),
  }
}
