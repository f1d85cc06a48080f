// Started by `npm run bench`: measures the built client beside floor pages, against the embedded instance's large world.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { World } from './browser.ts'
import { measureDay } from './day.ts'
import { measureFavourites } from './favourite.ts'
import {
  countKept,
  type Figures,
  onReferenceMachine,
  type Sample,
  type Samples,
  tableLines,
  toFigures,
  updateFigures,
} from './figures.ts'
import { measureFilters } from './filters.ts'
import { measureFirstView } from './first-view.ts'
import { measureHostile } from './hostile.ts'
import { measureKeystroke } from './keystroke.ts'
import { LIMITS, NAMES, type Name, RUNS } from './limits.ts'
import { measureManyEmoji } from './many-emoji.ts'
import { measureManyPosts } from './many-posts.ts'
import { measureNotifications } from './notifications.ts'
import { measureOversized } from './oversized.ts'
import { measurePicker } from './picker.ts'
import { measureProfile, measureScrolling } from './scrolling.ts'
import { measureBlocking, measureSettled } from './settled.ts'
import { measureOldPhone, measureStarts } from './starts.ts'
import { measureHeldBack, measureStream } from './streaming.ts'
import { measureThread } from './thread.ts'
import { measureSuggestions } from './suggestions.ts'
import { openWorld, type WorldName } from './world.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const note = (what: string, value: string): void => say(`  ${what}: ${value}`)

interface Task {
  names: readonly Name[]
  /** The seeded world it is measured in. Default: large. */
  world?: WorldName
  run(world: World, seed: number): Promise<Partial<Record<Name, Sample>>>
}

/** A run that failed is reported and counts as not measured; the others go on. */
function notMeasured(names: readonly Name[], error: unknown): Partial<Record<Name, Sample>> {
  note(names.join(', '), error instanceof Error ? (error.stack ?? error.message) : String(error))
  return Object.fromEntries(names.map((name) => [name, { own: Number.NaN, floor: Number.NaN }]))
}

/** Streams come last: they make the world larger. */
const TASKS: readonly Task[] = [
  { names: ['cold-first-post', 'warm-first-post'], run: (world) => measureStarts(world, note) },
  { names: ['old-phone-first-post'], run: measureOldPhone },
  { names: ['first-view-bytes'], run: measureFirstView },
  {
    names: ['settled-requests', 'settled-code-bytes', 'settled-picture-bytes', 'settled-main-thread'],
    world: 'small',
    run: (world) => measureSettled(world, note),
  },
  { names: ['cold-blocking'], run: (world) => measureBlocking(world, note) },
  {
    names: ['scroll-longest-task', 'scroll-main-thread', 'scroll-dropped-frames', 'most-nodes'],
    run: (world) => measureScrolling(world, note),
  },
  {
    names: ['profile-longest-task', 'profile-main-thread'],
    run: (world) => measureProfile(world, note),
  },
  { names: ['hostile-longest-task'], run: (world, count) => measureHostile(world, count, note) },
  { names: ['oversized-longest-task'], run: (world) => measureOversized(world, note) },
  { names: ['thread-500'], run: measureThread },
  { names: ['favourite-to-paint'], run: measureFavourites },
  { names: ['keystroke'], run: (world) => measureKeystroke(world, note) },
  { names: ['suggestions'], run: measureSuggestions },
  { names: ['picker-open', 'picker-again', 'picker-opening-nodes', 'picker-nodes'], run: measurePicker },
  { names: ['keys-longest-task'], run: (world) => measureManyPosts(world, note) },
  { names: ['filters-longest-task'], run: (world) => measureFilters(world, note) },
  { names: ['many-emoji-picker', 'many-emoji-completion'], run: measureManyEmoji },
  { names: ['stream-longest-task'], run: (world, seed) => measureStream(world, seed, note) },
  {
    names: ['stream-share', 'stream-requests'],
    run: (world, seed) => measureHeldBack(world, seed, note),
  },
  {
    names: ['notifications-longest-task', 'notifications-moved', 'notifications-nodes'],
    run: (world) => measureNotifications(world, note),
  },
  {
    names: ['day-heap', 'day-nodes', 'day-listeners'],
    run: (world, seed) => measureDay(world, seed, note),
  },
]

const { values } = parseArgs({
  options: {
    client: { type: 'string' },
    out: { type: 'string' },
    runs: { type: 'string' },
    only: { type: 'string', multiple: true },
  },
})
const { client, out, only = [...NAMES] } = values
if (client === undefined) throw new Error('--client DIR names the folder of the built client')
const unknown = only.filter((name) => !NAMES.some((known) => known === name))
if (unknown.length > 0) throw new Error(`--only knows ${NAMES.join(', ')}; not ${unknown.join(', ')}`)
const runs = Number(values.runs ?? RUNS)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs wants a number, not ${values.runs}`)

const samples: Samples = {}

async function measure(world: World, { names, run }: Task): Promise<void> {
  say(`${names.join(', ')} …`)
  for (let count = 1; count <= runs; count += 1) {
    const taken = await run(world, count).catch((error: unknown) => notMeasured(names, error))
    for (const [name, sample] of Object.entries(taken) as [Name, Sample][]) {
      if (!only.includes(name)) continue
      const { own, floor } = onReferenceMachine(sample, LIMITS[name], world)
      samples[name] = [...(samples[name] ?? []), { own, floor }]
      note(`run ${count} of ${runs}, ${name}`, `${own.toFixed(1)}, floor ${floor.toFixed(1)}`)
    }
  }
}

/** Called after each measure, so a stopped run keeps its figures. A trial saves nothing. */
function saveFigures(): void {
  if (out === undefined || runs !== RUNS) return
  const last = existsSync(out) ? (JSON.parse(readFileSync(out, 'utf8')) as Figures) : {}
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, `${JSON.stringify(updateFigures(last, toFigures(samples)), null, 2)}\n`)
}

const wanted = TASKS.filter(({ names }) => names.some((name) => only.includes(name)))
for (const name of ['small', 'large'] as const) {
  const tasks = wanted.filter((task) => (task.world ?? 'large') === name)
  if (tasks.length === 0) continue
  const world = await openWorld(client, name)
  say(
    `this machine is ${world.slowness.toFixed(2)} times as slow as the reference machine, at the start of a page ${world.startSlowness.toFixed(2)} times`,
  )
  try {
    for (const task of tasks) {
      await measure(world, task)
      saveFigures()
    }
  } finally {
    await world.close()
  }
}

const figures = toFigures(samples)
say(`\n${tableLines(figures).join('\n')}\n`)
const { passed, failed } = countKept(figures)
say(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
