import { can, type ReportState } from '@skein/api'
import type { MouseEvent } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { Button } from '../../../ui/Button.tsx'
import { AwayButton } from '../../../ui/ButtonLink.tsx'
import { FlagIcon } from '../../../ui/icons.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import styles from '../parts/NotificationItem.module.css'
import { setReport } from '../report-state.ts'
import { defineNotification, type BodyProps } from './define.ts'

/** Who is reported and why, what became of it, and the way to the server's own page of it. */
function Case({ notification: { id, detail } }: BodyProps) {
  const t = useT()
  const hasPages = can(useInstance(), 'administrationPages')
  if (detail?.kind !== 'report') return null
  const { acct, comment, posts } = detail
  return (
    <>
      <p className={styles['excerpt']} dir="auto">
        {acct !== null && t('notifications.reported', { acct, posts })} {comment}
      </p>
      {hasPages && detail.id !== null && (
        <Answers
          reportId={detail.id}
          state={detail.state ?? 'open'}
          onAnswer={(state) => setReport(id, state)}
        />
      )}
    </>
  )
}

interface AnswersProps {
  readonly reportId: string
  readonly state: ReportState
  readonly onAnswer: (state: ReportState) => void
}

function Answers({ reportId, state, onAnswer }: AnswersProps) {
  const t = useT()
  const press = (next: ReportState) => (event: MouseEvent<HTMLElement>) => {
    // The button goes: the row keeps the focus.
    event.currentTarget.closest('article')?.focus()
    onAnswer(next)
  }
  return (
    <div className={styles['buttons']}>
      <AwayButton size="small" variant="soft" href={paths.serverReport(reportId)}>
        {t('notifications.review')}
      </AwayButton>
      {state === 'open' ? (
        <>
          <Button size="small" onClick={press('resolved')}>
            {t('notifications.reports.resolve')}
          </Button>
          <Button size="small" variant="ghost" onClick={press('closed')}>
            {t('notifications.reports.close')}
          </Button>
        </>
      ) : (
        <>
          <Tag>{t(`notifications.reports.states.${state}`)}</Tag>
          <Button size="small" variant="ghost" onClick={press('open')}>
            {t('notifications.reports.reopen')}
          </Button>
        </>
      )}
    </div>
  )
}

export const report = defineNotification({
  icon: FlagIcon,
  tone: 'danger',
  textKey: 'notifications.types.report',
  Body: Case,
})
