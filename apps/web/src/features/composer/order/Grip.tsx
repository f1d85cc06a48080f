import { clsx } from 'clsx'
import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { useT } from '../../../i18n/index.ts'
import { DownIcon, LeftIcon, RightIcon, UpIcon } from '../../../ui/icons.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Grip.module.css'
import { GripIcon } from './icons.tsx'
import { placeByKey } from './place-by-key.ts'

interface GripProps {
  ref?: Ref<HTMLSpanElement>
  /** What the grip and its two buttons are called. */
  labels: { readonly move: string; readonly earlier: string; readonly later: string }
  index: number
  count: number
  /** How the others stand beside it. */
  direction: 'row' | 'column'
  className: string | undefined
  /** How each of the buttons looks. */
  buttonClassName: string | undefined
  onMove: (to: number) => void
}

const glyphs = { row: [LeftIcon, RightIcon], column: [UpIcon, DownIcon] } as const

/**
 * Moves one of several among the others: by dragging it, by its keys, or, for whoever can do neither, by two buttons
 * that a press brings up.
 */
export function Grip(props: GripProps) {
  const { ref, labels, index, count, direction, className, buttonClassName, onMove } = props
  const t = useT()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [Earlier, Later] = glyphs[direction]

  function handleKeys(event: KeyboardEvent<HTMLButtonElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = placeByKey(event, { index, count, isRightToLeft })
    if (to === null) return
    event.preventDefault()
    onMove(to)
  }

  const step = (label: string, to: number, Glyph: typeof Earlier) => {
    const isPossible = to >= 0 && to < count
    return (
      <button
        type="button"
        className={buttonClassName}
        aria-label={label}
        // Not taken away from under who presses it.
        aria-disabled={!isPossible}
        onClick={() => isPossible && onMove(to)}
      >
        <Glyph size={16} />
      </button>
    )
  }

  return (
    <span ref={ref} className={className}>
      <button
        type="button"
        className={clsx(buttonClassName, styles['grip'])}
        aria-label={labels.move}
        aria-describedby={id}
        aria-expanded={isOpen}
        data-tooltip={t('composer.moveHint')}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleKeys}
      >
        <GripIcon size={16} />
      </button>
      <VisuallyHidden id={id}>{t('composer.moveHint')}</VisuallyHidden>
      {isOpen && step(labels.earlier, index - 1, Earlier)}
      {isOpen && step(labels.later, index + 1, Later)}
    </span>
  )
}
