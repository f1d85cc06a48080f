import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { listOf } from '../../../lib/list-format.ts'
import { clockTime } from '../../../lib/written-date.ts'
import { failureText } from '../../../model/notices.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import { dismissBatch, failedOf, retryBatch, useBatch, type BatchState } from '../batch.ts'
import type { RestrictionKind } from '../kinds.ts'
import styles from '../Restrictions.module.css'

interface BatchOutcomeProps {
  readonly kind: RestrictionKind
  readonly nameOf: (item: string) => string
}

/** How far a batch is, and afterwards what failed of it, with the names. */
export function BatchOutcome({ kind, nameOf }: BatchOutcomeProps) {
  const t = useT()
  const language = useLanguageTag()
  const batch = useBatch(kind)
  if (batch === undefined) return null
  if (batch.isRunning) return <Progress kind={kind} batch={batch} />
  const failed = failedOf(batch)
  if (failed.length === 0) return null

  const namesOf = new Map<string, string[]>()
  for (const { item, error } of failed) {
    const reason = failureText(error, t)
    namesOf.set(reason, [...(namesOf.get(reason) ?? []), (batch.task.nameOf ?? nameOf)(item)])
  }
  return (
    <div className={styles['outcome']}>
      <Alert
        level="error"
        action={
          <Button size="small" onClick={() => retryBatch(kind)}>
            {t('common.retry')}
          </Button>
        }
        onDismiss={() => dismissBatch(kind)}
        dismissLabel={t('common.dismissError')}
      >
        {[...namesOf].map(([reason, names]) => (
          <p key={reason}>
            {t(`restrictions.${kind}.${batch.task.way}.failed`, {
              names: listOf(language, 'conjunction', names),
              reason,
            })}
          </p>
        ))}
      </Alert>
    </div>
  )
}

interface ProgressProps {
  readonly kind: RestrictionKind
  readonly batch: BatchState
}

function Progress({ kind, batch: { task, done, failures, pausedUntil } }: ProgressProps) {
  const t = useT()
  const language = useLanguageTag()
  const { way, items } = task
  const [count, ended] = [items.length, done.length + failures.length]
  const words = t(`restrictions.${kind}.${way}.progress`, { ended, count })
  const pause =
    pausedUntil === null ? '' : t('restrictions.paused', { time: clockTime(pausedUntil, language) })
  return (
    <div className={styles['progress']}>
      <progress max={count} value={ended} aria-label={words} />
      <span>
        {words} {pause}
      </span>
      <Announcement words={pause === '' ? words : pause} afterMs={500} />
    </div>
  )
}
