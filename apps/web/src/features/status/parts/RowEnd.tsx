import { Suspense } from 'react'
import { useT } from '../../../i18n/index.ts'
import { stopComposing, useComposingAt } from '../../../model/composing.ts'
import { failureText } from '../../../model/failure-text.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { InlineComposer } from '../../composer/index.ts'
import { answer, dismissFailure, useAsking, useFailure } from '../action-state.ts'
import type { ActionContext } from '../actions/types.ts'
import styles from './RowEnd.module.css'

/** Below the bar: why the last thing failed, and the question that stands open. */
export function RowTrouble({ context }: { readonly context: ActionContext }) {
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

/** The form that was opened from this row, directly below it. [POST-03] */
export function RowForm({ place }: { readonly place: string }) {
  const composing = useComposingAt(place)
  if (composing === null) return null
  return (
    <div className={styles['form']}>
      <Suspense fallback={null}>
        <InlineComposer kind={composing.kind} statusId={composing.statusId} onCancel={stopComposing} />
      </Suspense>
    </div>
  )
}
