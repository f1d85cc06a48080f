import type { StatusId } from '@skein/api'
import { Suspense, useLayoutEffect, useRef } from 'react'
import { useT } from '../../../i18n/index.ts'
import { stopComposing } from '../../../model/composing.ts'
import { failureText } from '../../../model/failure-text.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { InlineComposer } from '../../composer/index.ts'
import { useAsking, useFailure } from '../action-state.ts'
import { answer, dismissFailure } from '../actions/perform.ts'
import type { ActionContext } from '../actions/types.ts'
import styles from './RowEnd.module.css'

/** Below the bar: why the last thing failed, and the question that stands open. */
export function Trouble({ context }: { readonly context: ActionContext }) {
  const t = useT()
  const failure = useFailure(context.status.id)
  const asking = useAsking(context.place)
  return (
    <>
      {failure !== null && (
        <div className={styles['trouble']}>
          <Alert
            level="error"
            role="alert"
            onDismiss={() => dismissFailure(context.status.id)}
            dismissLabel={t('status.dismissFailure')}
          >
            {t('status.actionFailed', { action: t(failure.labelKey), reason: failureText(failure.error, t) })}
          </Alert>
        </div>
      )}
      {asking !== null && (
        <ConfirmDialog
          title={t(asking.question.titleKey)}
          acceptLabel={t(asking.question.acceptKey)}
          cancelLabel={t('common.cancel')}
          isDestructive={asking.question.isDestructive}
          onAccept={() => void answer(true)}
          onCancel={() => void answer(false)}
        >
          {t(asking.question.effectKey)}
        </ConfirmDialog>
      )}
    </>
  )
}

interface OpenFormProps {
  readonly kind: 'reply' | 'quote'
  readonly statusId: StatusId
}

export function OpenForm({ kind, statusId }: OpenFormProps) {
  const ref = useRef<HTMLElement>(null)

  // A form that goes leaves the focus to the post it belongs to.
  useLayoutEffect(() => {
    const form = ref.current
    const post = form?.previousElementSibling
    return () => {
      if (post instanceof HTMLElement && form?.contains(document.activeElement))
        post.focus({ preventScroll: true })
    }
  }, [])

  return (
    <article ref={ref} className={styles['form']}>
      <Suspense fallback={null}>
        <InlineComposer kind={kind} statusId={statusId} onCancel={stopComposing} />
      </Suspense>
    </article>
  )
}
