import { can } from '@skein/api'

import { useTell, type MessageKey } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import {
  type Control,
  type Definition,
  setSetting,
  type Setting,
  settings,
  useSettings,
} from '../../model/settings.ts'

/** A setting that somebody is shown the control of, as it is now. */
export interface ShownSetting {
  readonly name: Setting['name']
  readonly group: Control['group']
  readonly isChoice: boolean
  readonly label: string
  readonly hint: string | undefined
  /** Other words that it is found by. */
  readonly words: readonly string[]
  readonly values: readonly { readonly value: string; readonly label: string }[]
  /** Of a choice, the chosen value as a form has it. */
  readonly chosen: string
  /** Of a switch, whether it is drawn as on. */
  readonly isOn: boolean
  /** Takes what a form says; what is no value of the setting gives it back to its default. */
  readonly choose: (raw: unknown) => void
  readonly toggle: () => void
}

/** What is changed while reading, in the order in which it is shown. */
export const readingGroups: readonly Control['group'][] = ['replies', 'hiding', 'timeline']

const controlOf = ({ control }: Definition<string, unknown>) => control

function choose({ name }: Setting, { alsoSets }: Control, raw: unknown): void {
  for (const each of settings) {
    if (each.name === name || each.name === alsoSets) setSetting(each.name, each.parse(raw))
  }
}

/** The settings of these groups that the viewer can change here. */
export function useControls(groups: readonly Control['group'][]): readonly ShownSetting[] {
  const tell = useTell()
  const now = useSettings()
  const instance = useInstance()
  const isMember = useSession().status !== 'visitor'
  const viewing = { isMember, can: (name: Parameters<typeof can>[1]) => can(instance, name) }
  // A test sees that every control has its words.
  const say = (name: string, part: string) => tell(`settings.${name}.${part}` as MessageKey, {})

  function show(setting: Setting, control: Control): ShownSetting {
    const { name } = setting
    const value = now[name]
    const { group, kind, values = [], hasHint, hasWords } = control
    return {
      name,
      group,
      isChoice: kind === 'choice',
      label: say(name, 'label'),
      hint: hasHint && say(name, 'hint'),
      words: hasWords ? say(name, 'words').split(/, */) : [],
      values: values.map((each) => ({ value: each, label: say(name, `values.${each}`) })),
      chosen: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
      isOn: value === (kind === 'switch'),
      choose: (raw) => choose(setting, control, raw),
      toggle: () => choose(setting, control, value !== true),
    }
  }

  return groups.flatMap((group) =>
    settings.flatMap((setting) => {
      const control = controlOf(setting)
      const isShown = control?.group === group && control.shownWhen?.(viewing) !== false
      return isShown ? [show(setting, control)] : []
    }),
  )
}
