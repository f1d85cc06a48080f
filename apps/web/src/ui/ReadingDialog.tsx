import { clsx } from 'clsx'
import type { ReactNode, RefObject } from 'react'
import { Dialog } from './Dialog.tsx'
import { CloseIcon } from './icons.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './ReadingDialog.module.css'

interface ReadingDialogProps {
  readonly title: string
  /** Names what is read, where that is not the title. */
  readonly label?: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** What is read: it has the focus at first. */
  readonly contentRef: RefObject<HTMLDivElement | null>
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A window to read in: its content has the focus at first, so that the keys scroll it. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { title, label = title, closeLabel, onClose, contentRef, className, children } = props
  return (
    <Dialog
      title={title}
      onClose={onClose}
      initialFocus={contentRef}
      headerEnd={<IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />}
    >
      <div
        ref={contentRef}
        className={clsx(styles['content'], className)}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys that scroll need it
        tabIndex={0}
        aria-label={label}
      >
        {children}
      </div>
    </Dialog>
  )
}
