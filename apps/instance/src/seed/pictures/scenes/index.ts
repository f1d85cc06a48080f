import * as animals from './animals.ts'
import * as charts from './charts.ts'
import * as craft from './craft.ts'
import * as harvest from './harvest.ts'
import * as land from './land.ts'
import * as night from './night.ts'
import type { Scene } from './parts.ts'
import * as plants from './plants.ts'
import * as table from './table.ts'
import * as village from './village.ts'
import * as water from './water.ts'
import * as wings from './wings.ts'

/** Every illustration that a post may carry, by name. */
export const SCENES = {
  ...animals,
  ...charts,
  ...craft,
  ...harvest,
  ...land,
  ...night,
  ...plants,
  ...table,
  ...village,
  ...water,
  ...wings,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES
