import { can, type StatusId } from '@skein/api'
import { useLayoutEffect, useRef } from 'react'
import { useT } from '../../../i18n/index.ts'
import { closeComposing, type ComposingInRow } from '../../../model/writing.ts'
import { failureText } from '../../../model/notices.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { InlineComposer } from '../../composer/index.ts'
import { lazyView } from '../../lazy/index.ts'
import { WaitingMark } from '../../outbox/index.ts'
import { closeWindow, useAsking, useFailure, usePanel, useWindow } from '../action-panels.ts'
import { ActionFailure } from '../actions/failure.ts'
import { dismissFailure } from '../actions/attempt.ts'
import { answer } from '../actions/perform.ts'
import type { ActionContext } from '../actions/types.ts'
import styles from './RowEnd.module.css'

const OpenPanel = lazyView(() => import('./OpenPanel.tsx').then((part) => part.OpenPanel))
const WhyHere = lazyView(() => import('./WhyHere.tsx').then((part) => part.WhyHere))
const HistoryWindow = lazyView(() => import('./HistoryWindow.tsx').then((part) => part.HistoryWindow))

/** Below the bar: what waits to be sent, why the last thing failed, and the question or window that stands open. [ERR-38] */
export function Trouble({ context }: { readonly context: ActionContext }) {
  const t = useT()
  const asking = useAsking(context.place)
  const window = useWindow(context.place)
  const panel = usePanel(context.place)
  return (
    <>
      <WaitingMark statusId={context.status.id} />
      <FailureLine statusId={context.status.id} />
      {asking !== null && (
        <ConfirmDialog
          title={t(`status.${asking.question.about}Question.title`)}
          acceptLabel={t(asking.question.acceptKey)}
          cancelLabel={t('common.cancel')}
          isDestructive={asking.question.isDestructive}
          onAccept={() => void answer(true)}
          onCancel={() => void answer(false)}
        >
          {t(`status.${asking.question.about}Question.effect`)}
        </ConfirmDialog>
      )}
      {panel !== null && <OpenPanel context={context} panel={panel} />}
      {/* [SHELL-47] */}
      {window?.about === 'history' && can(context.instance, 'editing') && (
        <HistoryWindow statusId={window.statusId} onClose={closeWindow} />
      )}
      {window?.about === 'whyHere' && context.where !== undefined && (
        <WhyHere status={context.status} where={context.where} onClose={closeWindow} />
      )}
    </>
  )
}

/** Why the last thing done with a post failed, until that is dismissed. */
export function FailureLine({ statusId }: { readonly statusId: StatusId }) {
  const t = useT()
  const failure = useFailure(statusId)
  if (failure === null) return null
  return (
    <div className={styles['trouble']}>
      <Alert
        level="error"
        live="urgent"
        onDismiss={() => dismissFailure(statusId)}
        dismissLabel={t('common.dismissError')}
      >
        {failure.error instanceof ActionFailure
          ? t(failure.error.messageKey, { link: failure.error.link })
          : t('status.actionFailed', {
              action: t(failure.labelKey),
              reason: failureText(failure.error, t),
            })}
      </Alert>
    </div>
  )
}

interface OpenFormProps {
  readonly composing: ComposingInRow
}

export function OpenForm({ composing }: OpenFormProps) {
  const { kind, statusId } = composing
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
      <InlineComposer kind={kind} statusId={statusId} onClose={() => closeComposing(composing)} />
    </article>
  )
}
