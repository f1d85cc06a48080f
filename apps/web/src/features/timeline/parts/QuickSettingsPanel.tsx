import { useT } from '../../../i18n/index.ts'
import { useCan } from '../../../model/instance.ts'
import { useSession } from '../../../model/session.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import type { MenuItem } from '../../../ui/menu-item.ts'
import { MenuPanel } from '../../../ui/MenuPanel.tsx'
import type { Opened } from '../../../ui/Opener.tsx'
import { useJumpOffer } from '../jump/offer.ts'

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
  const stopsAnimations = useSetting('stopGifs')
  const isLive = useSetting('useStreamingApi')
  const showsByThemselves = useSetting('streaming')
  const loadsOlder = useSetting('infiniteScroll')
  const hidesMuted = useSetting('hideFilteredStatuses')
  const hasCards = useSetting('hoverCards')

  const hasReplies = useCan('replyFilters') && status !== 'visitor'
  const hasUpdates = useCan('streaming') && status !== 'visitor'

  const replies: MenuItem[] = replyChoices.map(([value, key]) => ({
    key,
    label: t(`timeline.settings.${key}`),
    isChecked: replyVisibility === value,
    isOneOf: true,
    onSelect: () => setSetting('replyVisibility', value),
  }))
  const switches: MenuItem[] = [
    {
      key: 'muteBots',
      label: t('timeline.settings.muteBots'),
      isChecked: mutesBots,
      onSelect: () => setSetting('muteBotStatuses', !mutesBots),
      startsGroup: hasReplies,
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
      key: 'stopAnimations',
      label: t('timeline.settings.stopAnimations'),
      note: t('timeline.settings.stopAnimationsNote'),
      isChecked: stopsAnimations,
      onSelect: () => setSetting('stopGifs', !stopsAnimations),
    },
    {
      key: 'hideMuted',
      label: t('timeline.settings.hideMuted'),
      isChecked: hidesMuted,
      onSelect: () => setSetting('hideFilteredStatuses', !hidesMuted),
    },
  ]

  const updates: MenuItem[] = [
    {
      key: 'liveUpdates',
      label: t('timeline.settings.liveUpdates'),
      isChecked: isLive,
      onSelect: () => setSetting('useStreamingApi', !isLive),
      startsGroup: true,
    },
    {
      key: 'showByThemselves',
      label: t('timeline.settings.showByThemselves'),
      isChecked: showsByThemselves,
      onSelect: () => setSetting('streaming', !showsByThemselves),
    },
  ]

  const older: MenuItem = {
    key: 'olderByThemselves',
    label: t('timeline.settings.olderByThemselves'),
    isChecked: loadsOlder,
    onSelect: () => setSetting('infiniteScroll', !loadsOlder),
  }

  const cards: MenuItem = {
    key: 'hoverCards',
    label: t('timeline.settings.hoverCards'),
    isChecked: hasCards,
    onSelect: () => setSetting('hoverCards', !hasCards),
  }

  const isWindowed = useSetting('virtualScrolling')
  const drawn: MenuItem = {
    key: 'drawAll',
    label: t('timeline.settings.drawAll'),
    note: t('timeline.settings.drawAllNote'),
    isChecked: !isWindowed,
    onSelect: () => setSetting('virtualScrolling', !isWindowed),
  }

  const askForDate = useJumpOffer()
  const jump: MenuItem[] =
    askForDate === null
      ? []
      : [{ key: 'jump', label: t('timeline.jump.open'), hint: 'D', onSelect: askForDate, startsGroup: true }]

  return (
    <MenuPanel
      {...opened}
      label={t('timeline.settings.label')}
      placement="bottom-end"
      items={[
        ...(hasReplies ? replies : []),
        ...switches,
        ...(hasUpdates ? updates : []),
        older,
        cards,
        drawn,
        ...jump,
      ]}
    />
  )
}
