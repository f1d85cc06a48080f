import { settings, type SettingName, type Settings } from '../settings/list.ts'
import type { FileSettings } from './read.ts'

/** What holds of a setting, and what would. */
export interface SettingChange {
  readonly name: SettingName
  readonly from: unknown
  readonly to: unknown
}

/** What a file would change of what holds now, in the order of the list of settings. */
export function changesOf(
  { settings: chosen }: Pick<FileSettings, 'settings'>,
  now: Settings,
): readonly SettingChange[] {
  return settings.flatMap(({ name, parse }): readonly SettingChange[] => {
    if (!Object.hasOwn(chosen, name)) return []
    const [from, to] = [now[name], parse(chosen[name])]
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ name, from, to }]
  })
}
