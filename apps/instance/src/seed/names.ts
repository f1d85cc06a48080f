/** The worlds that an instance can be given. */
export const SEED_NAMES = ['small', 'large', 'none'] as const

export type SeedName = (typeof SEED_NAMES)[number]
