import type { PostSpec, ThreadSpec } from '../types.ts'
import { HANDS } from './pool-hands.ts'
import { VOICES } from './pool-voices.ts'
import { WATER } from './pool-water.ts'
import { WIRES } from './pool-wires.ts'
import { WORDS } from './pool-words.ts'
import { QUIET } from './quiet.ts'
import { RECENT_FIRST } from './recent-first.ts'
import { RECENT_LATER } from './recent-later.ts'
import { CRAFT_THREADS } from './threads-craft.ts'
import { PLACE_THREADS } from './threads-place.ts'
import { SKY_THREADS } from './threads-sky.ts'
import { TOWN_THREADS } from './threads-town.ts'
import { WORK_THREADS } from './threads-work.ts'

export const THREADS: readonly ThreadSpec[] = [
  ...CRAFT_THREADS,
  ...PLACE_THREADS,
  ...TOWN_THREADS,
  ...SKY_THREADS,
  ...WORK_THREADS,
]

/** Single posts with a time of their own. */
export const TIMED: readonly PostSpec[] = [...RECENT_FIRST, ...RECENT_LATER, ...QUIET]

/** Single posts for which the planner finds a time. */
export const POOL: readonly PostSpec[] = [...WATER, ...HANDS, ...WIRES, ...WORDS, ...VOICES]
