import type { Attachment } from '@skein/api'
import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { ImageIcon, RefreshIcon } from '../../../ui/icons.tsx'
import styles from '../Gallery.module.css'
import { underlaySize } from '../limits.ts'
import { Blurhash } from './Blurhash.tsx'
import { fileName, openableUrl } from './file-name.ts'

interface ImageTileProps {
  readonly attachment: Attachment
  readonly lang: string | null
  readonly usesBlurhash: boolean
}

/** A picture that links to the whole file; its colours lie under it until it has arrived. */
export function ImageTile({ attachment, lang, usesBlurhash }: ImageTileProps) {
  const t = useT()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const { url, previewUrl, description, blurhash } = attachment

  if (state === 'failed') {
    const retry = () => {
      setAttempt(attempt + 1)
      setState('loading')
    }
    return (
      <button
        type="button"
        className={styles['failed']}
        onClick={retry}
        aria-label={t('media.retry', { name: fileName(attachment) })}
      >
        <ImageIcon size={24} />
        <span className={styles['name']}>{fileName(attachment)}</span>
        <span className={styles['again']}>
          <RefreshIcon size={14} />
          {t('media.failed')}
        </span>
      </button>
    )
  }
  return (
    <a
      className={styles['open']}
      href={openableUrl(url) ?? undefined}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={
        description === null || description === '' ? t('media.openImageWithoutDescription') : undefined
      }
    >
      {state === 'loading' && usesBlurhash && blurhash !== null && (
        <Blurhash hash={blurhash} size={underlaySize} />
      )}
      <img
        key={attempt}
        className={styles['fill']}
        src={openableUrl(previewUrl ?? url) ?? undefined}
        alt={description ?? ''}
        title={description ?? undefined}
        lang={lang ?? undefined}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
    </a>
  )
}
