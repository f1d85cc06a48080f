import { wirePerson } from '../../../model/testing/routed-server.ts'
import { wirePost } from '../../../model/timelines/testing/instance.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'

/** When the tests of tasks begin, milliseconds since 1970. */
export const began: number = Date.parse('2026-06-10T14:20:00.000Z')

export const minutesAgo = (minutes: number): string => new Date(began - minutes * 60_000).toISOString()

/** A notification as Akkoma sends it: the higher its number, the later it came. */
export const told = (id: number, type: string, who: string, more: object = {}) => ({
  id: String(id),
  type,
  created_at: minutesAgo(60 - id / 100),
  account: wirePerson(who),
  pleroma: { is_seen: false, is_muted: false },
  ...more,
})

/** Something that Mira did, at a time that says nothing. */
export const byMira = (id: number, type = 'follow', more: object = {}) =>
  told(id, type, 'mira', { created_at: '2026-06-01T12:00:00.000Z', ...more })

/** A post of the viewer. */
export const mine = (id: number, created: string = minutesAgo(120)) =>
  wirePost(id, { account: wirePerson('wren'), content: `<p>My post ${id}</p>`, created_at: created })

/** Somebody answers the viewer. */
export const reply = (id: number, who: string, change: object = {}) =>
  told(id, 'mention', who, {
    status: wirePost(id, {
      account: wirePerson(who),
      content: `<p>Answer ${id}</p>`,
      in_reply_to_account_id: 'id-wren',
      mentions: [wirePerson('wren')],
      ...change,
    }),
  })

/** Pages as servers do: the newest of those below `max_id` and above `since_id`, as many as were asked for. */
export function servePages(server: FakeServer, all: () => readonly { readonly id: string }[]): void {
  server.on('GET /api/v1/notifications', ({ url: { searchParams } }: { url: URL }) => {
    const below = Number(searchParams.get('max_id') ?? Number.POSITIVE_INFINITY)
    const above = Number(searchParams.get('since_id') ?? Number.NEGATIVE_INFINITY)
    const items = all()
      .filter(({ id }) => Number(id) < below && Number(id) > above)
      .slice(0, Number(searchParams.get('limit')))
    const next = items.at(-1)
    return Response.json(items, {
      headers: next
        ? { link: `<https://fen.example/api/v1/notifications?max_id=${next.id}>; rel="next"` }
        : {},
    })
  })
  server.on('POST /api/v1/pleroma/notifications/read', [])
}
