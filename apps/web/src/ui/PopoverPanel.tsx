import { Popover, usePopoverStore } from '@ariakit/react'
import { useEffect } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useTopDialog } from './open-dialogs.ts'
import styles from './PopoverPanel.module.css'

export interface PopoverPanelProps {
  /** The name of what opened. */
  label: string
  placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top'
  anchorRef: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** Something floating beside a button; focus moves in, and back when it closes. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { label, placement = 'bottom-start', anchorRef, onClose, children } = props
  const topDialog = useTopDialog()
  const popover = usePopoverStore({
    open: true,
    setOpen: (isOpen) => {
      if (!isOpen) onClose()
    },
    placement,
  })
  useEffect(() => popover.setAnchorElement(anchorRef.current), [popover, anchorRef])
  return (
    <Popover
      store={popover}
      portal
      {...(topDialog ? { portalElement: topDialog } : {})}
      className={styles['popover']}
      aria-label={label}
      gutter={6}
      overflowPadding={8}
      finalFocus={anchorRef}
      hideOnInteractOutside={(event) => !anchorRef.current?.contains(event.target as Node)}
    >
      {children}
    </Popover>
  )
}
