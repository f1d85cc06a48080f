import type { Announcement, AnnouncementDraft } from '@skein/api'
import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CompleteForm, useMissing } from '../../../ui/CompleteForm.tsx'
import { TextArea, type TextAreaProps } from '../../../ui/FormField.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Text } from '../../../ui/Text.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { dayOf, isBackwards, momentOf, toField, toMoments } from '../rules/moments.ts'
import styles from './AnnouncementForm.module.css'

interface AnnouncementFormProps {
  readonly title: string
  readonly submitLabel: string
  /** What is changed; without it, a new one. */
  readonly announcement?: Announcement
  /** Rejects with why it failed; the form keeps what was written. */
  readonly onSubmit: (draft: AnnouncementDraft) => Promise<void>
  readonly onCancel?: () => void
}

/** What an announcement says, and when. [ANN-07] */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { title, submitLabel, announcement, onSubmit, onCancel } = props
  const t = useT()
  const [content, setContent] = useState(announcement?.rawContent ?? '')
  const [startsAt, setStartsAt] = useState(toField(announcement?.startsAt ?? null))
  const [endsAt, setEndsAt] = useState(toField(announcement?.endsAt ?? null))
  const [allDay, setAllDay] = useState(announcement?.allDay ?? false)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const ends = { startsAt, endsAt, allDay }
  const hasNoWay = isBackwards(ends)

  async function submit() {
    setIsSending(true)
    setError(null)
    try {
      await onSubmit({ content, allDay, ...toMoments(ends) })
    } catch (failure) {
      setError(failure)
    }
    setIsSending(false)
  }

  const moment = (label: string, value: string, onChange: (value: string) => void, wrong?: string) => (
    <TextField
      label={label}
      type={allDay ? 'date' : 'datetime-local'}
      value={allDay ? dayOf(value) : value}
      onChange={(next) => onChange(allDay ? momentOf(next) : next)}
      error={wrong}
      disabled={isSending}
    />
  )

  return (
    <CompleteForm
      className={styles['form']}
      aria-label={title}
      isComplete={content.trim() !== '' && !hasNoWay}
      onComplete={() => void submit()}
    >
      <ContentField value={content} onChange={setContent} disabled={isSending} />
      <div className={styles['ends']}>
        {moment(t('announcements.form.startsAt'), startsAt, setStartsAt)}
        {moment(
          t('announcements.form.endsAt'),
          endsAt,
          setEndsAt,
          hasNoWay ? t('announcements.form.backwards') : undefined,
        )}
      </div>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={allDay}
          onChange={(event) => setAllDay(event.target.checked)}
          disabled={isSending}
        />
        {t('announcements.form.allDay')}
      </label>
      <Text size="meta" tone="faint">
        {t('announcements.form.optional')}
      </Text>
      {error !== null && (
        <Alert
          level="error"
          live="urgent"
          onDismiss={() => setError(null)}
          dismissLabel={t('common.dismiss')}
        >
          {t('announcements.form.failed', { reason: failureText(error, t) })}
        </Alert>
      )}
      <Row place="end" gap={4}>
        {onCancel !== undefined && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
        <Button type="submit" variant="primary" isPending={isSending}>
          {submitLabel}
        </Button>
      </Row>
    </CompleteForm>
  )
}

function ContentField({
  value,
  ...rest
}: Pick<TextAreaProps, 'onChange' | 'disabled'> & { readonly value: string }) {
  const t = useT()
  const error = useMissing(value.trim() === '', t('announcements.form.contentMissing'))
  return <TextArea {...rest} label={t('announcements.form.content')} rows={4} value={value} error={error} />
}
