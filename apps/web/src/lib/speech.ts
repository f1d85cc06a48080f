import { useSyncExternalStore } from 'react'
import { createEmitter } from './emitter.ts'

/** `urgent` interrupts what is being read; `polite` waits. */
export type Live = 'polite' | 'urgent'

export interface Utterance {
  readonly id: number
  readonly words: string
  readonly live: Live
  /** When it was said, ms of the page. */
  readonly at: number
}

/** What was spoken leaves its region, so that nobody comes across it there later; milliseconds. */
const spokenMs = 5_000
/** What lasts shorter is not worth a word: a list that is loading; milliseconds. */
export const busyMs: number = 1_000

/** Of what is said before there is a region, or all at once. */
const mostWaiting = 10

let utterances: readonly Utterance[] = []
let lastId = 0
let lastSpoken = 0
const changed = createEmitter()

function change(next: readonly Utterance[]): void {
  utterances = next
  changed.emit()
}

/** Has a screen reader say something. Everything that is spoken comes through here; the regions are drawn once. */
export function speak(words: string, live: Live = 'polite'): void {
  const said = words.trim()
  if (said === '') return
  lastId += 1
  change([...utterances, { id: lastId, words: said, live, at: performance.now() }].slice(-mostWaiting))
}

/** Calls back when something is to be spoken, or no longer. */
export const onSpeech = changed.on

/** What is to be spoken now, oldest first. */
export function getUtterances(): readonly Utterance[] {
  return utterances
}

export function useUtterances(): readonly Utterance[] {
  return useSyncExternalStore(onSpeech, getUtterances)
}

/** Nothing of it is spoken any more. */
export function forgetUtterances(): void {
  change([])
}

/** The last one that stood in a region: another region does not say it again. */
export function getLastSpoken(): number {
  return lastSpoken
}

/** Everything up to this one stands in a region. */
export function noteSpoken(upTo: number): void {
  lastSpoken = Math.max(lastSpoken, upTo)
  setTimeout(() => change(utterances.filter(({ id }) => id > upTo)), spokenMs)
}
