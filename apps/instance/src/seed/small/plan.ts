import { createRandom, type Random } from '../random.ts'
import { PEOPLE, handleOf, personOf } from './people.ts'
import { readThreads, readTimedPosts, readUntimedPosts } from './posts.ts'
import type { Post } from './schemas.ts'

const SEED = 20_411
/** Minutes: singles without a time of their own lie between these two. */
const POOL_NEWEST = 482
const POOL_OLDEST = 34_000

/** A post with its moment, in minutes before now, and a name. */
export interface PlannedPost extends Post {
  key: string
  minutesAgo: number
}

export type Action =
  | { kind: 'favourite' | 'repeat' | 'bookmark'; by: string; key: string; minutesAgo: number }
  | { kind: 'react'; by: string; key: string; minutesAgo: number; name: string }
  | { kind: 'vote'; by: string; key: string; minutesAgo: number; choices: number[] }
  | { kind: 'edit' | 'pin'; by: string; key: string; minutesAgo: number }

export interface WorldPlan {
  /** Oldest first. */
  posts: PlannedPost[]
  /** Oldest first. */
  actions: Action[]
  /** follower → followed. */
  follows: [string, string][]
}

function placeThreads(): PlannedPost[] {
  return readThreads().flatMap(({ minutesAgo, first, answers }) => {
    const placed: PlannedPost[] = [{ ...first, minutesAgo }]
    const agoOf = new Map([[first.key, minutesAgo]])
    for (const [index, { minutesAfter, ...answer }] of answers.entries()) {
      const parent = agoOf.get(answer.repliesTo)
      if (parent === undefined) throw new Error(`The answer to "${answer.repliesTo}" comes before it.`)
      // Two answers of one minute keep their order.
      const moment = Math.max(0.3, parent - minutesAfter - index * 0.004)
      const key = answer.key ?? `${first.key}-${index}`
      agoOf.set(key, moment)
      placed.push({ ...answer, key, minutesAgo: moment })
    }
    return placed
  })
}

function placePosts(random: Random): PlannedPost[] {
  const placed = placeThreads()
  const timed = readTimedPosts()
  const agoOf = new Map(placed.map((post) => [post.key, post.minutesAgo]))
  for (const spec of timed)
    if (spec.key !== undefined && spec.minutesAgo !== undefined) agoOf.set(spec.key, spec.minutesAgo)
  for (const [index, spec] of [...timed, ...readUntimedPosts()].entries()) {
    const quoted = spec.quotes === undefined ? undefined : agoOf.get(spec.quotes)
    const chosen = POOL_NEWEST + random.next() ** 1.7 * (POOL_OLDEST - POOL_NEWEST)
    const minutesAgo =
      spec.minutesAgo ?? (quoted === undefined ? chosen : Math.max(1, quoted * random.between(0.55, 0.9)))
    placed.push({ ...spec, key: spec.key ?? `single-${index}`, minutesAgo })
  }
  return placed.sort((one, other) => other.minutesAgo - one.minutesAgo)
}

/** These follow, or ask to, while the notifications are told: see `addSurroundings`. */
const LATE_FOLLOWS = new Set([
  'moth wren',
  'jost@bücherei.example wren',
  'farrow wren',
  'hanae@kilncafe.example tomas',
])

/** Who follows whom; the main reader follows nearly everybody, a newcomer nearly nobody. */
function planFollows(random: Random): [string, string][] {
  const notFollowedByReader = new Set(['moth', 'farrow', 'scrap', 'orla@tidewrack.example'])
  const pairs: [string, string][] = []
  for (const follower of PEOPLE) {
    for (const followed of PEOPLE) {
      const [one, other] = [handleOf(follower), handleOf(followed)]
      if (one === other || other === 'maren' || (follower.host !== undefined && followed.host !== undefined))
        continue
      if (other === 'orla@tidewrack.example' || one === 'orla@tidewrack.example') continue
      if (LATE_FOLLOWS.has(`${one} ${other}`)) continue
      const isReader = one === 'wren'
      const likes =
        follower.isNew === true || followed.isNew === true ? 0.2 : follower.isBot === true ? 0 : 0.62
      if (isReader ? !notFollowedByReader.has(other) : random.chance(likes)) pairs.push([one, other])
    }
  }
  for (const friend of ['wren', 'tomas', 'odile', 'abel', 'granfern', 'catarina', 'jun@kilncafe.example'])
    pairs.push([friend, 'maren'])
  return pairs
}

function audienceOf(post: PlannedPost, follows: ReadonlySet<string>): string[] {
  const { scope = 'public', by } = post
  if (scope === 'direct') return []
  return PEOPLE.filter((person) => {
    const handle = handleOf(person)
    if (handle === by || person.isBot === true || handle === 'orla@tidewrack.example') return false
    if (scope === 'local') return person.host === undefined
    if (scope === 'private') return follows.has(`${handle} ${by}`)
    return true
  }).map(handleOf)
}

/** A moment after the post (most soon, some late), and before now. */
function momentAfter(random: Random, minutesAgo: number): number {
  const delay = 1 + random.next() ** 3 * 900
  return minutesAgo > delay ? minutesAgo - delay : minutesAgo * random.between(0.05, 0.9)
}

function planVotes(random: Random, post: PlannedPost, audience: readonly string[]): Action[] {
  const { poll } = post
  if (poll === undefined) return []
  const weights = poll.weights ?? poll.options.map(() => 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const choose = (): number => {
    let rest = random.next() * total
    return Math.max(
      0,
      weights.findIndex((weight) => (rest -= weight) < 0),
    )
  }
  const others = audience.filter((handle) => handle !== 'wren')
  const voters = [...random.sample(others, Math.round(others.length * 0.6)), ...(poll.votedBy ?? [])]
  return voters.map((by) => {
    const choices = poll.isMultiple === true ? [...new Set([choose(), choose()])] : [choose()]
    return {
      kind: 'vote',
      by,
      key: post.key,
      choices,
      minutesAgo: Math.max(post.minutesAgo - random.between(1, poll.hours * 60), 0.1),
    }
  })
}

function planActions(random: Random, post: PlannedPost, follows: ReadonlySet<string>): Action[] {
  const { key, minutesAgo, by } = post
  const audience = audienceOf(post, follows)
  const liked = post.liked ?? random.between(0.05, 0.5)
  const isRemote = personOf(by).host !== undefined
  const popularity = liked * (isRemote ? 0.35 : 0.6)
  const at = (): number => momentAfter(random, minutesAgo)
  const favouriters = new Set([
    ...(post.favouritedBy ?? []),
    ...random.sample(audience, Math.round(audience.length * popularity * random.between(0.6, 1))),
  ])
  const isRepeatable = post.scope === undefined || post.scope === 'public'
  const isLoved = isRepeatable && liked > 0.6 && post.poll === undefined && post.repliesTo === undefined
  const named = (post.repeatedBy ?? []).map((who) =>
    typeof who === 'string' ? { by: who, minutesAgo: at() } : who,
  )
  const chanced = isLoved && random.chance(0.12) ? random.sample(audience, random.integer(1, 2)) : []
  const repeaters = new Map([
    ...chanced.map((who) => [who, at()] as const),
    ...named.map((each) => [each.by, each.minutesAgo] as const),
  ])
  const actions: Action[] = [
    ...[...favouriters].map((who): Action => ({ kind: 'favourite', by: who, key, minutesAgo: at() })),
    ...[...repeaters].map(([who, moment]): Action => ({ kind: 'repeat', by: who, key, minutesAgo: moment })),
    ...(post.bookmarkedBy ?? []).map((who): Action => ({ kind: 'bookmark', by: who, key, minutesAgo: at() })),
    ...planVotes(random, post, audience),
  ]
  for (const [name, who] of Object.entries(post.reactions ?? {})) {
    const people = typeof who === 'number' ? random.sample(audience, who) : who
    for (const person of people) actions.push({ kind: 'react', by: person, key, name, minutesAgo: at() })
  }
  if (post.edit !== undefined)
    actions.push({ kind: 'edit', by, key, minutesAgo: Math.max(0.2, minutesAgo - post.edit.minutesAfter) })
  if (post.isPinned === true)
    actions.push({ kind: 'pin', by, key, minutesAgo: Math.max(0.2, minutesAgo - 2) })
  return actions
}

/** The whole small world, the same at every call. */
export function planSmallWorld(): WorldPlan {
  const random = createRandom(SEED)
  const follows = planFollows(random)
  const pairs = new Set(follows.map(([follower, followed]) => `${follower} ${followed}`))
  const posts = placePosts(random)
  const actions = posts.flatMap((post) => planActions(random, post, pairs))
  return { posts, follows, actions: actions.sort((one, other) => other.minutesAgo - one.minutesAgo) }
}
