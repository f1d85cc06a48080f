import * as v from 'valibot'
import { accountIdSchema, statusIdSchema, type StatusId } from '../entities/ids.ts'
import { notificationSchema, type Notification } from '../entities/notification.ts'
import { statusSchema, type Status } from '../entities/status.ts'
import { parseJson } from '../wire/parse-json.ts'
import { converted, field, items, looseObject, nullableField, number, text, wire } from '../wire/wire.ts'

const followedSchema = wire({
  id: accountIdSchema,
  follower_count: nullableField(number),
  following_count: nullableField(number),
})

/** Somebody began or ceased to follow, or asked to: `follow_pending`, `follow_accept`, `follow_reject`, `unfollow` … */
const followChangeSchema = wire({ follower: followedSchema, following: followedSchema, state: text })
export type FollowChange = v.InferOutput<typeof followChangeSchema>

/** Something that happened, as told by the socket. `streams` names those it came through. */
export type StreamEvent = { readonly streams: readonly string[] } & (
  | { readonly type: 'update' | 'status.update'; readonly status: Status }
  | { readonly type: 'notification'; readonly notification: Notification }
  | { readonly type: 'delete'; readonly statusId: StatusId }
  | { readonly type: 'pleroma:follow_relationships_update'; readonly change: FollowChange }
  | { readonly type: 'filters_changed' }
)

/** A frame that is not passed on: silently (the answer to a ping), or with a reason for a warning. */
export interface DroppedFrame {
  readonly type: 'dropped'
  readonly reason: string | null
}

/** The schema of what each event carries; null for those that carry nothing. */
export const EVENT_SCHEMAS: Readonly<Record<string, v.GenericSchema<unknown, unknown> | null>> = {
  update: statusSchema,
  'status.update': statusSchema,
  notification: notificationSchema,
  delete: statusIdSchema,
  'pleroma:follow_relationships_update': followChangeSchema,
  filters_changed: null,
}

/** JSON inside a text; some servers leave the wrapping out. */
const payload = converted(text, (value) => JSON.stringify(value))

export const frameSchema = looseObject({ event: text, stream: field(items(text)), payload: field(payload) })

const dropped = (reason: string | null): DroppedFrame => ({ type: 'dropped', reason })

function parse(value: string, read: (text: string) => unknown): { value: unknown } | null {
  try {
    return { value: read(value) }
  } catch {
    return null
  }
}

/** Payloads are JSON inside a text, but for `delete`, whose payload is the bare id. */
function unpack(event: string, payload: unknown): unknown {
  if (typeof payload !== 'string' || event === 'delete') return payload
  return parse(payload, parseJson)?.value
}

function fold(event: string, payload: unknown, streams: readonly string[]): StreamEvent | null {
  switch (event) {
    case 'update':
    case 'status.update': {
      const result = v.safeParse(statusSchema, payload)
      return result.success ? { type: event, status: result.output, streams } : null
    }
    case 'notification': {
      const result = v.safeParse(notificationSchema, payload)
      return result.success ? { type: event, notification: result.output, streams } : null
    }
    case 'delete': {
      const result = v.safeParse(statusIdSchema, payload)
      return result.success ? { type: event, statusId: result.output, streams } : null
    }
    case 'pleroma:follow_relationships_update': {
      const result = v.safeParse(followChangeSchema, payload)
      return result.success ? { type: event, change: result.output, streams } : null
    }
    case 'filters_changed':
      return { type: event, streams }
    default:
      return null
  }
}

/** Reads one text frame of the socket; never throws. Unknown events are dropped with a reason [ERR-26]. */
export function readFrame(data: unknown): StreamEvent | DroppedFrame {
  if (data === 'pong') return dropped(null)
  const json = typeof data === 'string' ? parse(data, JSON.parse) : null
  const frame = v.safeParse(frameSchema, json?.value)
  if (!frame.success) return dropped('a frame that cannot be read')
  const { event, stream = [], payload } = frame.output
  if (!Object.hasOwn(EVENT_SCHEMAS, event)) return dropped(`unknown event "${event}"`)
  return fold(event, unpack(event, payload), stream) ?? dropped(`event "${event}" that cannot be read`)
}
