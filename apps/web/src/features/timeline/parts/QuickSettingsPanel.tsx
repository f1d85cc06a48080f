import { useT, useTell } from '../../../i18n/index.ts'
import { readingGroups, useControls, type ShownSetting } from '../../../model/controls.ts'
import type { MenuItem } from '../../../ui/menu-item.ts'
import { MenuPanel } from '../../../ui/MenuPanel.tsx'
import type { Opened } from '../../../ui/Opener.tsx'
import { useJumpOffer } from '../jump/offer.ts'

/** [TL-02] What can be set, with what is chosen. */
export function QuickSettingsPanel(opened: Opened) {
  const t = useT()
  const tell = useTell()
  const controls = useControls(readingGroups)
  const askForDate = useJumpOffer()

  const itemsOf = ({ name, control, value, isOn, choose, toggle }: ShownSetting): readonly MenuItem[] =>
    control.kind === 'choice'
      ? Object.entries(control.choices ?? {}).map(([choice, key]) => ({
          key: `${name}:${choice}`,
          label: tell(key, {}),
          isChecked: value === choice,
          isOneOf: true,
          onSelect: () => choose(choice),
        }))
      : [
          {
            key: name,
            label: tell(control.labelKey, {}),
            note: control.hintKey && tell(control.hintKey, {}),
            isChecked: isOn,
            onSelect: toggle,
          },
        ]
  const groups: (readonly MenuItem[])[] = readingGroups.map((group) =>
    controls.filter(({ control }) => control.group === group).flatMap(itemsOf),
  )
  if (askForDate !== null)
    groups.push([{ key: 'jump', label: t('timeline.jump.open'), hint: 'D', onSelect: askForDate }])

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
