import type { Attachment } from '@skein/api'
import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { lazyView } from '../../lazy/index.ts'
import styles from '../Gallery.module.css'
import { underlaySize } from '../limits.ts'
import { Blurhash } from './Blurhash.tsx'
import { openableUrl } from './file-name.ts'

const FailedTile = lazyView(() => import('./FailedTile.tsx').then((part) => part.FailedTile))

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
    return <FailedTile attachment={attachment} onRetry={retry} />
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
