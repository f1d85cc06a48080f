import type { Attachment } from '@skein/api'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { onPlainClick } from '../../../lib/is-plain-click.ts'
import { openableUrl } from '../../../lib/openable-url.ts'
import styles from '../Gallery.module.css'
import { FailedTile } from '../failed.tsx'
import { MotionButton, StillPicture } from '../animated/later.tsx'
import type { Plays } from '../animated/MotionButton.tsx'
import { learnSize } from '../known-sizes.ts'
import { underlaySize } from '../limits.ts'
import { isPixelArt } from '../rules/pixel-art.ts'
import { mayMove, oftenMoves } from '../rules/may-move.ts'
import { Blurhash } from './Blurhash.tsx'
import { useArrival } from './use-arrival.ts'

interface ImageTileProps {
  readonly attachment: Attachment
  readonly lang: string | null
  readonly usesBlurhash: boolean
  /** What moves stands still until it is pointed at. */
  readonly isStill: boolean
  readonly onOpen: () => void
}

/** A picture that opens large; its colours lie under it until it has arrived. [MEDIA-02] */
export function ImageTile({ attachment, lang, usesBlurhash, isStill, onOpen }: ImageTileProps) {
  const t = useT()
  const { attempt, state, setState, retry } = useArrival()
  const [isSmall, setSmall] = useState(() => isPixelArt(attachment.width, attachment.height))
  const [wish, setWish] = useState<Plays | null>(null)
  const { url, previewUrl, description, blurhash, mimeType } = attachment

  if (state === 'failed') return <FailedTile attachment={attachment} onRetry={retry} />
  const address = openableUrl(previewUrl ?? url)
  const type = address === url ? mimeType : null
  const plays = wish ?? (isStill ? 'pointedAt' : 'always')
  const canMove = address !== null && mayMove(address, type)
  const picture = {
    className: clsx(styles['fill'], isSmall && styles['squares']),
    src: address ?? undefined,
    alt: description ?? '',
    title: description ?? undefined,
    loading: 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
    onLoad: ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
      setState('loaded')
      learnSize(attachment, currentTarget)
      if (attachment.width === null)
        setSmall(isPixelArt(currentTarget.naturalWidth, currentTarget.naturalHeight))
    },
    onError: () => setState('failed'),
  } as const
  return (
    <>
      <a
        className={styles['open']}
        href={openableUrl(url) ?? undefined}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onPlainClick(onOpen)}
        data-media=""
        lang={(description && lang) || undefined}
        aria-label={
          description === null || description === '' ? t('media.openImageWithoutDescription') : undefined
        }
      >
        {state === 'loading' && usesBlurhash && blurhash !== null && (
          <Blurhash hash={blurhash} size={underlaySize} />
        )}
        {canMove && plays !== 'always' ? (
          <StillPicture key={attempt} {...picture} src={address} isPaused={plays === 'never'} />
        ) : (
          <img key={attempt} {...picture} alt={picture.alt} />
        )}
      </a>
      {canMove && state === 'loaded' && (isStill || oftenMoves(address, type)) && (
        <MotionButton src={address} plays={plays} onChoose={setWish} />
      )}
    </>
  )
}
