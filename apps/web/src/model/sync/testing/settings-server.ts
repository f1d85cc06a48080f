import { fieldsOf } from '../../../lib/fields.ts'
import { type FakeServer, notFound } from '../../../testing/fake-server.ts'
import type { Stored } from '../merge.ts'

const start = '/api/v1/akkoma/frontend_settings/'

/** A server that keeps settings as Akkoma does. What it has is under "frontend/name". */
export function keepSettings(server: FakeServer): Map<string, Stored> {
  const kept = new Map<string, Stored>()
  const before = server.reply
  server.reply = (call) => {
    const place = call.url.pathname.startsWith(start) ? call.url.pathname.slice(start.length) : null
    if (place === null) return before(call)
    if (!place.includes('/'))
      return [...kept].flatMap(([key, { version }]) => {
        const [frontend, name = ''] = key.split('/')
        return frontend === place ? [{ name: decodeURIComponent(name), version }] : []
      })
    const there = kept.get(place)
    if (call.method === 'DELETE') return kept.delete(place) ? { deleted: 'ok' } : notFound()
    if (call.method === 'GET') return there ?? notFound()
    const { settings, version } = fieldsOf(JSON.parse(call.body))
    if (version !== (there?.version ?? 0) + 1)
      return Response.json({ error: 'must be incremented by 1' }, { status: 422 })
    kept.set(place, { settings: fieldsOf(settings), version })
    return settings
  }
  return kept
}
