import type { RawSettings } from '../settings/value.ts'
import { OWN_KEY, SETTINGS_FILE_VERSION, VERSION_KEY } from './form.ts'

/** What is stored of somebody's choices, by where it is kept. */
export interface StoredSettings {
  /** In the profile that akkoma-fe has too. */
  readonly shared: RawSettings
  /** In the store that only this client reads. */
  readonly own: RawSettings
  readonly device: RawSettings
}

export interface SettingsFile {
  readonly name: string
  readonly text: string
}

const themeKeys = ['customTheme', 'customThemeSource', 'colors']
const ownThemeKeys = ['theme']

const without = (settings: RawSettings, names: readonly string[]): RawSettings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)))

/** [DATA-01] What is stored, as a file that akkoma-fe reads too; unknown names are in it as they are. */
export function exportFile(
  { shared, own, device }: StoredSettings,
  { withTheme }: { readonly withTheme: boolean },
): SettingsFile {
  const ours = withTheme ? own : without(own, ownThemeKeys)
  const file = {
    ...(withTheme ? shared : without(shared, themeKeys)),
    ...device,
    ...(Object.keys(ours).length > 0 && { [OWN_KEY]: ours }),
    [VERSION_KEY]: SETTINGS_FILE_VERSION,
  }
  return {
    name: withTheme ? 'pleromafe_settings.full.json' : 'pleromafe_settings.json',
    text: JSON.stringify(file, null, 2),
  }
}
