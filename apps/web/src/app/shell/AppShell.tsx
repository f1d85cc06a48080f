import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Notices } from '../../features/notices/index.ts'
import { useT } from '../../i18n/index.ts'
import { notify } from '../../model/notices.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { onPartFailed } from '../../ui/lazy-part.ts'
import { TooltipLayer } from '../../ui/Tooltip.tsx'
import { FloatingPostButton } from './FloatingPostButton.tsx'
import { useRememberTimeline } from './last-timeline.ts'
import { MobileControls } from './MobileControls.tsx'
import styles from './AppShell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { SkipLinks } from './SkipLinks.tsx'
import { ThirdColumn } from './ThirdColumn.tsx'
import { TopBar } from './TopBar.tsx'
import { useLayout } from './use-layout.ts'
import { useTheme } from './use-theme.ts'
import { useWindows } from './use-windows.tsx'
import { VisitorHint } from './VisitorHint.tsx'

/** How long the notice about a part that could not be fetched stays, in ms [LIM-07]. */
const noticeMs = 5_000

const columnCounts = { mobile: 1, compact: 2, medium: 2, two: 2, wide: 3 }

/**
 * Everything around the current screen: bars, columns, drawers, windows, notices [SHELL-01]. The main column
 * stays the same element in every arrangement, so that turning a tablet keeps the reader's place.
 */
export function AppShell({ children }: { children: ReactNode }) {
  const t = useT()
  const layout = useLayout()
  const { status } = useSession()
  const windows = useWindows()
  const mode = useSetting('thirdColumnMode')
  const alwaysHasPostButton = useSetting('alwaysShowNewPostButton')
  const look = useLook()
  useTheme()
  useRememberTimeline()
  useEffect(() => onPartFailed(() => notify({ messageKey: 'errors.chunkFailed', timeout: noticeMs })), [])

  const isMobile = layout === 'mobile'
  const isSignedIn = status !== 'visitor'
  const third = layout === 'wide' && mode !== 'none' ? mode : null
  return (
    <div className={styles['shell']} data-layout={layout} data-column-count={columnCounts[layout]} {...look}>
      <SkipLinks hasNavigation={!isMobile} hasNotifications={!isMobile && isSignedIn} />
      {isMobile ? (
        <MobileControls windows={windows} />
      ) : (
        <TopBar onSettings={windows.openSettings} onModeration={windows.openModeration} />
      )}
      <div className={styles['columns']}>
        {!isMobile && (
          <aside className={styles['side']} aria-label={t('shell.sidebar')}>
            <Sidebar
              hasComposer={third !== 'postform'}
              hasNotifications={isSignedIn && third !== 'notifications'}
              onEditProfile={windows.openSettings}
            />
          </aside>
        )}
        <main id="posts" tabIndex={-1} className={styles['main']}>
          {!isSignedIn && <VisitorHint />}
          {children}
        </main>
        {third !== null && (
          <aside className={styles['third']} aria-label={t('shell.thirdColumn')}>
            <ThirdColumn mode={third} />
          </aside>
        )}
      </div>
      {isSignedIn && (isMobile || alwaysHasPostButton) && (
        <FloatingPostButton onPress={windows.openComposer} />
      )}
      {windows.content}
      <div id="modal" />
      <Notices />
      <TooltipLayer />
    </div>
  )
}

/** Choices that only change how the shell is drawn. */
function useLook() {
  return {
    'data-static-headings': useSetting('disableStickyHeaders') || undefined,
    'data-mirrored': useSetting('sidebarRight') || undefined,
    'data-widened': useSetting('widenTimeline') || undefined,
    'data-scrollbars': useSetting('showScrollbars') || undefined,
  }
}
