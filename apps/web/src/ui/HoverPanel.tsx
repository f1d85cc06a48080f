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

/** Floats beside what is pointed at, and leaves the focus where it is. */
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
      gutter={6}
      overflowPadding={8}
    >
      {children}
    </Popover>
  )
}
