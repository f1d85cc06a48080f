import { can } from '@skein/api'

import { useInstance } from './instance.ts'
import { useSession } from './session.ts'
import type { Control, Definition } from './settings/define-setting.ts'
import { settings, type Setting } from './settings/list.ts'
import { setSetting, useSettings } from './settings.ts'

/** A setting that somebody is shown the control of, as it is now. */
export interface ShownSetting {
  readonly name: Setting['name']
  readonly control: Control
  readonly value: unknown
  /** Of a switch, whether it is drawn as on. */
  readonly isOn: boolean
  /** Takes what a form says; what is no value of the setting gives it back to its default. */
  readonly choose: (raw: unknown) => void
  readonly toggle: () => void
}

/** What is changed while reading, in the order in which it is shown. */
export const readingGroups: readonly Control['group'][] = ['replies', 'hiding', 'timeline']

function choose({ name }: Setting, { alsoSets }: Control, raw: unknown): void {
  for (const each of settings) {
    if (each.name === name || each.name === alsoSets) setSetting(each.name, each.parse(raw))
  }
}

const controlOf = ({ control }: Definition<string, unknown>) => control

/** The settings of these groups that the viewer can change here. */
export function useControls(groups: readonly Control['group'][]): readonly ShownSetting[] {
  const values = useSettings()
  const instance = useInstance()
  const isMember = useSession().status !== 'visitor'
  const viewing = { isMember, can: (name: Parameters<typeof can>[1]) => can(instance, name) }
  return groups.flatMap((group) =>
    settings.flatMap((setting): ShownSetting[] => {
      const control = controlOf(setting)
      if (control?.group !== group || control.shownWhen?.(viewing) === false) return []
      const { name } = setting
      const value = values[name]
      return [
        {
          name,
          control,
          value,
          isOn: value === (control.kind === 'switch'),
          choose: (raw) => choose(setting, control, raw),
          toggle: () => choose(setting, control, value !== true),
        },
      ]
    }),
  )
}
