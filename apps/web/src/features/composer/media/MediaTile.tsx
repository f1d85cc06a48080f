import { clsx } from 'clsx'
import { useRef } from 'react'
import { useT } from '../../../i18n/index.ts'
import { CloseIcon, EyeOffIcon } from '../../../ui/icons.tsx'
import { Grip } from '../order/Grip.tsx'
import { useDrag } from '../order/use-drag.ts'
import styles from './MediaTile.module.css'
import { lacksDescription, type MediaItem } from './rules/media-item.ts'
import { TileCaption } from './TileCaption.tsx'
import { TileFailure } from './TileFailure.tsx'
import { TilePicture } from './TilePicture.tsx'
import type { MediaHandle } from './use-media.ts'

interface MediaTileProps {
  item: MediaItem
  /** Its place among the others, from 0, and how many there are. */
  index: number
  count: number
  media: MediaHandle
  isSensitive: boolean
  onSensitive: () => void
  onDescribe: (description: string) => void
  onRemove: () => void
  /** Moves a file, this one or one that was dropped on it. */
  onMove: (key: string, to: number) => void
}

/** One file of a post: the picture, its place among the others, its description, and how its upload goes. */
export function MediaTile(props: MediaTileProps) {
  const { item, index, count, media, isSensitive, onSensitive, onDescribe, onRemove, onMove } = props
  const t = useT()
  const tileRef = useRef<HTMLLIElement>(null)
  const frameRef = useRef<HTMLDivElement>(null)
  const isMovable = count > 1
  const { key, name, state } = item
  const drag = useDrag({
    itemRef: tileRef,
    handleRef: frameRef,
    itemKey: key,
    index,
    isMovable,
    onTake: onMove,
  })
  // What was written about a file stays where it was written as long as the file may still come.
  const hasCaption = state !== 'failed' || item.remedy !== null || item.description !== ''
  const isUndescribed = state === 'ready' && lacksDescription(item)
  return (
    <li
      ref={tileRef}
      className={clsx(
        styles['tile'],
        state === 'failed' && styles['failed'],
        isUndescribed && styles['missing'],
        drag.isDragged && styles['dragged'],
        drag.landing !== null && styles[drag.landing],
      )}
    >
      <div ref={frameRef} className={styles['frame']}>
        <TilePicture item={item} localUrl={media.localUrlOf(key)} />
        {state === 'uploading' && (
          <progress
            className={styles['progress']}
            {...(item.progress === null ? {} : { value: item.progress })}
            max={1}
            aria-label={t('composer.uploadingFile', { name })}
          />
        )}
        {isMovable && (
          <Grip
            labels={{
              move: t('composer.moveFile', { name }),
              earlier: t('composer.moveEarlier', { name }),
              later: t('composer.moveLater', { name }),
            }}
            index={index}
            count={count}
            direction="row"
            className={styles['moves']}
            buttonClassName={styles['tool']}
            onMove={(to) => onMove(key, to)}
          />
        )}
        <span className={styles['tools']}>
          <button
            type="button"
            className={styles['tool']}
            aria-label={t('composer.sensitiveFiles')}
            data-tooltip={t('composer.sensitive')}
            aria-pressed={isSensitive}
            onClick={onSensitive}
          >
            <EyeOffIcon size={16} />
          </button>
          <button
            type="button"
            className={styles['tool']}
            aria-label={
              state === 'uploading' ? t('composer.cancelFile', { name }) : t('composer.removeFile', { name })
            }
            onClick={onRemove}
          >
            <CloseIcon size={16} />
          </button>
        </span>
      </div>
      {state === 'failed' && <TileFailure item={item} media={media} />}
      {hasCaption && <TileCaption item={item} isUndescribed={isUndescribed} onDescribe={onDescribe} />}
    </li>
  )
}
