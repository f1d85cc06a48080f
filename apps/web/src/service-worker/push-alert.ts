import { fieldsOf, type PushNote } from './push-note.ts'

/** What the system is asked to show. */
export interface PushAlert {
  readonly title: string
  readonly options: {
    readonly body?: string
    readonly icon?: string
    readonly tag: string
    readonly silent: boolean
    readonly data: { readonly path: string }
  }
}

/** Characters of what is shown, and of what is taken: a server sends about 100, systems show about 200. */
const most = { title: 200, body: 500, address: 2_000, id: 100, payload: 10_000 }

/** Of what happens to a post the body may hold the post's words; of these it says only who did what. */
const wordless: ReadonlySet<unknown> = new Set([
  'follow',
  'follow_request',
  'favourite',
  'move',
  'pleroma:emoji_reaction',
])

/** `activity_id` names what happened: only of these is that the post itself. */
const ofPost: ReadonlySet<unknown> = new Set(['mention', 'status', 'poll'])

/** The fields of a payload; none where it is no JSON, or longer than any server's. */
function fieldsIn(payload: string | null): Readonly<Record<string, unknown>> {
  if (payload === null || payload.length > most.payload) return {}
  try {
    return fieldsOf(JSON.parse(payload))
  } catch {
    return {}
  }
}

/** Without half of a pair of code units at its end. */
const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…` : text

const wordsOf = (value: unknown, length: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? cut(value.trim(), length) : undefined

function idOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined
  return typeof value === 'string' && value !== '' && value.length <= most.id ? value : undefined
}

/** A picture of the own server: to fetch one from another would tell that one where and when the device is on. */
function pictureOf(value: unknown, origin: string): string | undefined {
  const isAddress = typeof value === 'string' && value.length <= most.address && /^https?:\/\//.test(value)
  return isAddress && URL.canParse(value) && new URL(value).origin === origin ? value : undefined
}

/** Whether it comes without a sound: who did it is not told, so while only some ring nobody does. */
function isSilent({ quiet, ringsUntil, silentUntil }: PushNote, now: Date): boolean {
  if (now.getTime() < silentUntil) return true
  if (quiet === null || quiet.from === quiet.to || now.getTime() < ringsUntil) return false
  const minute = now.getHours() * 60 + now.getMinutes()
  const [isAfterFrom, isBeforeTo] = [minute >= quiet.from, minute < quiet.to]
  return quiet.from < quiet.to ? isAfterFrom && isBeforeTo : isAfterFrom || isBeforeTo
}

function pathOf(type: unknown, pleroma: unknown, listPath: string): string {
  const id = ofPost.has(type) ? idOf(fieldsOf(pleroma)['activity_id']) : undefined
  try {
    return id === undefined ? listPath : `/notice/${encodeURIComponent(id)}`
  } catch {
    return listPath
  }
}

/**
 * What is shown of a push, as the server sent it. Whatever it sent, something is: a browser shows words of its own for
 * a push that nobody shows. The tag is the one of `alerts/alert-content.ts`, so what an open tab shows too is one.
 */
export function pushAlert(
  payload: string | null,
  note: PushNote,
  { now, origin }: { readonly now: Date; readonly origin: string },
): PushAlert {
  const { title, body, icon, notification_id, notification_type, pleroma } = fieldsIn(payload)
  const said = wordsOf(body, most.body)
  const isHidden = said !== undefined && note.hidesWords && !wordless.has(notification_type)
  const shown = isHidden ? note.words.hidden : said
  const picture = pictureOf(icon, origin)
  return {
    title: wordsOf(title, most.title) ?? note.words.title,
    options: {
      ...(shown === undefined ? {} : { body: shown }),
      ...(picture === undefined ? {} : { icon: picture }),
      tag: `skein-${note.viewerId}-${idOf(notification_id) ?? 'new'}`,
      silent: isSilent(note, now),
      data: { path: pathOf(notification_type, pleroma, note.listPath) },
    },
  }
}
