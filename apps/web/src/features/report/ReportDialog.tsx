import type { AccountRow } from '@skein/store'
import { useLayoutEffect, useRef } from 'react'

import { useT } from '../../i18n/index.ts'
import { useAccount } from '../../model/entities.ts'
import { noticeMs, notify } from '../../model/notices.ts'
import type { Reporting } from '../../model/windows.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Announcement } from '../../ui/spoken.tsx'
import { Truncate } from '../../ui/Truncate.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { beginDraft, forgetDraft, getDraft, isWorthKeeping, useDraft } from './drafts.ts'
import { PostsFooter, PostsStep } from './parts/PostsStep.tsx'
import { SentFooter, SentStep } from './parts/SentStep.tsx'
import { WordsFooter, WordsStep } from './parts/WordsStep.tsx'
import styles from './ReportDialog.module.css'

interface ReportDialogProps {
  readonly reporting: Reporting
  readonly onClose: () => void
}

/** Tells the moderators of somebody, step by step. [REPORT-01, REPORT-02, REPORT-03] */
export function ReportDialog({ reporting, onClose }: ReportDialogProps) {
  const account = useAccount(reporting.accountId)
  if (account === undefined) return null
  return <Window key={account.id} account={account} reporting={reporting} onClose={onClose} />
}

const steps = ['posts', 'words', 'sent'] as const

function Window({ account, reporting, onClose }: ReportDialogProps & { readonly account: AccountRow }) {
  const t = useT()
  const { id, displayName: name, handle } = account
  const { step, state } = useDraft(id)
  const start = useRef<HTMLElement>(null)
  const { statusId } = reporting
  useLayoutEffect(() => beginDraft(id, statusId), [id, statusId])

  // Each step begins with what it is about, or with the field that it is for.
  useLayoutEffect(() => start.current?.focus(), [step])

  function close() {
    const draft = getDraft(id)
    if (isWorthKeeping(draft)) {
      if (draft.state !== 'sending')
        notify({
          level: 'info',
          messageKey: draft.state === 'unanswered' ? 'report.keptUnanswered' : 'report.kept',
          messageArgs: { name },
          timeout: noticeMs.info,
        })
    } else forgetDraft(id)
    onClose()
  }

  const reached = steps.indexOf(step) + 1
  return (
    <Dialog
      title={
        <>
          {t('report.title', { name })}{' '}
          <Truncate className={styles['handle']} dir="ltr">
            {`@${handle}`}
          </Truncate>
        </>
      }
      className={styles['window']}
      onClose={close}
      initialFocus={start}
      headerEnd={
        <IconButton icon={CloseIcon} label={t('common.close')} className={styles['close']} onClick={close} />
      }
      footer={
        <>
          {step === 'posts' && <PostsFooter accountId={id} />}
          {step === 'words' && <WordsFooter account={account} />}
          {step === 'sent' && <SentFooter onDone={close} />}
        </>
      }
    >
      {step !== 'sent' && (
        <div className={styles['steps']}>
          <VisuallyHidden>{t('report.step', { step: String(reached) })}</VisuallyHidden>
          {steps.map((each, index) => (
            <span key={each} className={index < reached ? styles['reached'] : undefined} />
          ))}
        </div>
      )}
      <div className={styles['body']}>
        {step === 'posts' && <PostsStep account={account} startedAt={statusId} startRef={start} />}
        {step === 'words' && <WordsStep account={account} startRef={start} />}
        {step === 'sent' && <SentStep account={account} startRef={start} />}
      </div>
      <Announcement
        words={
          state === 'sending' ? t('report.words.sending') : state === 'sent' ? t('report.sent.thanks') : ''
        }
      />
    </Dialog>
  )
}
