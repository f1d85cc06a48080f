import { vi } from 'vitest'

import { isThorough } from '../../../../packages/rich-text/src/testing/thorough.ts'
import { stillness } from '../model/timelines/testing/frames.ts'
import type { FakeServer } from './fake-server.ts'

type Fault = Parameters<FakeServer['faults']['set']>[1]

/** One way in which a server fails, and the words of the error catalogue for it. */
export interface FaultCase {
  readonly name: string
  readonly fault: Fault
  /** Of a failed fetch [ERR-12]. */
  readonly says: string
  /** Of a failed action, where the server's own words come first. */
  readonly actionSays: string
  /** What is sent or done meanwhile waits until the server takes it. */
  readonly isTransient: boolean
}

const unreadable = 'The server sent an answer that Skein couldn’t read'
const passing = (name: string, fault: Fault, says: string, actionSays: string = says): FaultCase => ({
  name,
  fault,
  says,
  actionSays,
  isTransient: true,
})
const refused = (name: string, fault: Fault, says: string, actionSays: string): FaultCase => ({
  ...passing(name, fault, says, actionSays),
  isTransient: false,
})
const status = (code: number, error: string) =>
  [String(code), { status: code, body: { error } }, `Unexpected status: ${code}`, error] as const

/** Everything that a server, or what stands before it, may do in the place of an answer. */
export const faultCases: readonly FaultCase[] = [
  passing(...status(401, 'The access token is not valid')),
  refused(...status(403, 'This is not allowed')),
  refused(...status(404, 'Record not found')),
  passing('429', { status: 429 }, 'You are rate limited'),
  passing('500', { status: 500 }, 'Internal Server Error'),
  passing('503 with HTML', { status: 503, text: '<h1>Down</h1>' }, 'The backend is not available'),
  passing('HTML for JSON', { status: 200, text: '<!doctype html><title>Proxy</title>' }, unreadable),
  passing('half a JSON', { status: 200, text: '[{"id": "Q000001", "conte' }, unreadable),
  passing('nothing', { status: 200, text: '' }, unreadable),
  passing('another shape', { status: 200, body: { posts: {} } }, unreadable),
  refused('an error in a 200', { status: 200, body: { error: 'Not today' } }, 'Not today', 'Not today'),
  passing('a lost network', 'unreachable', 'Couldn’t reach the server'),
  passing('silence', 'silent', 'The server took too long to answer'),
]

/** Each of several similar things meets one fault in this many; home meets them all. */
const TURNS = 3
let turn = 0

/**
 * The faults that one of several similar things meets: every third of the wanted ones, and all of them in a thorough
 * run. The next call returns the next third.
 */
export function someFaults(isWanted: (it: FaultCase) => boolean = () => true): readonly FaultCase[] {
  turn += 1
  const wanted = faultCases.filter(isWanted)
  return isThorough ? wanted : wanted.filter((_, index) => index % TURNS === turn % TURNS)
}

/** How long the client waits for a silent server, milliseconds. */
const patienceMs = 30_000

/** Does what asks the server while it misbehaves on these paths; a silent server is not waited for. */
export async function misbehaving(
  instance: FakeServer,
  { fault }: Pick<FaultCase, 'fault'>,
  paths: readonly string[],
  ask: () => unknown,
): Promise<void> {
  for (const path of paths) instance.faults.set(path, fault)
  if (fault !== 'silent') {
    await ask()
    return
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const before = instance.calls.length
  // Other requests may come first: time must not pass before this one is on its way.
  const isAsked = () =>
    instance.calls.slice(before).some(({ path, url }) => paths.includes(path) || paths.includes(url.pathname))
  const asked = ask()
  for (let frame = 0; frame < 600 && !isAsked(); frame++) {
    await stillness()
    // What is done as soon as something is painted.
    vi.advanceTimersByTime(0)
  }
  vi.advanceTimersByTime(patienceMs)
  vi.useRealTimers()
  await asked
}
