import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { listenForSwipe, type Way } from '../../../lib/swipe.ts'
import { hasLessMotion } from '../../../model/look.ts'
import { getSetting } from '../../../model/settings.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { SnoozeIcon } from '../icons.tsx'
import { limits } from '../limits.ts'
import { finish } from './act.ts'
import { easing } from './leaving.ts'
import styles from './Motion.module.css'
import type { Actable } from './task-keys.ts'

interface SwipeRowProps extends Actable {
  /** In a drawer the finger moves the drawer. */
  readonly isOn: boolean
  /** Else it can only be done. */
  readonly canPutOff?: boolean
  readonly children: ReactNode
}

/** What a finger does in there is not for the row. */
const ownWays =
  'input, textarea, select, form, dialog, video, audio, [popover], [role="dialog"], [role="slider"]'

/** What opens is not shown as for a key. */
const pressByPointer = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })

/** Something between the two scrolls sideways. */
function scrollsSideways(target: Element, row: Element): boolean {
  for (let each = target; each !== row; each = each.parentElement ?? row)
    if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX))
      return true
  return false
}

/** A row that a finger takes along: to the end of the line it is done, to the start it is asked until when it waits. */
export function SwipeRow({ isOn, children, ...rest }: SwipeRowProps) {
  return isOn ? <Swiped {...rest}>{children}</Swiped> : children
}

function Swiped({ ids, left, canPutOff = true, children }: Omit<SwipeRowProps, 'isOn'>) {
  const t = useT()
  const rowRef = useRef<HTMLDivElement>(null)
  const slabRef = useRef<HTMLDivElement>(null)
  const [way, setWay] = useState<Way | null>(null)
  const [isFar, setIsFar] = useState(false)

  const act = useEffectEvent((swiped: Way) => {
    if (swiped === 'toEnd') finish(ids, left)
    else slabRef.current?.querySelector('[data-snooze]')?.dispatchEvent(pressByPointer())
  })

  useEffect(() => {
    const [row, slab] = [rowRef.current, slabRef.current]
    if (row === null || slab === null) return undefined
    let back: Animation | null = null

    function putBack(from: HTMLElement) {
      // What is done is not in the list any more, and fades where the finger left it.
      if (!from.isConnected) return
      const { translate } = from.style
      from.style.translate = ''
      const rest = () => setWay(null)
      if (hasLessMotion(getSetting('motion'))) {
        rest()
        return
      }
      const timing = { duration: limits.rowMoveMs, easing: easing('--e-out') }
      back = from.animate({ translate: [translate, '0px'] }, timing)
      back.addEventListener('finish', rest)
    }
    const stop = listenForSwipe(row, {
      ways: canPutOff ? ['toEnd', 'toStart'] : ['toEnd'],
      thresholdPx: limits.rowSwipePx,
      canBegin: ({ target }) =>
        (visualViewport?.scale ?? 1) <= 1 &&
        target instanceof Element &&
        target.closest(ownWays) === null &&
        !scrollsSideways(target, row),
      onMove: (px, towards) => {
        if (towards === null) {
          requestAnimationFrame(() => putBack(slab))
          return
        }
        back?.cancel()
        slab.style.translate = `${px}px`
        setWay(towards)
        setIsFar(Math.abs(px) >= limits.rowSwipePx)
      },
      onSwipe: (swiped) => act(swiped),
    })
    return () => {
      stop()
      back?.cancel()
    }
  }, [canPutOff])

  const Glyph = way === 'toStart' ? SnoozeIcon : CheckIcon
  return (
    <div ref={rowRef} className={clsx(styles['row'], way !== null && styles['swiped'])}>
      {way !== null && (
        <div aria-hidden="true" className={clsx(styles['hint'], styles[way], isFar && styles['far'])}>
          <Glyph size={18} />
          {t(way === 'toStart' ? 'notifications.tasks.putOff' : 'notifications.tasks.finish')}
        </div>
      )}
      <div ref={slabRef} className={styles['slab']}>
        {children}
      </div>
    </div>
  )
}
