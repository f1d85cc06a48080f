import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  /** The question. */
  title: string
  /** One sentence of effect. */
  children?: ReactNode
  acceptLabel: string
  cancelLabel: string
  onAccept: () => void
  /** Also called by Escape and the scrim: nothing has changed. */
  onCancel: () => void
  /** Something is lost: focus starts on Cancel. */
  isDestructive?: boolean
}

/** Asks before something happens [SHELL-48]. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, acceptLabel, cancelLabel, onAccept, onCancel, isDestructive = false } = props
  const cancelRef = useRef<HTMLButtonElement>(null)
  const acceptRef = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      kind="question"
      title={title}
      onClose={onCancel}
      initialFocus={isDestructive ? cancelRef : acceptRef}
      footer={
        <>
          <Button ref={cancelRef} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button ref={acceptRef} variant={isDestructive ? 'danger' : 'primary'} onClick={onAccept}>
            {acceptLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
