import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

import type { MessageKey } from '../../../i18n/index.ts'
import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { CompleteForm } from '../../../ui/CompleteForm.tsx'
import { DataRow } from '../../../ui/DataRow.tsx'
import type { IconComponent } from '../../../ui/icons.tsx'
import { Row } from '../../../ui/Row.tsx'
import { CallFailure } from '../CallFailure.tsx'
import styles from '../OwnAccount.module.css'
import type { CallState } from '../../../lib/use-call.ts'

interface FormRowProps {
  readonly icon: IconComponent
  readonly title: string
  readonly hint: string
  /** What is done here: of the form, and of the buttons that open and send it. */
  readonly label: string
  readonly call: CallState
  readonly failedKey: MessageKey
  /** Everything that is needed was typed. */
  readonly isReady: boolean
  /** Answers whether it is done: then the form goes. */
  readonly onSubmit: () => Promise<boolean>
  /** The form is gone, and what was typed into it with it. */
  readonly onForget: () => void
  readonly children: ReactNode
}

/** A row whose button opens a form below it; the focus goes along. */
export function FormRow(props: FormRowProps) {
  const { icon, title, hint, label, call, failedKey, isReady, onSubmit, onForget, children } = props
  const t = useT()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus()
  }, [isOpen])

  function putAway() {
    setIsOpen(false)
    call.dismiss()
    onForget()
    opener.current?.focus()
  }

  async function submit() {
    if (await onSubmit()) putAway()
  }

  return (
    <DataRow
      icon={icon}
      title={title}
      hint={hint}
      actions={
        <Button
          ref={opener}
          size="small"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => (isOpen ? putAway() : setIsOpen(true))}
        >
          {t('ownAccount.security.change')}
        </Button>
      }
    >
      {isOpen && (
        <CompleteForm
          ref={form}
          id={id}
          aria-label={label}
          className={styles['form']}
          isComplete={isReady}
          onComplete={() => void submit()}
        >
          {children}
          <CallFailure call={call} messageKey={failedKey} />
          <Row wraps gap={4}>
            <Button type="submit" variant="primary" isPending={call.isPending}>
              {label}
            </Button>
            <Button variant="ghost" onClick={putAway}>
              {t('common.cancel')}
            </Button>
          </Row>
        </CompleteForm>
      )}
    </DataRow>
  )
}
