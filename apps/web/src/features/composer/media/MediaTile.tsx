import { clsx } from 'clsx'
import { useId } from 'react'
import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckIcon, CloseIcon, FileIcon, LeftIcon, RightIcon, WarningIcon } from '../../../ui/icons.tsx'
import type { MediaItem } from '../rules/composer-state.ts'
import styles from './MediaTile.module.css'

interface MediaTileProps {
  item: MediaItem
  isFirst: boolean
  isLast: boolean
  canRetry: boolean
  onDescribe: (description: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onRetry: () => void
}

function Picture({ item }: { item: MediaItem }) {
  const source =
    item.attachment?.kind === 'image' ? (item.attachment.previewUrl ?? item.attachment.url) : null
  if (source !== null) return <img src={source} alt="" className={styles['picture']} />
  return (
    <span className={styles['file']}>
      <FileIcon size={20} />
      <span dir="auto">{item.name}</span>
    </span>
  )
}

function Caption({ item, onDescribe }: Pick<MediaTileProps, 'item' | 'onDescribe'>) {
  const t = useT()
  const id = useId()
  const isDescribed = item.description.trim() !== ''
  return (
    <div className={styles['caption']}>
      <span
        className={clsx(styles['mark'], isDescribed ? styles['described'] : styles['undescribed'])}
        id={`${id}-mark`}
      >
        {isDescribed ? <CheckIcon size={14} /> : <WarningIcon size={14} />}
        {isDescribed ? t('composer.description') : t('composer.noDescription')}
      </span>
      <textarea
        className={styles['description']}
        aria-label={t('composer.descriptionOf', { name: item.name })}
        aria-describedby={`${id}-mark`}
        placeholder={t('composer.describe')}
        dir="auto"
        rows={2}
        value={item.description}
        onChange={(event) => onDescribe(event.target.value)}
      />
    </div>
  )
}

/** One file of a post: the picture, its place among the others, its description, and how its upload goes. */
export function MediaTile(props: MediaTileProps) {
  const { item, isFirst, isLast, canRetry, onDescribe, onMove, onRemove, onRetry } = props
  const t = useT()
  const { name } = item
  const isDescribed = item.description.trim() !== ''
  return (
    <li
      className={clsx(
        styles['tile'],
        item.state === 'failed' && styles['failed'],
        item.state === 'ready' && !isDescribed && styles['missing'],
      )}
    >
      <div className={styles['frame']}>
        <Picture item={item} />
        {item.state === 'uploading' && (
          <progress
            className={styles['progress']}
            value={item.progress}
            max={1}
            aria-label={`${t('composer.uploading')}: ${name}`}
          />
        )}
        <span className={styles['moves']}>
          {!isFirst && (
            <button
              type="button"
              className={styles['tool']}
              aria-label={t('composer.moveEarlier', { name })}
              onClick={() => onMove(-1)}
            >
              <LeftIcon size={16} />
            </button>
          )}
          {!isLast && (
            <button
              type="button"
              className={styles['tool']}
              aria-label={t('composer.moveLater', { name })}
              onClick={() => onMove(1)}
            >
              <RightIcon size={16} />
            </button>
          )}
        </span>
        <button
          type="button"
          className={clsx(styles['tool'], styles['remove'])}
          aria-label={t('composer.removeFile', { name })}
          onClick={onRemove}
        >
          <CloseIcon size={16} />
        </button>
      </div>
      {item.state === 'failed' ? (
        <div className={styles['caption']} role="alert">
          <span className={styles['failure']}>{item.failure}</span>
          {canRetry && (
            <Button size="small" onClick={onRetry}>
              {t('composer.tryAgain')}
            </Button>
          )}
        </div>
      ) : (
        <Caption item={item} onDescribe={onDescribe} />
      )}
    </li>
  )
}
