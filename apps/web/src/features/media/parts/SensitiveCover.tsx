import type { Attachment } from '@skein/api'
import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { getSetting } from '../../../model/settings.ts'
import { EyeOffIcon } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import styles from '../Gallery.module.css'
import { coverSize } from '../limits.ts'
import { Blurhash } from './Blurhash.tsx'
import { focusSoon } from './focus-soon.ts'
import { openableUrl } from './file-name.ts'

interface SensitiveCoverProps {
  readonly attachment: Attachment
  readonly usesBlurhash: boolean
  readonly onShow: () => void
  /** In one-click mode: the viewer, in the place of showing it here. */
  readonly onOpen: (() => void) | null
}

/** In the place of a sensitive picture, never over it: the picture is not even loaded [MEDIA-10, MEDIA-12]. */
export function SensitiveCover({ attachment, usesBlurhash, onShow, onOpen }: SensitiveCoverProps) {
  const t = useT()
  const [isLoading, setLoading] = useState(false)
  const { kind, url, previewUrl, blurhash } = attachment

  function uncover(tile: HTMLElement | null) {
    onShow()
    if (tile !== null) focusSoon(tile)
  }
  // [MEDIA-11] Shown only when it is there.
  function reveal(tile: HTMLElement | null) {
    const address = openableUrl(previewUrl ?? url)
    if (kind !== 'image' || address === null || !getSetting('preloadImage')) return uncover(tile)
    if (isLoading) return undefined
    setLoading(true)
    const picture = new Image()
    picture.referrerPolicy = 'no-referrer'
    picture.addEventListener('load', () => uncover(tile))
    picture.addEventListener('error', () => uncover(tile))
    picture.src = address
    return undefined
  }
  return (
    <div className={styles['cover']}>
      {usesBlurhash && blurhash !== null && <Blurhash hash={blurhash} size={coverSize} />}
      <button
        type="button"
        className={styles['show']}
        onClick={({ currentTarget }) =>
          onOpen === null ? reveal(currentTarget.closest('[data-tile]')) : onOpen()
        }
        aria-label={t('media.showSensitive')}
        aria-busy={isLoading || undefined}
        data-media=""
      >
        {isLoading ? <Spinner size={20} /> : <EyeOffIcon size={20} />}
        {t('media.sensitive')} <span className={styles['showLabel']}>{t('media.show')}</span>
      </button>
    </div>
  )
}
