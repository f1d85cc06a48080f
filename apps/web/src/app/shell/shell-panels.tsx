import { useEffect } from 'react'
import { WatchRequests } from '../../features/follow-requests/index.ts'
import { lazyView } from '../../features/lazy/index.ts'
import { Notices } from '../../features/notices/index.ts'
import {
  WatchAlerts,
  WatchMentions,
  WatchPush,
  WatchReading,
  WatchTasks,
} from '../../features/notifications/index.ts'
import { useFilterKeeping } from '../../model/filter-changes.ts'
import { noticeMs, notify } from '../../model/notices.ts'
import { isOutdated } from '../../model/outdated.ts'
import { onPartFailed } from '../../ui/lazy-part.ts'
import { LiveRegions } from '../../ui/LiveRegions.tsx'
import { TooltipLayer } from '../../ui/Tooltip.tsx'
import { offerThreads } from '../opened-threads.ts'
import { Wallpaper } from '../Wallpaper.tsx'
import { withAnswers } from '../with-answers.tsx'
import { FloatingPostButton } from './FloatingPostButton.tsx'
import { MobileControls } from './MobileControls.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipLinks } from './SkipLinks.tsx'
import type { SkipLinksProps } from './SkipLinks.tsx'
import { ThirdColumn } from './ThirdColumn.tsx'
import { TopBar } from './TopBar.tsx'
import { useShellKeys } from './use-shell-keys.ts'
import { useTextSize } from './use-text-size.ts'
import { useWholePostTap } from './use-whole-post-tap.ts'
import { useWishes } from './use-wishes.ts'
import { WatchBadge } from './WatchBadge.tsx'
import { Windows } from './Windows.tsx'
import { openComposer } from './windows.ts'

/* Everything around the main column, fetched as one piece when there is something to read. */

const PersonCards = lazyView(
  () => import('../../features/person-card/index.ts').then((part) => part.PersonCards),
  null,
  { failsQuietly: true, needs: 'early' },
)

offerThreads()

export const UpperPart = withAnswers(({ isMobile, ...links }: SkipLinksProps & { isMobile: boolean }) => (
  <>
    <SkipLinks {...links} />
    {isMobile ? <MobileControls /> : <TopBar />}
  </>
))

export const SidePart = withAnswers(Sidebar)

export const ThirdPart = withAnswers(ThirdColumn)

async function sayPartMissing(): Promise<void> {
  if (await isOutdated())
    notify({
      level: 'info',
      messageKey: 'errors.outdated',
      timeout: null,
      actions: [{ labelKey: 'errors.reload', run: () => location.reload() }],
    })
  else notify({ messageKey: 'errors.partWaits', timeout: noticeMs.error })
}

/** What lies over the page: the floating button, windows, notices, tooltips; and the picture below all. */
export const OverPart = withAnswers(({ hasPostButton }: { hasPostButton: boolean }) => {
  useShellKeys()
  useTextSize()
  useWishes()
  useWholePostTap()
  useFilterKeeping()
  useEffect(() => onPartFailed(() => void sayPartMissing()), [])
  return (
    <>
      {hasPostButton && <FloatingPostButton onPress={openComposer} />}
      <Windows />
      <WatchRequests />
      <WatchBadge />
      <LiveRegions />
      <WatchMentions />
      <WatchReading />
      <WatchAlerts />
      <WatchPush />
      <WatchTasks />
      <Notices />
      <TooltipLayer />
      <PersonCards />
      <Wallpaper />
    </>
  )
})
