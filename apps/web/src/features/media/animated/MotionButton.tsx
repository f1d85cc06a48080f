import { useRef } from 'react'
import { useT } from '../../../i18n/index.ts'
import { PauseIcon, PlayIcon } from '../../../ui/icons.tsx'
import { isReadable } from './motion-of.ts'
import styles from './MotionButton.module.css'
import { useIsPointedAt } from './use-is-pointed-at.ts'
import { useMotion } from './use-motion.ts'

/** `pointedAt`: while its post has the pointer or the focus. */
export type Plays = 'always' | 'pointedAt' | 'never'

export interface MotionButtonProps {
  readonly src: string
  readonly plays: Plays
  readonly onChoose: (plays: 'always' | 'never') => void
}

/** Pauses a picture that moves, and plays it again. It wants a positioned parent. */
export function MotionButton({ src, plays, onChoose }: MotionButtonProps) {
  const t = useT()
  const ref = useRef<HTMLButtonElement>(null)
  const format = useMotion(src)
  // By its name alone a WEBP may well stand still.
  const isSure = format !== 'WEBP' || isReadable(src)
  const moves = typeof format === 'string' && isSure
  const isPointedAt = useIsPointedAt(ref, moves)
  if (!moves) return null
  const isPlaying = plays === 'always' || (plays === 'pointedAt' && isPointedAt)
  const label = t(isPlaying ? 'media.pauseAnimation' : 'media.playAnimation')
  return (
    <button
      ref={ref}
      type="button"
      className={styles['control']}
      aria-label={label}
      data-tooltip={label}
      onClick={() => onChoose(isPlaying ? 'never' : 'always')}
    >
      {isPlaying ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
    </button>
  )
}
