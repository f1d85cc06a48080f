import { useId, useState, type KeyboardEvent } from 'react'
import { useT } from '../../../i18n/index.ts'
import { LeftIcon, RightIcon } from '../../../ui/icons.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { GripIcon } from './icons.tsx'
import styles from './MediaTile.module.css'
import type { MediaItem } from './rules/media-item.ts'
import { placeByKey } from './rules/place-by-key.ts'

interface TileGripProps {
  item: MediaItem
  index: number
  count: number
  onMove: (key: string, to: number) => void
}

/**
 * Moves a file among the others: by dragging it, by its keys, or, for whoever can do neither, by two buttons that a press
 * brings up.
 */
export function TileGrip({ item, index, count, onMove }: TileGripProps) {
  const t = useT()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { key, name } = item

  function handleKeys(event: KeyboardEvent<HTMLButtonElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = placeByKey(event, { index, count, isRightToLeft })
    if (to === null) return
    event.preventDefault()
    onMove(key, to)
  }

  const step = (by: -1 | 1) => {
    const isPossible = index + by >= 0 && index + by < count
    const Glyph = by === -1 ? LeftIcon : RightIcon
    return (
      <button
        type="button"
        className={styles['tool']}
        aria-label={by === -1 ? t('composer.moveEarlier', { name }) : t('composer.moveLater', { name })}
        // Not taken away from under who presses it.
        aria-disabled={!isPossible}
        onClick={() => isPossible && onMove(key, index + by)}
      >
        <Glyph size={16} />
      </button>
    )
  }

  return (
    <span className={styles['moves']}>
      <button
        type="button"
        className={styles['tool']}
        aria-label={t('composer.moveFile', { name })}
        aria-describedby={id}
        aria-expanded={isOpen}
        data-tooltip={t('composer.moveHint')}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleKeys}
      >
        <GripIcon size={16} />
      </button>
      <VisuallyHidden id={id}>{t('composer.moveHint')}</VisuallyHidden>
      {isOpen && step(-1)}
      {isOpen && step(1)}
    </span>
  )
}
