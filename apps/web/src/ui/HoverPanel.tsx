import { Popover, usePopoverStore } from '@ariakit/react'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Hovered } from './HoverOpener.tsx'
import { useTopDialog } from './open-dialogs.ts'
import styles from './PopoverPanel.module.css'

export interface HoverPanelProps extends Hovered {
  /** The name of what opened. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** Floats beside what is pointed at, and leaves the focus where it is: it hears Escape wherever that is pressed. */
export function HoverPanel({ label, className, anchorRef, onClose, children }: HoverPanelProps) {
  const topDialog = useTopDialog()
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
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [onClose])
  return (
    <Popover
      store={popover}
      portal
      {...(topDialog ? { portalElement: topDialog } : {})}
      className={clsx(styles['popover'], className)}
      aria-label={label}
      autoFocusOnShow={false}
      autoFocusOnHide={false}
      hideOnEscape={false}
      // A finger that goes up from what it rested on presses that, and whoever opened this hears it.
      hideOnInteractOutside={({ target }) => !anchorRef.current?.contains(target as Node | null)}
      gutter={6}
      overflowPadding={8}
    >
      {children}
    </Popover>
  )
}
