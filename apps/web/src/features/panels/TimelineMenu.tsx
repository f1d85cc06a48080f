import { useSetting } from '../../model/settings.ts'
import { DownIcon } from '../../ui/icons.tsx'
import { Opener } from '../../ui/Opener.tsx'
import { lazyView } from '../lazy/index.ts'
import { hasTimelines } from './rules/has-timelines.ts'
import styles from './TimelineMenu.module.css'
import { useTimelineOffer } from './use-timeline-offer.ts'

const TimelineIcons = lazyView(() => import('./parts/TimelineIcons.tsx').then((part) => part.TimelineIcons))
const fetchPanel = () => import('./parts/TimelineMenuPanel.tsx').then((part) => part.TimelineMenuPanel)

/** [LIM-11] Between the press and the menu, milliseconds. */
const menuDelayMs = 25

/** The name of a timeline in its heading, with the way to the others: a menu, or icons [SHELL-37]. */
export function TimelineMenu({ title }: { title: string }) {
  const offer = useTimelineOffer()
  const showsIcons = useSetting('showPanelNavShortcuts')
  if (!hasTimelines(offer)) return title
  if (showsIcons) {
    return (
      <>
        {title}
        <TimelineIcons />
      </>
    )
  }
  return (
    <Opener
      kind="menu"
      className={styles['trigger']}
      fetchPanel={fetchPanel}
      panelProps={{}}
      opensAfterMs={menuDelayMs}
    >
      {title}
      <DownIcon size={16} />
    </Opener>
  )
}
