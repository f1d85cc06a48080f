import { useStore } from 'zustand'
import type { MessageKey } from '../i18n/index.ts'
import { sessionStore } from './session/memory.ts'

export interface Saying {
  readonly messageKey: MessageKey
  readonly messageArgs?: Readonly<Record<string, string | number>>
  /** Takes back what it tells of. */
  readonly undo?: (() => void) | null
}

/** One thing that was said. */
export interface Said extends Required<Saying> {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
}

interface Speech {
  /** Newest first. */
  readonly journal: readonly Said[]
  readonly spoken: Said | null
}

/** Things that are kept to be read again. */
export const keptSaid = 50
/** What was spoken leaves its region, so that nobody comes across it there later; milliseconds. */
const spokenMs = 5_000

const speech = sessionStore<Speech>(() => ({ journal: [], spoken: null }))
let lastId = 0

const isSame = (one: Said, other: Said): boolean =>
  one.messageKey === other.messageKey && JSON.stringify(one.messageArgs) === JSON.stringify(other.messageArgs)

/** Keeps something for the journal that is spoken where it stands. Answers its id. */
export function keepSaid({ messageKey, messageArgs = {}, undo = null }: Saying): number {
  lastId += 1
  const said: Said = { id: lastId, at: Date.now(), messageKey, messageArgs, undo }
  const { journal } = speech.getState()
  // What is said again and again is one entry.
  const before = journal[0] !== undefined && isSame(journal[0], said) ? journal.slice(1) : journal
  speech.setState({ journal: [said, ...before].slice(0, keptSaid) })
  return said.id
}

/** Says what a key or a press has done, to who does not see it, and keeps it for the journal. */
export function say(saying: Saying): void {
  const id = keepSaid(saying)
  const spoken = speech.getState().journal[0] ?? null
  speech.setState({ spoken })
  setTimeout(() => {
    if (speech.getState().spoken?.id === id) speech.setState({ spoken: null })
  }, spokenMs)
}

/** It cannot be taken back any more. */
export function loseUndo(id: number): void {
  speech.setState(({ journal }) => ({
    journal: journal.map((said) => (said.id === id ? { ...said, undo: null } : said)),
  }))
}

/** What is being said now. */
export function useSpoken(): Said | null {
  return useStore(speech, ({ spoken }) => spoken)
}

/** What was said in this session, newest first. */
export function useJournal(): readonly Said[] {
  return useStore(speech, ({ journal }) => journal)
}

export function getJournal(): readonly Said[] {
  return speech.getState().journal
}
