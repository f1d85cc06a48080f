import type { Context } from '../context.ts'
import type { AccountRow } from '../db/schema.ts'
import type { Params } from '../http/params.ts'
import { publicTimelines } from '../presenters/nodeinfo.ts'

/** What a socket listens to. `label` is what its frames name under `stream`. */
export type Subscription =
  | { kind: 'user'; label: string }
  | { kind: 'user:notification'; label: string }
  | { kind: 'direct'; label: string }
  | { kind: 'public'; label: string; isLocal: boolean; hasMedia: boolean; host: string | null }
  | { kind: 'hashtag'; label: string; tag: string }
  | { kind: 'list'; label: string; listId: number }

/** Streams of tags and of media tell of new posts only, not of what becomes of them, as the recordings show. */
export const tellsChanges = (subscription: Subscription): boolean =>
  subscription.kind !== 'hashtag' && !(subscription.kind === 'public' && subscription.hasMedia)

/** The status a stream is refused with, before the upgrade. */
export type Refusal = 401 | 404

const PUBLIC: Record<string, { isLocal: boolean; hasMedia: boolean }> = {
  public: { isLocal: false, hasMedia: false },
  'public:local': { isLocal: true, hasMedia: false },
  'public:media': { isLocal: false, hasMedia: true },
  'public:local:media': { isLocal: true, hasMedia: true },
}

const openList = async (
  ctx: Context,
  viewer: AccountRow,
  text: string | undefined,
): Promise<Subscription | Refusal> => {
  if (text === undefined) return 401
  const list = await ctx.db
    .selectFrom('lists')
    .select('id')
    .where('id', '=', Number(text))
    .where('account_id', '=', viewer.id)
    .executeTakeFirst()
  return list ? { kind: 'list', label: `list:${list.id}`, listId: list.id } : 404
}

const openOwn = (stream: string, viewer: AccountRow): Subscription | null => {
  if (stream === 'user') return { kind: 'user', label: `user:${viewer.id}` }
  if (stream === 'user:notification') return { kind: 'user:notification', label: 'user:notification' }
  return stream === 'direct' ? { kind: 'direct', label: `direct:${viewer.id}` } : null
}

const OWN = new Set(['user', 'user:notification', 'direct', 'list'])

/** Streams of their own need a person; public ones are closed to visitors where the timelines are. */
export const openStream = async (
  ctx: Context,
  viewer: AccountRow | null,
  stream: string,
  params: Params,
): Promise<Subscription | Refusal> => {
  if (OWN.has(stream)) {
    if (!viewer) return 401
    return openOwn(stream, viewer) ?? openList(ctx, viewer, params.text('list'))
  }
  const open = publicTimelines(ctx)
  const how = PUBLIC[stream]
  if (how) {
    if (!viewer && !(how.isLocal ? open.local : open.federated)) return 401
    return { kind: 'public', label: stream, host: null, ...how }
  }
  if (!viewer && !open.federated) return 401
  const host = params.text('instance')
  if (stream === 'public:remote' && host)
    return { kind: 'public', label: `public:remote:${host}`, isLocal: false, hasMedia: false, host }
  const tag = params.text('tag')?.toLowerCase()
  return stream === 'hashtag' && tag ? { kind: 'hashtag', label: `hashtag:${tag}`, tag } : 404
}
