import { useState } from 'react'
import { createEmitter } from '../lib/emitter.ts'
import { moduleOf, type LazyModule } from '../lib/lazy-module.ts'

type Load<Part> = () => Promise<Part>

const failure = createEmitter()

/** Called whenever a part of the interface could not be fetched: the owner of the page says so. */
export const onPartFailed = failure.on

export const sayPartFailed = failure.emit

interface Press {
  /** It was done, or a later one takes its place. */
  isOver: boolean
}
/** Those that came in vain, by what is to be done. */
const kept = new Map<string, Press>()
/** Counts the times that presses were forgotten. */
let turn = 0

/** Forgets every press that waits for its part: who pressed is not who looks any more. */
export function forgetPresses(): void {
  turn += 1
  kept.clear()
}

/** Lets a press take the place of the one before it that came in vain. */
function replace(name: string, press: Press): void {
  const earlier = kept.get(name)
  if (earlier !== undefined && earlier !== press) earlier.isOver = true
  kept.set(name, press)
}

/**
 * Runs something with a part of the code, at once when it is there. A press that comes before the part waits for it, also when it cannot be
 * fetched: then it is done when the part has come at last, unless it was forgotten meanwhile.
 * @param name of what is to be done: pressed again after it was pressed in vain it is done once
 */
export function withPart<Part>(part: LazyModule<Part>, run: (part: Part) => void, name?: string): void {
  const there = part.current()
  if (there !== null) return run(there)
  const pressedIn = turn
  const press: Press = { isOver: false }
  if (name !== undefined && kept.has(name)) replace(name, press)
  const isWanted = () => turn === pressedIn && !press.isOver
  const runOnce = (found: Part) => {
    if (!isWanted()) return
    press.isOver = true
    if (name !== undefined) kept.delete(name)
    run(found)
  }
  part.fetch().then(runOnce, () => {
    if (!isWanted()) return
    sayPartFailed()
    if (name !== undefined) replace(name, press)
    void part.whenThere().then(runOnce)
  })
}

/** A part for a press: where it cannot be fetched that is said, and it comes later. */
export function partFor<Part>(part: LazyModule<Part>): Promise<Part> {
  return new Promise((resolve) => {
    withPart(part, resolve)
  })
}

export interface LazyPart<Part> {
  part: Part | null
  /** Fetches ahead of need; failing is no harm. */
  preload: () => void
  /** Fetches now; settled when it is there, however long that takes. */
  load: () => Promise<void>
}

/**
 * A piece of code that is fetched when it is first wanted. Unlike `React.lazy`, a failed fetch
 * leaves the page standing; the next press tries again, and so does the part by itself.
 */
export function useLazyPart<Part>(fetchPart: Load<Part>): LazyPart<Part> {
  const [part, setPart] = useState<{ value: Part } | null>(null)
  return {
    part: part?.value ?? null,
    preload: () => moduleOf(fetchPart).preload(),
    load: () =>
      new Promise((resolve) => {
        withPart(moduleOf(fetchPart), (value) => {
          setPart({ value })
          resolve()
        })
      }),
  }
}
