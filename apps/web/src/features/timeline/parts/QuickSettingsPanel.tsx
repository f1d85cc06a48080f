import { useT } from '../../../i18n/index.ts'
import { useKeyHint } from '../../../model/keys.ts'
import type { MenuItem } from '../../../ui/menu-item.ts'
import { MenuPanel } from '../../../ui/MenuPanel.tsx'
import type { Opened } from '../../../ui/Opener.tsx'
import { readingGroups, useQuickControls, type ShownSetting } from '../../settings/index.ts'
import { useJumpOffer } from '../jump/offer.ts'

function itemsOf({ name, isChoice, values, chosen, choose, ...shown }: ShownSetting): readonly MenuItem[] {
  if (!isChoice)
    return [
      { key: name, label: shown.label, note: shown.hint, isChecked: shown.isOn, onSelect: shown.toggle },
    ]
  return values.map(({ value, label }) => ({
    key: `${name}:${value}`,
    label,
    isChecked: value === chosen,
    isOneOf: true,
    onSelect: () => choose(value),
  }))
}

/** [TL-02] What can be set, with what is chosen. */
export function QuickSettingsPanel(opened: Opened) {
  const t = useT()
  const controls = useQuickControls(readingGroups)
  const askForDate = useJumpOffer()
  const hint = useKeyHint('timeline.jump.title', ['D'])
  const groups: (readonly MenuItem[])[] = readingGroups.map((group) =>
    controls.filter((shown) => shown.placed.control.quick === group).flatMap(itemsOf),
  )
  if (askForDate !== null)
    groups.push([{ key: 'jump', label: t('timeline.jump.open'), hint, onSelect: askForDate }])

  return (
    <MenuPanel
      {...opened}
      label={t('timeline.settings.label')}
      placement="bottom-end"
      items={groups
        .filter((items) => items.length > 0)
        .flatMap((items, place) =>
          items.map((item, index) => ({ ...item, startsGroup: place > 0 && index === 0 })),
        )}
    />
  )
}
