import type { Feed, TimelineState } from '@skein/store'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { listenForPull } from '../../../lib/pull.ts'
import { RefreshIcon } from '../../../ui/reading-icons.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import { pullPx } from '../limits.ts'
import styles from './PullForNew.module.css'

export interface PullForNewProps {
  readonly feed: Feed
  /** Shows what waits: the command of the button and the key. */
  readonly onShowNew: () => void
}

type Phase = 'rest' | 'near' | 'far' | 'busy'

/** What a finger does in there is not for the list. */
const ownWays = 'input, textarea, select, dialog, video, audio, [popover], [role="dialog"]'
/** How far beyond the needed way the mark follows, as a share of it. */
const mostPull = 1.2

const hasWaiting = ({ queued, flushMarker, needsReload }: TimelineState) =>
  queued.length > 0 || flushMarker !== null || needsReload

/**
 * [TL-05] At the top a finger that pulls down asks for new posts and, if the reader is still there when they come, shows
 * them. The page itself does not move with it. It belongs into the element that is pulled.
 */
export function PullForNew({ feed, onShowNew }: PullForNewProps) {
  const t = useT()
  const ref = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('rest')

  useEffect(() => {
    const mark = ref.current
    if (mark?.parentElement == null) return undefined
    let isAsking = false
    let isGone = false

    async function ask() {
      isAsking = true
      setPhase('busy')
      await feed.refresh()
      isAsking = false
      if (isGone) return
      setPhase('rest')
      if (window.scrollY <= 0 && hasWaiting(feed.getState())) onShowNew()
    }
    const stop = listenForPull(mark.parentElement, {
      canBegin: ({ target }) =>
        !isAsking &&
        window.scrollY <= 0 &&
        (window.visualViewport?.scale ?? 1) <= 1 &&
        !(target instanceof Element && target.closest(ownWays)),
      onMove: (px) => {
        mark.style.setProperty('--pull', String(Math.min(mostPull, px / pullPx)))
        setPhase(px === 0 ? 'rest' : px < pullPx ? 'near' : 'far')
      },
      onRelease: (px) => {
        mark.style.removeProperty('--pull')
        if (px >= pullPx) void ask()
      },
    })
    return () => {
      isGone = true
      stop()
    }
  }, [feed, onShowNew])

  // The browser's own pulling would load the page anew.
  useEffect(() => {
    const { style } = document.documentElement
    style.overscrollBehaviorY = 'contain'
    return () => {
      style.overscrollBehaviorY = ''
    }
  }, [])

  const isBusy = phase === 'busy'
  return (
    <div
      ref={ref}
      className={clsx(
        styles['room'],
        phase !== 'near' && styles['still'],
        phase === 'far' && styles['far'],
        isBusy && styles['busy'],
      )}
      data-pull={phase}
    >
      <span className={styles['disc']}>{isBusy ? <Spinner size={20} /> : <RefreshIcon size={20} />}</span>
      <Announcement words={isBusy ? t('timeline.askingForNew') : ''} />
    </div>
  )
}
