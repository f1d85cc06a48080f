import type { Fields } from '../../lib/fields.ts'
import type { Here } from './exchange.ts'

/** What this browser keeps of a state that devices merge. */
export interface KeptState<State> {
  readonly state: State
  /** Version of the account's store when it was last read or written; 0 for none. */
  readonly version: number
  /** There are changes that the store does not have. */
  readonly isUnsent: boolean
}

interface StateRules<State> {
  readonly none: State
  /** Reads the body of the store as far as it can be read. */
  readonly parse: (body: Fields) => State
  readonly merge: (a: State, b: State) => State
  /** The body that is written as the version after the kept one. */
  readonly bodyOf: (kept: KeptState<State>) => Fields
}

const asText = (value: unknown): string => JSON.stringify(value)

/** Maximum characters of a body; Akkoma takes 100,000. */
const BODY_LIMIT = 80_000

/** A body with as many of its newest entries as fit; the rest is kept on this device only. */
export function fittingBody<Entry>(
  newestFirst: readonly Entry[],
  bodyOf: (entries: readonly Entry[]) => Fields,
  limit = BODY_LIMIT,
): Fields {
  for (let entries = newestFirst; ; entries = entries.slice(0, Math.floor(entries.length / 2))) {
    const body = bodyOf(entries)
    if (entries.length === 0 || asText(body).length <= limit) return body
  }
}

/** Our side of the exchange with the account's store. */
export function mergedHere<State>(
  { none, parse, merge, bodyOf }: StateRules<State>,
  read: () => KeptState<State>,
  write: (kept: KeptState<State>) => void,
): Here {
  let sent = ''
  return {
    version: () => read().version,
    outgoing: () => {
      const kept = read()
      if (!kept.isUnsent) return null
      sent = asText(kept.state)
      return { settings: bodyOf(kept), version: kept.version + 1 }
    },
    sent: ({ version }) => {
      const { state } = read()
      // More may have changed while it was sent.
      write({ state, version, isUnsent: asText(state) !== sent })
    },
    take: ({ settings, version }) => {
      const theirs = parse(settings)
      const state = merge(read().state, theirs)
      write({ state, version, isUnsent: asText(state) !== asText(merge(theirs, theirs)) })
    },
    gone: () => {
      const { state } = read()
      write({ state, version: 0, isUnsent: asText(state) !== asText(none) })
    },
  }
}
