import type { Instance } from '../instance.ts'
import { plantLargeWorld } from './large/index.ts'
import { SEED_NAMES, type SeedName } from './names.ts'
import { plantSmallWorld } from './small/index.ts'

export { LARGE_SIZES, plantLargeWorld } from './large/index.ts'
export { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './small/index.ts'

const META_KEY = 'seed'

/** Plants a world into an instance that has none yet; says whether it did. */
export async function plantOnce(
  instance: Pick<Instance, 'commands' | 'db' | 'clock' | 'getMeta' | 'setMeta'>,
  name: SeedName,
): Promise<boolean> {
  if (plantedSeed(instance) !== null) return false
  if (name === 'small') await plantSmallWorld(instance)
  if (name === 'large') await plantLargeWorld(instance)
  instance.setMeta(META_KEY, name)
  return true
}

/** Which world an instance was given (`none`: it was left empty on purpose), or null for a new one. */
export function plantedSeed(instance: Pick<Instance, 'getMeta'>): SeedName | null {
  const known = instance.getMeta(META_KEY)
  return SEED_NAMES.find((name) => name === known) ?? null
}
