import type { Feed, TimelineEntry } from '@skein/store'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { longDay } from '../../../lib/written-date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { dayBefore, nearDays, startOf, type Day } from './days.ts'
import { findDay, type Found } from './find-day.ts'
import styles from './JumpDialog.module.css'

export interface JumpDialogProps {
  readonly feed: Feed
  readonly isSeen: (entry: TimelineEntry) => boolean
  readonly onFound: (rowId: string, day: string) => void
  readonly onClose: () => void
}

/** Asks for a day, and stays until its posts are there. */
export function JumpDialog({ feed, isSeen, onFound, onClose }: JumpDialogProps) {
  const t = useT()
  const formId = useId()
  const language = useLanguageTag()
  const [today] = useState(() => Date.now())
  const [day, setDay] = useState<Day>('')
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const written = (wanted: Day) => longDay(startOf(wanted) ?? 0, language)
  function problemOf(found: Exclude<Found, { kind: 'found' }>, wanted: Day): string {
    if (found.kind === 'failed') return t('timeline.failed', { reason: failureText(found.error, t) })
    return found.kind === 'nothing'
      ? t('timeline.jump.nothing', { day: written(wanted) })
      : t('timeline.jump.unknowable')
  }

  async function go(wanted: Day) {
    if (isAsking) return
    setDay(wanted)
    if (startOf(wanted) === null) return setProblem(t('timeline.jump.noDay'))
    setProblem(null)
    setIsAsking(true)
    const found = await findDay(feed, isSeen, wanted)
    // Who closed the dialog meanwhile stays where they are.
    if (!isThere.current) return
    setIsAsking(false)
    if (found.kind === 'found') onFound(found.rowId, written(wanted))
    else setProblem(problemOf(found, wanted))
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void go(day)
  }

  return (
    <Dialog
      kind="question"
      title={t('timeline.jump.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isAsking}>
            {t('timeline.jump.go')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit} noValidate>
        <TextField
          type="date"
          label={t('timeline.jump.day')}
          value={day}
          onChange={setDay}
          max={dayBefore(today, 0, 0)}
          hint={t('timeline.jump.hint')}
          error={problem}
        />
        <ul className={styles['near']} aria-label={t('timeline.jump.near')}>
          {nearDays.map(([name, months, days]) => (
            <li key={name}>
              <Button size="small" onClick={() => void go(dayBefore(today, months, days))}>
                {t(`timeline.jump.ago.${name}`)}
              </Button>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  )
}
