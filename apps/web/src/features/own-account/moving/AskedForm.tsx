import { useState, type ReactNode } from 'react'

import type { MessageKey } from '../../../i18n/index.ts'
import { useT } from '../../../i18n/index.ts'
import { CompleteForm } from '../../../ui/CompleteForm.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useFailureFocus } from '../../../ui/use-failure-focus.ts'
import { CallFailure } from '../CallFailure.tsx'
import styles from '../OwnAccount.module.css'
import type { CallState } from '../../../lib/use-call.ts'

interface AskedFormProps {
  readonly call: CallState
  readonly failedKey: MessageKey
  readonly failedArgs?: Readonly<Record<string, string>>
  /** Everything that is needed was typed. */
  readonly isReady: boolean
  readonly question: { readonly title: string; readonly effect: string; readonly accept: string }
  readonly onAccept: () => Promise<unknown>
  readonly children: ReactNode
  /** Below the failure. */
  readonly submit?: ReactNode
}

/** A form that asks once more before it is sent, because nothing takes it back. */
export function AskedForm(props: AskedFormProps) {
  const { call, failedKey, failedArgs = {}, isReady, question, onAccept, children, submit } = props
  const t = useT()
  const [isAsking, setIsAsking] = useState(false)
  const { form } = useFailureFocus(call.failure)
  return (
    <>
      <CompleteForm
        ref={form}
        className={styles['form']}
        isComplete={isReady}
        onComplete={() => setIsAsking(true)}
      >
        {children}
        <CallFailure call={call} messageKey={failedKey} messageArgs={failedArgs} />
        {submit}
      </CompleteForm>
      {isAsking && (
        <ConfirmDialog
          title={question.title}
          acceptLabel={question.accept}
          cancelLabel={t('common.cancel')}
          isDestructive
          onAccept={() => {
            setIsAsking(false)
            void onAccept()
          }}
          onCancel={() => setIsAsking(false)}
        >
          {question.effect}
        </ConfirmDialog>
      )}
    </>
  )
}
