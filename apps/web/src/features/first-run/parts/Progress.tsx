import { useT } from '../../../i18n/index.ts'
import { Announcement } from '../../../ui/spoken.tsx'
import styles from './Progress.module.css'

interface ProgressProps {
  readonly number: number
  readonly count: number
  readonly onSkipAll: () => void
}

/** How far somebody is, drawn, written and spoken, and the way out. */
export function Progress({ number, count, onSkipAll }: ProgressProps) {
  const t = useT()
  const words = t('firstRun.step', { number, count })
  return (
    <div className={styles['progress']}>
      <div className={styles['strands']} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={styles['strand']} data-done={index < number || undefined} />
        ))}
      </div>
      <div className={styles['line']}>
        <p>{words}</p>
        <button type="button" className={styles['skip']} onClick={onSkipAll}>
          {t('firstRun.skipAll')}
        </button>
      </div>
      <Announcement words={words} />
    </div>
  )
}
