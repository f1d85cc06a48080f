import { useT } from '../../../i18n/index.ts'
import { useSession } from '../../../model/session.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import type { MenuItem } from '../../../ui/menu-item.ts'
import { MenuPanel } from '../../../ui/MenuPanel.tsx'
import type { Opened } from '../../../ui/Opener.tsx'

const replyChoices = [
  ['all', 'repliesAll'],
  ['following', 'repliesFollowing'],
  ['self', 'repliesSelf'],
] as const

/** [TL-02] What can be set, with what is chosen. */
export function QuickSettingsPanel(opened: Opened) {
  const t = useT()
  const { status } = useSession()
  const replyVisibility = useSetting('replyVisibility')
  const mutesBots = useSetting('muteBotStatuses')
  const hidesMedia = useSetting('hideAttachments')
  const hidesMuted = useSetting('hideFilteredStatuses')

  const replies: MenuItem[] = replyChoices.map(([value, key]) => ({
    key,
    label: t(`timeline.settings.${key}`),
    isChecked: replyVisibility === value,
    onSelect: () => setSetting('replyVisibility', value),
  }))
  const switches: MenuItem[] = [
    {
      key: 'muteBots',
      label: t('timeline.settings.muteBots'),
      isChecked: mutesBots,
      onSelect: () => setSetting('muteBotStatuses', !mutesBots),
      startsGroup: status !== 'visitor',
    },
    {
      key: 'hideMedia',
      label: t('timeline.settings.hideMedia'),
      isChecked: hidesMedia,
      onSelect: () => {
        setSetting('hideAttachments', !hidesMedia)
        setSetting('hideAttachmentsInConv', !hidesMedia)
      },
    },
    {
      key: 'hideMuted',
      label: t('timeline.settings.hideMuted'),
      isChecked: hidesMuted,
      onSelect: () => setSetting('hideFilteredStatuses', !hidesMuted),
    },
  ]

  return (
    <MenuPanel
      {...opened}
      label={t('timeline.settings.label')}
      placement="bottom-end"
      items={status === 'visitor' ? switches : [...replies, ...switches]}
    />
  )
}
