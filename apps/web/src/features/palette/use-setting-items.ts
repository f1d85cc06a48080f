import { useTell } from '../../i18n/index.ts'
import { readingGroups, useControls } from '../../model/controls.ts'
import { SlidersIcon } from '../../ui/icons.tsx'
import type { PaletteItem } from './rules/item.ts'

/** A switch is one thing to do, a choice one for each of its values; what holds is marked. */
export function useSettingItems(isSignedIn: boolean): readonly PaletteItem[] {
  const tell = useTell()
  const controls = useControls(isSignedIn ? [...readingGroups, 'composing'] : readingGroups)
  return controls.flatMap(({ name, control, value, isOn, choose, toggle }): readonly PaletteItem[] => {
    const label = tell(control.labelKey, {})
    const words = control.words === undefined ? [] : tell(control.words, {}).split(/, */)
    const item = { kind: 'command', icon: SlidersIcon } as const
    if (control.kind !== 'choice')
      return [{ ...item, key: `set:${name}`, name: label, aliases: words, isOn, run: toggle }]
    return Object.entries(control.choices ?? {}).map(([choice, key]) => ({
      ...item,
      key: `set:${name}:${choice}`,
      name: tell(key, {}),
      aliases: [label, ...words],
      detail: label,
      isOn: value === choice,
      run: () => choose(choice),
    }))
  })
}
