import { SlidersIcon } from '../../ui/icons.tsx'
import { readingGroups, useQuickControls } from '../settings/index.ts'
import type { PaletteItem } from './rules/item.ts'

const kind = { kind: 'command', icon: SlidersIcon } as const

/** A switch is one thing to do, a choice one for each of its values; what holds is marked. */
export function useSettingItems(isSignedIn: boolean): readonly PaletteItem[] {
  const controls = useQuickControls(isSignedIn ? [...readingGroups, 'composing'] : readingGroups)
  return controls.flatMap(({ name, label, words, isOn, toggle, ...shown }): readonly PaletteItem[] =>
    shown.isChoice
      ? shown.values.map((each) => ({
          ...kind,
          key: `set:${name}:${each.value}`,
          name: each.label,
          aliases: [label, ...words],
          detail: label,
          isOn: each.value === shown.chosen,
          run: () => shown.choose(each.value),
        }))
      : [{ ...kind, key: `set:${name}`, name: label, aliases: words, isOn, run: toggle }],
  )
}
