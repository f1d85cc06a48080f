import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import styles from './LookStep.module.css'

const least = 80
const most = 200
const step = 10

/** The size of letters. It changes when the slider is let go: before, the slider would move away under the pointer. */
export function TextSize() {
  const t = useT()
  const id = useId()
  const chosen = useSetting('textSize')
  const [draft, setDraft] = useState<number | null>(null)
  const ref = useRef<HTMLInputElement>(null)
  const percent = draft ?? chosen

  useEffect(() => {
    const slider = ref.current
    // The browser's own event: React's comes with every movement.
    function take() {
      setSetting('textSize', Number(slider?.value))
      setDraft(null)
    }
    slider?.addEventListener('change', take)
    return () => slider?.removeEventListener('change', take)
  }, [])

  const words = t('firstRun.look.percent', { percent })
  return (
    <div className={clsx(styles['row'], styles['size'])}>
      <label htmlFor={id}>{t('firstRun.look.textSize')}</label>
      <span className={styles['slider']}>
        <span className={styles['small']} aria-hidden="true">
          A
        </span>
        <input
          ref={ref}
          id={id}
          className={styles['range']}
          type="range"
          min={least}
          max={most}
          step={step}
          value={percent}
          aria-valuetext={words}
          onChange={(event) => setDraft(Number(event.target.value))}
        />
        <span className={styles['big']} aria-hidden="true">
          A
        </span>
        <span className={styles['percent']} aria-hidden="true">
          {words}
        </span>
      </span>
    </div>
  )
}
