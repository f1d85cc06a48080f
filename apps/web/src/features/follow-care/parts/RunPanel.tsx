import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import { focusHeading } from '../../../lib/focus-heading.ts'
import { clockTime } from '../../../lib/written-date.ts'
import { failureText } from '../../../model/notices.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSpoken } from '../../../ui/spoken.tsx'
import {
  canBeUndone,
  closeRun,
  countLocked,
  remainingOf,
  retryRun,
  stopRun,
  undoRun,
  type BulkRun,
  type BulkTask,
} from '../bulk-run.ts'
import styles from '../FollowCare.module.css'

/** Maximum failures that are listed one by one. */
const mostListed = 20

interface RunPanelProps {
  readonly run: BulkRun
  /** The viewer started it from this page: the focus comes here, since the pressed button has gone. */
  readonly takesFocus: boolean
}

/** How far a change of many people is, then what came of it, with Undo and Retry. */
export function RunPanel({ run, takesFocus }: RunPanelProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const panel = useRef<HTMLElement>(null)
  const { task, isRunning, done, failures, already, pausedUntil, error } = run
  const total = task.ids.length
  const settled = done.length + failures.length + already.length
  const title = task.list?.title ?? ''
  const left = total - settled
  const paused =
    pausedUntil === null
      ? ''
      : t('followCare.runs.paused', { time: clockTime(pausedUntil, document.documentElement.lang) })
  const isUndoable = !isRunning && done.length > 0 && canBeUndone(task.kind)
  const locked = isUndoable && task.kind === 'unfollow' ? countLocked(task.people, done) : 0
  useSpoken(paused)

  useEffect(() => {
    if (takesFocus) panel.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    // Stop had the focus and is gone.
    if (takesFocus && !isRunning && document.activeElement === document.body) panel.current?.focus()
  }, [takesFocus, isRunning])

  function close() {
    focusHeading()
    closeRun()
  }

  return (
    <section ref={panel} tabIndex={-1} aria-label={t('followCare.runs.label')} className={styles['run']}>
      <p className={styles['count']}>
        {isRunning
          ? t(`followCare.runs.${task.kind}.going`, { settled, total, title })
          : t(`followCare.runs.${task.kind}.done`, { count: done.length, title })}
      </p>
      {isRunning && <progress value={settled} max={total} aria-label={t('followCare.runs.progress')} />}
      {paused !== '' && <p>{paused}</p>}
      {already.length > 0 && <p>{t('followCare.runs.already', { count: already.length })}</p>}
      {error !== null && <p>{t('followCare.runs.failedToBegin', { reason: failureText(error, t) })}</p>}
      {failures.length > 0 && <Failures failures={failures} people={task.people} />}
      {!isRunning && left > 0 && <p>{t('followCare.runs.left', { count: left })}</p>}
      {locked > 0 && <p>{t('followCare.question.locked', { count: locked })}</p>}
      <div className={styles['line']}>
        {isRunning && (
          <Button size="small" onClick={stopRun}>
            {t('followCare.stop')}
          </Button>
        )}
        {isUndoable && (
          <Button size="small" onClick={() => undoRun(queryClient, run)}>
            {t('common.undo')}
          </Button>
        )}
        {!isRunning && remainingOf(run).length > 0 && (
          <Button size="small" onClick={() => retryRun(queryClient, run)}>
            {t('common.retry')}
          </Button>
        )}
        {!isRunning && (
          <Button size="small" variant="ghost" onClick={close}>
            {t('common.close')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The people that couldn’t be changed, each with the reason. */
function Failures({ failures, people }: Pick<BulkRun, 'failures'> & Pick<BulkTask, 'people'>) {
  const t = useT()
  const more = failures.length - mostListed
  return (
    <>
      <p>{t('followCare.runs.failed', { count: failures.length })}</p>
      <ul className={styles['failures']}>
        {failures.slice(0, mostListed).map(({ item: id, error }) => (
          <li key={id}>
            {t('followCare.runs.failure', {
              name: people.get(id)?.displayName ?? id,
              reason: failureText(error, t),
            })}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('followCare.runs.moreFailures', { count: more })}</p>}
    </>
  )
}
