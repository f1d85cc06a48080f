import type { Attachment } from '@skein/api'
import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { EyeOffIcon } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import styles from '../Gallery.module.css'
import { coverSize } from '../limits.ts'
import { Blurhash } from './Blurhash.tsx'
import { focusSoon } from './focus-soon.ts'
import { loadAhead } from './load-ahead.ts'

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
  const { blurhash } = attachment

  function uncover(tile: HTMLElement | null) {
    onShow()
    if (tile !== null) focusSoon(tile)
  }
  async function reveal(tile: HTMLElement | null) {
    if (isLoading) return
    setLoading(true)
    await loadAhead(attachment)
    uncover(tile)
  }
  return (
    <div className={styles['cover']}>
      {usesBlurhash && blurhash !== null && <Blurhash hash={blurhash} size={coverSize} />}
      <button
        type="button"
        className={styles['show']}
        onClick={({ currentTarget }) =>
          onOpen === null ? void reveal(currentTarget.closest('[data-tile]')) : onOpen()
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
