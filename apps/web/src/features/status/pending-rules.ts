import { createBusyKeys } from '../../model/busy-keys.ts'

/** Words of content warnings whose rule is being saved or removed. */
export const pendingRules = createBusyKeys()
