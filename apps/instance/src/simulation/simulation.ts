import { setImmediate as yieldToOthers, setTimeout as wait } from 'node:timers/promises'
import type { Commands } from '../commands/types.ts'
import type { Context } from '../context.ts'
import { requireAccountByAny } from '../db/find.ts'
import type { DayOptions, Happening } from './day-plan.ts'
import { planDay } from './day-plan.ts'
import type { Made, Stage, Step } from './stage.ts'
import { createStage } from './stage.ts'

export interface DayState {
  isRunning: boolean
  played: Record<Happening['do'], number>
}

/** Lets things happen in a reader's home timeline, through the same commands as everybody's. */
export interface Simulation {
  /** Plays steps one after the other. `reader`: id, `user` or `user@host`. */
  play(reader: string, steps: readonly Step[]): Promise<Made[]>
  /** Begins a day (and ends the one before it). */
  startDay(reader: string, options: DayOptions): Promise<DayState>
  /** Ends the day; resolves when its last happening is over. */
  stopDay(): Promise<DayState>
  readonly day: DayState
}

const PICTURE_CHANCE = 0.12
const REPLY_CHANCE = 0.1

/** The happening as a step: its chance says which post it concerns, and what a new one carries. */
const toStep = ({ do: kind, chance }: Happening, standing: readonly string[]): Step | null => {
  const id = standing[Math.floor(chance * standing.length)]
  if (kind !== 'post') return id === undefined ? null : { do: kind, id }
  if (chance < PICTURE_CHANCE) return { do: 'post', pictures: 1 + (Math.floor(chance * 1000) % 4) }
  const isReply = chance > 1 - REPLY_CHANCE && id !== undefined
  return isReply ? { do: 'post', inReplyToId: id } : { do: 'post' }
}

/** `settle` resolves when the open sockets have heard of everything so far: nothing is played before. */
export const createSimulation = (
  ctx: Context,
  commands: Commands,
  settle: () => Promise<void>,
): Simulation => {
  const stages = new Map<string, Promise<Stage>>()
  let day: DayState = { isRunning: false, played: { post: 0, edit: 0, delete: 0 } }
  let running: { stop: AbortController; over: Promise<void> } | null = null

  const makeStage = async (name: string): Promise<Stage> =>
    createStage(ctx, commands, await requireAccountByAny(ctx, name))
  const stageFor = (name: string): Promise<Stage> => {
    const stage = stages.get(name) ?? makeStage(name)
    stages.set(name, stage)
    stage.catch(() => stages.delete(name))
    return stage
  }

  const playDay = async (stage: Stage, options: DayOptions, state: DayState, stop: AbortSignal) => {
    const start = performance.now()
    const made: string[] = []
    for (const happening of planDay(options)) {
      const early = happening.atMs - (performance.now() - start)
      if (early > 1) await wait(early, undefined, { signal: stop, ref: false }).catch(() => undefined)
      else await yieldToOthers()
      if (stop.aborted) return
      const step = toStep(happening, made)
      if (!step) continue
      const [first] = await stage.play(step)
      await settle()
      state.played[happening.do] += 1
      if (first && happening.do === 'post') made.push(first.id)
      if (first && happening.do === 'delete') made.splice(made.indexOf(first.id), 1)
    }
  }

  const stopDay = async (): Promise<DayState> => {
    running?.stop.abort()
    await running?.over
    return day
  }

  return {
    get day() {
      return day
    },
    play: async (reader, steps) => {
      const stage = await stageFor(reader)
      await stage.gather()
      const made: Made[] = []
      for (const step of steps) made.push(...(await stage.play(step)))
      await settle()
      return made
    },
    startDay: async (reader, options) => {
      const stage = await stageFor(reader)
      await stopDay()
      await stage.gather()
      const state: DayState = { isRunning: true, played: { post: 0, edit: 0, delete: 0 } }
      const stop = new AbortController()
      const over = playDay(stage, options, state, stop.signal)
        .catch((error: unknown) => console.error(error))
        .finally(() => {
          state.isRunning = false
        })
      day = state
      running = { stop, over }
      return day
    },
    stopDay,
  }
}
