import type { Instance } from '../instance.ts'
import { seedLargeWorld } from './large/index.ts'
import { SEED_NAMES, type SeedName } from './names.ts'
import { seedSmallWorld } from './small/index.ts'

export { LARGE_SIZES } from './large/index.ts'
export { SAMPLE_ACCOUNTS } from './small/index.ts'

const META_KEY = 'seed'

/** Seeds a world into an instance that has none yet; says whether it did. */
export async function seedOnce(
  instance: Pick<Instance, 'commands' | 'db' | 'clock' | 'getMeta' | 'setMeta'>,
  name: SeedName,
): Promise<boolean> {
  if (seedName(instance) !== null) return false
  if (name === 'small') await seedSmallWorld(instance)
  if (name === 'large') await seedLargeWorld(instance)
  instance.setMeta(META_KEY, name)
  return true
}

/** Which world an instance was given (`none`: it was left empty on purpose), or null for a new one. */
export function seedName(instance: Pick<Instance, 'getMeta'>): SeedName | null {
  const known = instance.getMeta(META_KEY)
  return SEED_NAMES.find((name) => name === known) ?? null
}
