import { settingNames, settingsSchema, type SettingName, type Settings } from './schema.ts'

/** Values by name from outside: unknown names are kept, so that a newer client's settings survive this one. */
export type RawSettings = Readonly<Record<string, unknown>>

/** A setting as it was chosen, or undefined when nothing usable was. */
function parse(name: SettingName, raw: RawSettings): unknown {
  return Object.hasOwn(raw, name) ? settingsSchema[name].parse(raw[name]) : undefined
}

/** The value of every setting: what was chosen, else what the instance sets, else what is built in. */
export function effectiveSettings(chosen: RawSettings, instance: RawSettings): Settings {
  const values = settingNames.map((name) => {
    const { fallback, isInstanceDefault } = settingsSchema[name]
    return [name, parse(name, chosen) ?? (isInstanceDefault ? parse(name, instance) : undefined) ?? fallback]
  })
  return Object.fromEntries(values) as Settings
}
