import { can } from '@skein/api'

import { useTell, type MessageKey } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import { setChosen, type SettingName, settings, useSettings } from '../../model/settings.ts'
import type { QuickGroup, Viewing } from './controls/control.ts'
import { allControls, namesOf, type PlacedControl } from './controls/sections.ts'
import { useValues, type ValueOfChoice } from './values.ts'

/** A setting that somebody is shown the control of, as it is now. */
export interface ShownSetting {
  readonly name: SettingName
  readonly placed: PlacedControl
  readonly isChoice: boolean
  readonly label: string
  readonly hint: string | undefined
  /** Other words that it is found by. */
  readonly words: readonly string[]
  readonly values: readonly ValueOfChoice[]
  readonly value: unknown
  /** Of a choice, the chosen value as a form has it. */
  readonly chosen: string
  /** Of a switch, whether it is drawn as on. */
  readonly isOn: boolean
  /**
   * Takes what a form says, for the other setting that the control changes too; what is no value of the setting gives
   * it back to its default.
   */
  readonly choose: (raw: unknown) => void
  readonly toggle: () => void
}

/** What is changed while reading, in the order in which it is shown. */
export const readingGroups: readonly QuickGroup[] = ['replies', 'hiding', 'timeline']

/** Sections that say nothing to visitors. */
const forMembers: ReadonlySet<string> = new Set(['composing'])

function choose(placed: PlacedControl, raw: unknown): void {
  const { name, control } = placed
  const names = namesOf(placed)
  const values = new Map(
    settings.flatMap((each) => (names.includes(each.name) ? [[each.name, each.parse(raw)]] : [])),
  )
  if (control.change) control.change(values.get(name))
  else setChosen(Object.fromEntries(values))
}

/** The settings that the viewer can change here, of those asked for. */
export function useControls(isAskedFor: (placed: PlacedControl) => boolean): readonly ShownSetting[] {
  const tell = useTell()
  const now = useSettings()
  const instance = useInstance()
  const valuesOf = useValues((name) =>
    allControls.some((placed) => placed.name === name && isAskedFor(placed)),
  )
  const { status, viewer } = useSession()
  const viewing: Viewing = {
    isMember: status !== 'visitor',
    can: (capability) => can(instance, capability),
    instance,
    ownBackground: viewer?.background ?? null,
  }
  // A test sees that every control has its words.
  const say = (name: string, part: string) => tell(`settings.${name}.${part}` as MessageKey, {})

  return allControls.flatMap((placed): readonly ShownSetting[] => {
    const { name, control } = placed
    if (!viewing.isMember && forMembers.has(placed.section)) return []
    if (!isAskedFor(placed) || control.shownWhen?.(viewing) === false) return []
    const value = now[name]
    const { kind, values = [], hasHint, hasWords } = control
    const chosen = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return [
      {
        name,
        placed,
        isChoice: kind === 'choice',
        label: say(name, 'label'),
        hint: hasHint && say(name, 'hint'),
        words: hasWords ? say(name, 'words').split(/, */) : [],
        values:
          valuesOf(name, chosen) ??
          values.map((each) => ({ value: each, label: say(name, `values.${each}`) })),
        value,
        chosen,
        isOn: value === (kind === 'switch'),
        choose: (raw) => choose(placed, raw),
        toggle: () => choose(placed, value !== true),
      },
    ]
  })
}

/** A choice that is a switch where there is little room. */
function asSwitch(shown: ShownSetting): ShownSetting {
  const { switches } = shown.placed.control
  if (switches === undefined) return shown
  const [on, off] = switches
  const isOn = shown.chosen !== off
  return { ...shown, isChoice: false, isOn, toggle: () => shown.choose(isOn ? off : on) }
}

/** The settings of these groups of quick settings that the viewer can change here, in the order of the groups. */
export function useQuickControls(groups: readonly QuickGroup[]): readonly ShownSetting[] {
  const shown = useControls(({ control: { quick } }) => quick !== undefined && groups.includes(quick))
  return groups.flatMap((group) => shown.filter(({ placed }) => placed.control.quick === group).map(asSwitch))
}
