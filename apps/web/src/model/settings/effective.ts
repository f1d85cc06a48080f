import type { Definition } from './define-setting.ts'
import { settings, type Settings } from './list.ts'
import { valueOf, type RawSettings } from './value.ts'

/** The value of every setting. */
export function effectiveSettings(chosen: RawSettings, instance: RawSettings): Settings {
  const all: readonly Definition<string, unknown>[] = settings
  return Object.fromEntries(
    all.map((setting) => [setting.name, valueOf(setting, chosen, instance)]),
  ) as Settings
}
