import type { SeenCall } from '../../../testing/fake-server.ts'

const status = (code: number, headers: Record<string, string> = {}) =>
  [`status ${code}`, () => Response.json({ error: 'Try tomorrow' }, { status: code, headers })] as const

/** How a call may fail: what tests of destructive calls go through, as the name and the answer of a fake server. */
export const faultTable: readonly (readonly [name: string, reply: (call: SeenCall) => unknown])[] = [
  status(400),
  status(403),
  status(404),
  status(422),
  status(429, { 'retry-after': '60' }),
  status(500),
  ['a page of HTML', () => new Response('<!doctype html>', { status: 200 })],
  ['a dropped connection', () => 'unreachable'],
  [
    'a timeout',
    () => {
      throw new DOMException('The operation timed out', 'TimeoutError')
    },
  ],
]
