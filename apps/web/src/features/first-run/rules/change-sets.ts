import type { RawSettings, SettingName } from '../../../model/settings.ts'
import { together, type ReadingSet } from './reading-sets.ts'

export interface Reading {
  readonly chosen: readonly ReadingSet[]
  /** What had been chosen of each setting before a set changed it; undefined: nothing. */
  readonly before: RawSettings
}

/**
 * Another choice of sets, and the settings that change with it. What no set asks for any more becomes what it was before,
 * unless somebody has changed it since.
 * @param choiceOf what is chosen of a setting now
 */
export function changeSets(
  { chosen, before }: Reading,
  wanted: readonly ReadingSet[],
  choiceOf: (name: SettingName) => unknown,
): { readonly reading: Reading; readonly changes: RawSettings } {
  const [old, next]: readonly Readonly<Record<string, unknown>>[] = [together(chosen), together(wanted)]
  const kept: Record<string, unknown> = { ...before }
  const changes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(next ?? {})) {
    if (!Object.hasOwn(old ?? {}, name)) kept[name] = choiceOf(name as SettingName)
    if (old?.[name] !== value) changes[name] = value
  }
  for (const [name, value] of Object.entries(old ?? {})) {
    if (Object.hasOwn(next ?? {}, name)) continue
    if (choiceOf(name as SettingName) === value) changes[name] = before[name]
    delete kept[name]
  }
  return { reading: { chosen: wanted, before: kept }, changes }
}
