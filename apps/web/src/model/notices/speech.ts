import { useStore } from 'zustand'
import type { MessageKey } from '../../i18n/index.ts'
import { forgetUtterances, type Live } from '../../lib/speech.ts'
import type { Failure } from './failure-text.ts'
import { forgetWithSession, sessionStore, sessionValue } from '../session/memory.ts'

export interface Saying {
  readonly messageKey: MessageKey
  readonly messageArgs?: Readonly<Record<string, string | number | Failure>>
  /** Takes back what it tells of. */
  readonly undo?: (() => void) | null
  readonly live?: Live
}

/** One thing that was said. */
export interface Said extends Required<Saying> {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
}

type Words = Pick<Said, 'messageKey' | 'messageArgs'>

/** Things that are kept to be read again. */
export const keptSaid = 50

const speech = sessionStore<{
  /** Newest first. */
  readonly journal: readonly Said[]
}>(() => ({ journal: [] }))
let lastId = 0
const lastSpokenId = sessionValue(() => lastId)
forgetWithSession(forgetUtterances)

/** Whether two have the same words. */
export const saysSame = (one: Words, other: Words): boolean =>
  one.messageKey === other.messageKey && JSON.stringify(one.messageArgs) === JSON.stringify(other.messageArgs)

/** Says what has happened or what a key has done, and keeps it for the journal. Answers its id. */
export function say({ messageKey, messageArgs = {}, undo = null, live = 'polite' }: Saying): number {
  lastId += 1
  const said: Said = { id: lastId, at: Date.now(), messageKey, messageArgs, undo, live }
  const { journal } = speech.getState()
  // What is said again and again is one entry.
  const before = journal[0] !== undefined && saysSame(journal[0], said) ? journal.slice(1) : journal
  speech.setState({ journal: [said, ...before].slice(0, keptSaid) })
  return said.id
}

/** It cannot be taken back any more. */
export function loseUndo(id: number): void {
  speech.setState(({ journal }) => ({
    journal: journal.map((said) => (said.id === id ? { ...said, undo: null } : said)),
  }))
}

/** What came into the journal since this was asked last, oldest first. */
export function takeUnspoken(journal: readonly Said[]): readonly Said[] {
  const unspoken = journal.filter(({ id }) => id > lastSpokenId.current).toReversed()
  lastSpokenId.current = unspoken.at(-1)?.id ?? lastSpokenId.current
  return unspoken
}

/** What was said in this session, newest first. */
export function useJournal(): readonly Said[] {
  return useStore(speech, ({ journal }) => journal)
}

export function getJournal(): readonly Said[] {
  return speech.getState().journal
}
