import { can, type Instance } from '@skein/api'

/** The fewest options a poll can have, and those a new one starts with, blank. [POLL-08, POLL-11] */
export const FEWEST_OPTIONS = 2

/** Where the server has polls and takes as many options as one needs. [POLL-09] */
export function offersPolls(instance: Pick<Instance, 'capabilities' | 'limits'>): boolean {
  return can(instance, 'polls') && instance.limits.pollLimits.maxOptions >= FEWEST_OPTIONS
}
