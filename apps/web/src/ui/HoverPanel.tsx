import { Popover, usePopoverStore } from '@ariakit/react'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Hovered } from './HoverOpener.tsx'
import { useTopDialog } from './open-dialogs.ts'
import styles from './PopoverPanel.module.css'

export interface HoverPanelProps extends Hovered {
  /** The name of what opened. */
  label: string
  className?: string | undefined
  /** A key opened it: it takes the focus, which goes back to this; without it the focus stays where it is. */
  cameFrom?: HTMLElement | null
  children: ReactNode
}

/** Of a menu or a question that was opened over the panel. */
function isAbove(target: EventTarget | null, anchor: HTMLElement | null): boolean {
  const layer = target instanceof Element ? target.closest('[role="menu"], dialog') : null
  return layer !== null && !layer.contains(anchor)
}

/**
 * Floats beside what is pointed at, and leaves the focus where it is, unless a key opened it: it hears Escape wherever
 * that is pressed. Who is in it with the keyboard and puts it away is where they came from, or at what it belongs to,
 * where that takes the focus. The page's keys go on.
 */
export function HoverPanel({
  label,
  className,
  anchorRef,
  onClose,
  cameFrom = null,
  children,
}: HoverPanelProps) {
  // A question that the panel opens is no place for the panel.
  const uppermost = useTopDialog()
  const [topDialog] = useState(uppermost)
  const isCovered = uppermost !== null && uppermost !== topDialog
  const panelRef = useRef<HTMLDivElement>(null)
  const popover = usePopoverStore({
    open: true,
    setOpen: (isOpen) => {
      if (!isOpen) onClose()
    },
    placement: 'bottom-start',
  })
  useEffect(() => popover.setAnchorElement(anchorRef.current), [popover, anchorRef])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isCovered || isAbove(event.target, anchorRef.current)) return
      event.stopPropagation()
      const isInside = panelRef.current?.contains(document.activeElement) === true
      onClose()
      if (isInside) (cameFrom ?? anchorRef.current)?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [onClose, anchorRef, cameFrom, isCovered])
  return (
    <Popover
      ref={panelRef}
      store={popover}
      data-hovering=""
      portal
      {...(topDialog ? { portalElement: topDialog } : {})}
      className={clsx(styles['popover'], className)}
      aria-label={label}
      autoFocusOnShow={cameFrom !== null}
      // Itself: what it holds first may come later.
      initialFocus={panelRef}
      autoFocusOnHide={false}
      hideOnEscape={false}
      // A finger that goes up from what it rested on presses that, and whoever opened this hears it.
      hideOnInteractOutside={({ target }) =>
        !anchorRef.current?.contains(target as Node | null) && !isAbove(target, anchorRef.current)
      }
      gutter={6}
      overflowPadding={8}
    >
      {children}
    </Popover>
  )
}
