import { SOCKET_RETRY_MS, SOCKET_RETRY_MULTIPLIER_MAX } from '../limits.ts'

/** How a socket stands [RT-02]. */
export type StreamStatus = 'starting-initial' | 'starting' | 'joined' | 'error' | 'closed' | 'disabled'

export interface ConnectionState {
  readonly status: StreamStatus
  /** How often a connection failed in a row. */
  readonly failures: number
  /** Whether it was ever open since it was asked for. */
  readonly hasOpened: boolean
}

export type ConnectionEvent =
  | { readonly type: 'start' }
  | { readonly type: 'opened' }
  | { readonly type: 'closed'; readonly code: number }
  | { readonly type: 'waited' }
  /** The line may be another one now: what is open may be dead, and waiting is of no use. */
  | { readonly type: 'redial' }
  /** The server says that it has no such thing. */
  | { readonly type: 'missing' }
  | { readonly type: 'stop' }

/** What the driver has to do after an event. */
export type ConnectionEffect =
  | { readonly type: 'connect' }
  | { readonly type: 'hangUp' }
  | { readonly type: 'wait'; readonly ms: number }

export interface ConnectionStep {
  readonly state: ConnectionState
  readonly effect: ConnectionEffect | null
}

export const INITIAL_CONNECTION: ConnectionState = {
  status: 'disabled',
  failures: 0,
  hasOpened: false,
}

/** Codes that mean goodbye: closed as asked, and gone away. */
const GOODBYES = new Set([1000, 1001])

const CAN_REDIAL: ReadonlySet<StreamStatus> = new Set(['joined', 'error', 'starting'])

function fail(before: ConnectionState): ConnectionStep {
  const state: ConnectionState = { ...before, status: 'error', failures: before.failures + 1 }
  return {
    state,
    effect: { type: 'wait', ms: SOCKET_RETRY_MS * Math.min(state.failures, SOCKET_RETRY_MULTIPLIER_MAX) },
  }
}

/** The life of a socket as a pure function [RT-05] [RT-06] [RT-07] [RT-09]. */
export function stepConnection(state: ConnectionState, event: ConnectionEvent): ConnectionStep {
  const stay: ConnectionStep = { state, effect: null }
  switch (event.type) {
    case 'start':
      if (state.status !== 'disabled' && state.status !== 'closed') return stay
      return { state: { ...INITIAL_CONNECTION, status: 'starting-initial' }, effect: { type: 'connect' } }
    case 'opened':
      if (state.status !== 'starting' && state.status !== 'starting-initial') return stay
      return { state: { status: 'joined', failures: 0, hasOpened: true }, effect: null }
    case 'closed':
      if (state.status === 'disabled' || state.status === 'closed') return stay
      return GOODBYES.has(event.code)
        ? { state: { ...state, status: 'closed', failures: 0 }, effect: null }
        : fail(state)
    case 'waited':
      if (state.status !== 'error') return stay
      return { state: { ...state, status: 'starting' }, effect: { type: 'connect' } }
    case 'redial':
      if (!CAN_REDIAL.has(state.status)) return stay
      return { state: { ...state, status: 'starting' }, effect: { type: 'connect' } }
    case 'missing':
      if (state.hasOpened || (state.status !== 'error' && state.status !== 'starting')) return stay
      return { state: { ...state, status: 'closed', failures: 0 }, effect: { type: 'hangUp' } }
    case 'stop':
    default:
      return { state: INITIAL_CONNECTION, effect: { type: 'hangUp' } }
  }
}
