import { Popover, usePopoverStore } from '@ariakit/react'
import { useEffect } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useTopDialog } from './open-dialogs.ts'
import styles from './PopoverPanel.module.css'

export interface PopoverPanelProps {
  label: string
  placement: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top'
  anchorRef: RefObject<HTMLElement | null>
  /** Opened by a press: focus moves in. */
  takesFocus: boolean
  onEnter: () => void
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

export function PopoverPanel(props: PopoverPanelProps) {
  const { label, placement, anchorRef, takesFocus, onEnter, onLeave, onClose, children } = props
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
      autoFocusOnShow={takesFocus}
      finalFocus={anchorRef}
      hideOnInteractOutside={(event) => !anchorRef.current?.contains(event.target as Node)}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {children}
    </Popover>
  )
}
