/** A post as far as the floor draws it. */
export interface Post {
  id: string
  name: string
  acct: string
  avatar: string
  time: string
  subject: string
  text: string
  pictures: { id: string; url: string; width: number; height: number; alt: string }[]
}

interface Wire {
  id: string
  content: string
  created_at: string
  spoiler_text: string
  account: { display_name: string; acct: string; avatar: string }
  media_attachments: {
    id: string
    preview_url: string
    description: string | null
    meta?: { original?: { width?: number; height?: number } }
  }[]
}

/** A notification as far as the floor draws it. */
export interface Notification {
  id: string
  type: string
  time: string
  name: string
  avatar: string
  post: Post | null
}

interface WireNotification {
  id: string
  type: string
  created_at: string
  account: { display_name: string; avatar: string }
  status?: Wire | null
}

const params = new URLSearchParams(location.hash.slice(1))
const token = params.get('token') ?? ''

export const threadId = params.get('thread')
export const streamName = params.get('stream')
/** Streamed posts are counted, not shown. */
export const isHeldBack = params.has('held')

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }

const toText = (html: string): string =>
  html
    .replace(/<br\/?>|<\/p><p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

export const toPost = (wire: Wire): Post => ({
  id: wire.id,
  name: wire.account.display_name,
  acct: wire.account.acct,
  avatar: wire.account.avatar,
  time: wire.created_at,
  subject: wire.spoiler_text,
  text: toText(wire.content),
  pictures: wire.media_attachments.map(({ id, preview_url, description, meta }) => ({
    id,
    url: preview_url,
    width: meta?.original?.width ?? 4,
    height: meta?.original?.height ?? 3,
    alt: description ?? '',
  })),
})

const get = async <T,>(path: string): Promise<T> =>
  (await (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).json()) as T

/** A page of home; `before`: the id of the oldest post that is there. */
export const fetchHome = async (before?: string): Promise<Post[]> =>
  (await get<Wire[]>(`/api/v1/timelines/home?limit=20${before ? `&max_id=${before}` : ''}`)).map(toPost)

export const fetchNotifications = async (): Promise<Notification[]> =>
  (await get<WireNotification[]>('/api/v1/notifications?limit=30')).map(
    ({ id, type, created_at, account, status }) => ({
      id,
      type,
      time: created_at,
      name: account.display_name,
      avatar: account.avatar,
      post: status ? toPost(status) : null,
    }),
  )

export const fetchThread = async (id: string): Promise<Post[]> => {
  const [focus, { ancestors, descendants }] = await Promise.all([
    get<Wire>(`/api/v1/statuses/${id}`),
    get<{ ancestors: Wire[]; descendants: Wire[] }>(`/api/v1/statuses/${id}/context`),
  ])
  return [...ancestors, focus, ...descendants].map(toPost)
}

/** Calls back with each post that is streamed. */
export const listen = (stream: string, onPost: (post: Post) => void): void => {
  const address = `${location.origin.replace(/^http/, 'ws')}/api/v1/streaming?stream=${stream}&access_token=${token}`
  new WebSocket(address).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { event, payload } = JSON.parse(data) as { event: string; payload: string }
    if (event === 'update') onPost(toPost(JSON.parse(payload) as Wire))
  })
}
