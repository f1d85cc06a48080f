import { clsx } from 'clsx'
import { useState } from 'react'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { useAfterPaint } from '../../../lib/use-after-paint.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import styles from './CharacterRing.module.css'

interface CharacterRingProps {
  left: number
  limit: number
}

/** Characters left at which it is said: a fifth of the limit, and these. */
const announcedAt = [100, 20, 0]

const marksOf = (limit: number) =>
  [...new Set([Math.floor(limit / 5), ...announcedAt])].toSorted((one, other) => other - one)

/** What is left, as a ring and a number; spoken politely when it passes a mark, and beyond the last at each character. */
export function CharacterRing({ left: leftNow, limit }: CharacterRingProps) {
  const left = useAfterPaint(leftNow)
  const t = useT()
  const language = useLanguageTag()
  const used = Math.min(1, Math.max(0, (limit - left) / limit))
  const level = left < 0 ? 'over' : left <= limit / 10 ? 'short' : 'fine'
  const mark = marksOf(limit).findLast((each) => left <= each)
  // What is pasted passes a mark by far: how much is left then is said, not the mark.
  const [passed, setPassed] = useState({ mark, left })
  if (passed.mark !== mark) setPassed({ mark, left })
  return (
    <span className={clsx(styles['ring'], styles[level])}>
      <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
        <circle className={styles['track']} cx="11" cy="11" r="9" />
        <circle
          className={styles['used']}
          cx="11"
          cy="11"
          r="9"
          pathLength="1"
          strokeDasharray={`${used} 1`}
          transform="rotate(-90 11 11)"
        />
      </svg>
      <span className={styles['count']} aria-hidden="true">
        {left.toLocaleString(language)}
      </span>
      {left >= 0 && <VisuallyHidden>{t('composer.charactersLeft', { count: left })}</VisuallyHidden>}
      <Announcement
        words={
          mark === undefined
            ? ''
            : left < 0
              ? t('composer.charactersOver', { count: -left })
              : t('composer.charactersLeft', { count: passed.left })
        }
      />
    </span>
  )
}
