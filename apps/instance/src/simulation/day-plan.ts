import { createRandom } from '../seed/random.ts'

/** How often things happen, each a number a second; 0: never. */
export interface DayRates {
  posts: number
  edits: number
  deletions: number
}

export interface DayOptions extends Partial<DayRates> {
  /** The same seed plays the same day. */
  seed?: number
  /** Happenings after which the day is over; left out: until it is stopped. */
  total?: number
}

/** Something that is due; `chance` (0–1) chooses whom or what it concerns. */
export interface Happening {
  /** Milliseconds from the start of the day. */
  atMs: number
  do: 'post' | 'edit' | 'delete'
  chance: number
}

const KINDS = [
  ['post', 'posts'],
  ['edit', 'edits'],
  ['delete', 'deletions'],
] as const
const SECOND = 1000

/** The happenings of a day in their order: each kind at even distances, posts first where two fall together. */
export function* planDay({
  posts = 0,
  edits = 0,
  deletions = 0,
  seed = 1,
  total = Infinity,
}: DayOptions): Generator<Happening> {
  const rates: DayRates = { posts, edits, deletions }
  const random = createRandom(seed)
  const due = KINDS.filter(([, name]) => rates[name] > 0).map(([kind, name]) => {
    const everyMs = SECOND / rates[name]
    return { do: kind, everyMs, atMs: everyMs }
  })
  for (let played = 0; played < total && due.length > 0; played += 1) {
    const next = due.reduce((first, other) => (other.atMs < first.atMs ? other : first))
    yield { atMs: next.atMs, do: next.do, chance: random.next() }
    next.atMs += next.everyMs
  }
}
