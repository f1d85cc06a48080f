import { catOnSill, mushrooms, hedgehog } from './animals.ts'
import { contourMap, waterTable, terminal, pixelHarbour, railMap } from './charts.ts'
import { hanks, dyePots, weave, knit, pots, quilt } from './craft.ts'
import { tea, harvest } from './harvest.ts'
import { firMist, range } from './land.ts'
import { northernLights, starTrails } from './night.ts'
import type { Scene } from './parts.ts'
import { sunflowers, moss, allotment } from './plants.ts'
import { bread, buns, soup } from './table.ts'
import { bicycle, snowStreet, windpump } from './village.ts'
import { fenDawn, estuaryDusk, canalRain, lighthouse } from './water.ts'
import { heron, bees } from './wings.ts'

/** Every illustration that a post may carry, by name. */
export const SCENES = {
  catOnSill,
  mushrooms,
  hedgehog,
  contourMap,
  waterTable,
  terminal,
  pixelHarbour,
  railMap,
  hanks,
  dyePots,
  weave,
  knit,
  pots,
  quilt,
  tea,
  harvest,
  firMist,
  range,
  northernLights,
  starTrails,
  sunflowers,
  moss,
  allotment,
  bread,
  buns,
  soup,
  bicycle,
  snowStreet,
  windpump,
  fenDawn,
  estuaryDusk,
  canalRain,
  lighthouse,
  heron,
  bees,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES
