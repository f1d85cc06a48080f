import { Popover, usePopoverStore } from '@ariakit/react'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import type { ReactNode, RefObject } from 'react'
import { asSheet, sheetClass } from './bottom-sheet.tsx'
import { phoneQuery } from './breakpoints.ts'
import { inLetters } from './in-letters.ts'
import { hideOnEscape, useTopDialog } from './open-dialogs.ts'
import styles from './PopoverPanel.module.css'

export interface PopoverPanelProps {
  /** The name of what opened. */
  label: string
  placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top'
  /** A sheet at the lower edge for fingers and narrow windows; it brings its own room at the edges. */
  mayBeSheet?: boolean
  /** Where focus starts; without it the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  anchorRef: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

const sheetQuery = `${phoneQuery}, (pointer: coarse)`

/** Something floating beside a button; focus moves in, and back when it closes. */
export function PopoverPanel(props: PopoverPanelProps) {
  const {
    label,
    placement = 'bottom-start',
    mayBeSheet = false,
    initialFocus,
    anchorRef,
    onClose,
    children,
  } = props
  const isSheet = mayBeSheet && window.matchMedia(inLetters(sheetQuery)).matches
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
      {...(isSheet ? asSheet : {})}
      {...(initialFocus ? { initialFocus } : {})}
      className={clsx(styles['popover'], isSheet && sheetClass, mayBeSheet && styles['edgeless'])}
      aria-label={label}
      gutter={6}
      // A window would cut off what reaches beyond it.
      fixed={topDialog !== null}
      overflowPadding={8}
      finalFocus={anchorRef}
      hideOnEscape={hideOnEscape}
      hideOnInteractOutside={(event) => !anchorRef.current?.contains(event.target as Node)}
    >
      {children}
    </Popover>
  )
}
