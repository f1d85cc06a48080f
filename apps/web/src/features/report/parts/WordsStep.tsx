import { type ReportCategory } from '@skein/api'
import type { AccountRow } from '@skein/store'
import { useId, type RefObject } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { listOf } from '../../../lib/list-format.ts'
import { entityStore } from '../../../model/entities.ts'
import { failureText, isInputRefused } from '../../../model/notices.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Select, TextArea } from '../../../ui/FormField.tsx'
import { useFailureFocus } from '../../../ui/use-failure-focus.ts'
import { useStaff } from '../../about/index.ts'
import { changeDraft, useDraft } from '../drafts.ts'
import { hasReasonText } from '../rules/failures.ts'
import { reasons } from '../rules/words.ts'
import { sendReport } from '../send-report.ts'
import { StepTitle } from './StepTitle.tsx'
import styles from './WordsStep.module.css'

interface WordsStepProps {
  readonly account: AccountRow
  readonly startRef: RefObject<HTMLElement | null>
}

/** What the moderators read, and whether those of the other server do. [REPORT-01, ERR-43] */
export function WordsStep({ account, startRef }: WordsStepProps) {
  const t = useT()
  const id = useId()
  const { displayName: name, isLocal, handle } = account
  const { comment, reason, forwards, state, error, failedComment } = useDraft(account.id)
  const { form } = useFailureFocus<HTMLFieldSetElement>(error)
  const isRefused = state === 'failed' && isInputRefused(error) && comment === failedComment
  const errorId = `${id}-error`
  const readers = useReaders()
  const domain = isLocal ? null : (handle.split('@')[1] ?? null)
  return (
    <>
      <StepTitle id={id}>{t('report.words.question')}</StepTitle>
      <fieldset ref={form} className={styles['fields']} disabled={state === 'sending'}>
        <div className={styles['reason']}>
          <Select
            aria-label={t('report.words.reason')}
            value={reason ?? ''}
            onChange={(value) =>
              changeDraft(account.id, { reason: value === '' ? null : (value as ReportCategory) })
            }
          >
            <option value="">{t('report.words.noReason')}</option>
            {reasons.map((each) => (
              <option key={each} value={each}>
                {t(`report.reasons.${each}`)}
              </option>
            ))}
          </Select>
        </div>
        <div className={styles['words']}>
          <TextArea
            ref={(element) => {
              startRef.current = element
            }}
            aria-labelledby={id}
            value={comment}
            onChange={(value) => changeDraft(account.id, { comment: value })}
            errorId={isRefused ? errorId : undefined}
            hint={
              readers === ''
                ? t('report.words.readByStaff', { name })
                : t('report.words.readBy', { names: readers, name })
            }
          />
        </div>
        {domain !== null && (
          <label className={styles['forward']}>
            <input
              type="checkbox"
              checked={forwards}
              aria-labelledby={`${id}-forward`}
              aria-describedby={`${id}-forward-hint`}
              onChange={({ target: { checked } }) => changeDraft(account.id, { forwards: checked })}
            />
            <b id={`${id}-forward`}>{t('report.words.forward', { domain })}</b>
            <small id={`${id}-forward-hint`}>{t('report.words.forwardHint')}</small>
          </label>
        )}
      </fieldset>
      <Trouble account={account} textId={errorId} />
    </>
  )
}

interface TroubleProps extends Pick<WordsStepProps, 'account'> {
  /** Of what says why it failed. */
  readonly textId: string
}

function Trouble({ account, textId }: TroubleProps) {
  const t = useT()
  const { state, error } = useDraft(account.id)
  if (state === 'unanswered')
    return (
      <Alert level="warning" live="urgent">
        {t('report.unanswered.text', { name: account.displayName })}
      </Alert>
    )
  if (state !== 'failed') return null
  return (
    <Alert level="error" live="urgent">
      <span id={textId}>
        {hasReasonText(error) ? failureText(error, t) : t('user_reporting.generic_error')}
      </span>
    </Alert>
  )
}

/** Those who will read it, by name; empty where the server does not tell who they are. */
function useReaders(): string {
  const language = useLanguageTag()
  const { data = [] } = useStaff()
  const names = data.flatMap((member) =>
    'id' in member ? (entityStore.accounts.get(member.id)?.displayName ?? []) : [],
  )
  return names.length < data.length ? '' : listOf(language, 'conjunction', names)
}

export function WordsFooter({ account }: Pick<WordsStepProps, 'account'>) {
  const t = useT()
  const { state } = useDraft(account.id)
  const isUnanswered = state === 'unanswered'
  const send = () => void sendReport(account, t)
  return (
    <>
      {isUnanswered ? (
        <Button variant="ghost" onClick={() => changeDraft(account.id, { step: 'sent', state: 'left' })}>
          {t('report.unanswered.leave')}
        </Button>
      ) : (
        <Button
          variant="ghost"
          disabled={state === 'sending'}
          onClick={() => changeDraft(account.id, { step: 'posts' })}
        >
          {t('report.words.back')}
        </Button>
      )}
      <span className={styles['room']} />
      <Button variant="primary" isPending={state === 'sending'} onClick={send}>
        {t(isUnanswered ? 'report.unanswered.again' : 'report.words.send')}
      </Button>
    </>
  )
}
