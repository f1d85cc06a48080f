import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { WatchRequests } from '../../features/follow-requests/index.ts'
import { lazyView } from '../../features/lazy/index.ts'
import { Notices } from '../../features/notices/index.ts'
import { WatchMentions } from '../../features/notifications/index.ts'
import { noticeMs, notify } from '../../model/notices.ts'
import { onPartFailed } from '../../ui/lazy-part.ts'
import { LiveRegions } from '../../ui/LiveRegions.tsx'
import { TooltipLayer } from '../../ui/Tooltip.tsx'
import { offerThreads } from '../opened-threads.ts'
import { queryClient } from '../query-client.ts'
import { Wallpaper } from '../Wallpaper.tsx'
import { FloatingPostButton } from './FloatingPostButton.tsx'
import type { ThirdColumnMode } from './layout.ts'
import { MobileControls } from './MobileControls.tsx'
import { Sidebar } from './Sidebar.tsx'
import type { SidebarProps } from './Sidebar.tsx'
import { SkipLinks } from './SkipLinks.tsx'
import type { SkipLinksProps } from './SkipLinks.tsx'
import { ThirdColumn } from './ThirdColumn.tsx'
import { TopBar } from './TopBar.tsx'
import { useShellKeys } from './use-shell-keys.ts'
import { Windows } from './Windows.tsx'
import { openComposer } from './windows.ts'

/* Everything around the main column, fetched as one piece when there is something to read. */

const PersonCards = lazyView(
  () => import('../../features/person-card/index.ts').then((part) => part.PersonCards),
  null,
  { failsQuietly: true },
)

offerThreads()

export function UpperPart({ isMobile, ...links }: SkipLinksProps & { isMobile: boolean }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLinks {...links} />
      {isMobile ? <MobileControls /> : <TopBar />}
    </QueryClientProvider>
  )
}

export function SidePart(props: SidebarProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Sidebar {...props} />
    </QueryClientProvider>
  )
}

export function ThirdPart({ mode }: { mode: Exclude<ThirdColumnMode, 'none'> }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThirdColumn mode={mode} />
    </QueryClientProvider>
  )
}

/** What lies over the page: the floating button, windows, notices, tooltips; and the picture below all. */
export function OverPart({ hasPostButton }: { hasPostButton: boolean }) {
  useShellKeys()
  useEffect(() => onPartFailed(() => notify({ messageKey: 'errors.partWaits', timeout: noticeMs.error })), [])
  return (
    <QueryClientProvider client={queryClient}>
      {hasPostButton && <FloatingPostButton onPress={openComposer} />}
      <Windows />
      <WatchRequests />
      <LiveRegions />
      <WatchMentions />
      <Notices />
      <TooltipLayer />
      <PersonCards />
      <Wallpaper />
    </QueryClientProvider>
  )
}
