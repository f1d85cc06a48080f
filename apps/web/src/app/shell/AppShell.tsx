import type { ReactNode } from 'react'
import { useT } from '../../i18n/index.ts'
import { useAfterPaint } from '../../lib/use-after-paint.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { PartFailed } from '../../features/lazy/index.ts'
import styles from './AppShell.module.css'
import { useRememberTimeline } from './last-timeline.ts'
import { useLayout } from './use-layout.ts'
import { useShellPanels } from './use-shell-panels.ts'
import { useTheme } from './use-theme.ts'
import { VisitorHint } from './VisitorHint.tsx'

const columnCounts = { mobile: 1, compact: 2, medium: 2, two: 2, wide: 3 }

/**
 * Everything around the current screen: bars, columns, drawers, windows, notices [SHELL-01]; their code comes
 * after the first text, and until then their places are kept. The main column stays the same element in every arrangement, so that turning a tablet keeps the reader's place.
 */
export function AppShell({ children }: { children: ReactNode }) {
  const t = useT()
  const layout = useLayout()
  const { status } = useSession()
  const { parts, failure } = useShellPanels()
  // Not all at once: a slow phone would be kept from scrolling.
  const sideParts = useAfterPaint(parts)
  const laterParts = useAfterPaint(sideParts)
  const mode = useSetting('thirdColumnMode')
  const alwaysHasPostButton = useSetting('alwaysShowNewPostButton')
  const look = useLook()
  useTheme()
  useRememberTimeline()

  const isMobile = layout === 'mobile'
  const isSignedIn = status !== 'visitor'
  const third = layout === 'wide' && mode !== 'none' ? mode : null
  const sidebar = third === 'postform' ? 'shell.sidebarOfNews' : 'shell.sidebar'
  const hasPostButton = isSignedIn && (isMobile || alwaysHasPostButton)
  return (
    <div className={styles['shell']} data-layout={layout} data-column-count={columnCounts[layout]} {...look}>
      {parts === null ? (
        <div className={styles['bar']} aria-hidden="true" />
      ) : (
        <parts.UpperPart
          isMobile={isMobile}
          hasNavigation={!isMobile}
          hasNotifications={!isMobile && isSignedIn}
          hasComposer={isSignedIn}
        />
      )}
      <div className={styles['columns']}>
        {!isMobile && (
          <aside
            className={styles['side']}
            aria-label={t(isSignedIn ? sidebar : 'shell.sidebarOfVisitors')}
            aria-busy={sideParts === null}
          >
            {sideParts === null ? (
              <div className={styles['room']} />
            ) : (
              <sideParts.SidePart
                hasTools={third !== 'postform'}
                hasNotifications={isSignedIn && third !== 'notifications'}
              />
            )}
          </aside>
        )}
        <main id="posts" tabIndex={-1} className={styles['main']}>
          {failure !== null && <PartFailed part={failure.part} onRetry={failure.retry} />}
          {!isSignedIn && <VisitorHint />}
          {children}
        </main>
        {third !== null && (
          <aside
            className={styles['third']}
            aria-label={t(`shell.thirdColumn.${third}`)}
            aria-busy={laterParts === null}
          >
            {laterParts !== null && <laterParts.ThirdPart mode={third} />}
          </aside>
        )}
      </div>
      <div id="modal" />
      {laterParts !== null && <laterParts.OverPart hasPostButton={hasPostButton} />}
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
