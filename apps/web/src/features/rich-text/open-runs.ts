import { onSignOut } from '../../model/session.ts'

/** Runs of people that were asked for, by what they stand in: a windowed list unmounts the text that leaves the screen. */
export const openRuns = new Set<string>()

onSignOut(() => openRuns.clear())
