import { useTell, type MessageKey } from '../../i18n/index.ts'
import { openSettingsWindow } from '../../model/windows.ts'
import { SlidersIcon } from '../../ui/icons.tsx'
import { useControls } from '../settings/index.ts'
import type { PaletteItem } from './rules/item.ts'

const kind = { kind: 'command', icon: SlidersIcon } as const
const all = () => true

/**
 * A switch is one thing to do, a choice one for each of its values; what holds is marked. What is typed into a field is
 * changed in the window of settings.
 */
export function useSettingItems(): readonly PaletteItem[] {
  const tell = useTell()
  const sectionOf = (section: string) => tell(`settingsWindow.sections.${section}.title` as MessageKey, {})
  return useControls(all).flatMap((shown): readonly PaletteItem[] => {
    const { name, label, words, isOn, toggle, placed } = shown
    const detail = sectionOf(placed.section)
    if (shown.isChoice)
      return shown.values.map((each) => ({
        ...kind,
        key: `set:${name}:${each.value}`,
        name: each.label,
        aliases: [label, ...words],
        detail: label,
        isOn: each.value === shown.chosen,
        run: () => shown.choose(each.value),
      }))
    const item = { ...kind, key: `set:${name}`, name: label, aliases: words, detail }
    return placed.control.kind.endsWith('switch')
      ? [{ ...item, isOn, run: toggle }]
      : [{ ...item, run: () => openSettingsWindow({ setting: name }) }]
  })
}
