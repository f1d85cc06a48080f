import type { DraftPoll } from '../../../model/writing.ts'
import { FEWEST_OPTIONS } from './offers-polls.ts'
import type { PollSpan } from './written-post.ts'

/** How long a new poll stays open, seconds. [POLL-08] */
const NEW_POLL_SECONDS = 86_400

/** Seconds of each unit that a poll's time can be given in. */
export const UNIT_SECONDS = { minutes: 60, hours: 3_600, days: 86_400 } as const
export type PollUnit = keyof typeof UNIT_SECONDS
const units = Object.keys(UNIT_SECONDS) as PollUnit[]

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

/** A poll nobody has written anything into: one choice, two blank answers, a day if the server allows it. */
export function newPoll({ minExpiration, maxExpiration }: PollSpan): DraftPoll {
  return {
    options: ['', ''],
    isMultiple: false,
    expiresIn: clamp(NEW_POLL_SECONDS, minExpiration, maxExpiration),
  }
}

/** Minutes, hours and days, without those longer than a poll may last; minutes always. [POLL-13] */
export function unitsWithin({ maxExpiration }: PollSpan): readonly PollUnit[] {
  return units.filter((unit) => unit === 'minutes' || UNIT_SECONDS[unit] <= maxExpiration)
}

/** The longest unit in which the time is a whole number. */
export function unitOf(seconds: number, span: PollSpan): PollUnit {
  return unitsWithin(span).findLast((unit) => seconds % UNIT_SECONDS[unit] === 0) ?? 'minutes'
}

/** The shortest and the longest time that can be given in a unit, as numbers of it. */
export function amountsIn(unit: PollUnit, { minExpiration, maxExpiration }: PollSpan) {
  const seconds = UNIT_SECONDS[unit]
  const min = Math.max(1, Math.ceil(minExpiration / seconds))
  return { min, max: Math.max(min, Math.floor(maxExpiration / seconds)) }
}

/** The seconds of a time as it was typed, brought within what the server allows. [POLL-12] */
export function secondsOf(amount: number, unit: PollUnit, span: PollSpan): number {
  const { min, max } = amountsIn(unit, span)
  const whole = Number.isFinite(amount) ? Math.round(amount) : min
  return clamp(whole, min, max) * UNIT_SECONDS[unit]
}

/** The answers as they are sent: without blank ones. */
const written = ({ options }: DraftPoll) => options.filter((option) => option.trim() !== '')

/** How many different answers there are. */
const variety = (poll: DraftPoll) => new Set(written(poll).map((option) => option.trim())).size

/** Whether two different answers are there: fewer cannot be voted on. [POLL-15] */
export function hasEnoughOptions(poll: DraftPoll): boolean {
  return variety(poll) >= FEWEST_OPTIONS
}

/** The places of the answers that are to be written, or written otherwise, until there are enough. */
export function lackingOptions(poll: DraftPoll): readonly number[] {
  const words = poll.options.map((option) => option.trim())
  const places = [...words.keys()]
  const blank = places.filter((place) => words[place] === '')
  const again = places.filter((place) => words[place] !== '' && words.indexOf(words[place] ?? '') < place)
  return [...blank, ...again].slice(0, Math.max(0, FEWEST_OPTIONS - variety(poll)))
}

/** The poll as it is sent. */
export function sentPoll(poll: DraftPoll): DraftPoll {
  return { ...poll, options: written(poll) }
}

export function withOption(poll: DraftPoll, index: number, text: string): DraftPoll {
  return { ...poll, options: poll.options.with(index, text) }
}

/** With one more blank answer below another one, as long as the server takes more. [POLL-10] */
export function withBlankBelow(poll: DraftPoll, index: number, maxOptions: number): DraftPoll {
  if (poll.options.length >= maxOptions) return poll
  return { ...poll, options: poll.options.toSpliced(index + 1, 0, '') }
}

/** Without an answer, as long as two remain. [POLL-11] */
export function withoutOption(poll: DraftPoll, index: number): DraftPoll {
  if (poll.options.length <= FEWEST_OPTIONS) return poll
  return { ...poll, options: poll.options.toSpliced(index, 1) }
}

/** With an answer at another place. */
export function withMovedOption(poll: DraftPoll, from: number, to: number): DraftPoll {
  const text = poll.options[from]
  if (text === undefined || to < 0 || to >= poll.options.length) return poll
  return { ...poll, options: poll.options.toSpliced(from, 1).toSpliced(to, 0, text) }
}
