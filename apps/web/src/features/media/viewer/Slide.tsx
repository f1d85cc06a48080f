import type { Attachment, StatusId } from '@skein/api'
import { clsx } from 'clsx'
import { useState, type CSSProperties } from 'react'
import { openableUrl } from '../../../lib/openable-url.ts'
import { useT } from '../../../i18n/index.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { FailedTile } from '../failed.tsx'
import { FlashPlayer } from '../later.tsx'
import { Player } from '../parts/Player.tsx'
import { useArrival } from '../parts/use-arrival.ts'
import { isPixelArt } from '../rules/pixel-art.ts'
import styles from './Viewer.module.css'

interface SlideProps {
  readonly attachment: Attachment
  readonly statusId: StatusId | null
  readonly lang: string | null
}

/** One medium on the stage. */
export function Slide({ attachment, statusId, lang }: SlideProps) {
  switch (attachment.kind) {
    case 'image':
      return <Picture attachment={attachment} lang={lang} />
    case 'video':
    case 'audio':
      return (
        <div className={styles['player']} data-kind={attachment.kind}>
          <Player attachment={attachment} statusId={statusId} lang={lang} />
        </div>
      )
    default:
      return <FlashPlayer attachment={attachment} className={styles['flash']} />
  }
}

/** The whole picture; what the post showed of it lies under it until it has arrived. */
function Picture({ attachment, lang }: Omit<SlideProps, 'statusId'>) {
  const t = useT()
  const { url, previewUrl, description, width, height } = attachment
  const { attempt, state, setState, retry } = useArrival()
  const [size, setSize] = useState({ width, height })
  if (state === 'failed')
    return (
      <div className={styles['failed']}>
        <FailedTile attachment={attachment} onRetry={retry} />
      </div>
    )
  const isKnown = size.width !== null && size.height !== null && size.width > 0 && size.height > 0
  const isSmall = isPixelArt(size.width, size.height)
  const preview = openableUrl(previewUrl ?? url)
  return (
    <div
      className={clsx(styles['picture'], isKnown && styles['known'], isSmall && styles['squares'])}
      style={isKnown ? ({ '--w': size.width, '--h': size.height } as CSSProperties) : undefined}
      data-picture=""
    >
      {state === 'loading' && preview !== null && preview !== url && isKnown && (
        <img className={styles['under']} src={preview} alt="" referrerPolicy="no-referrer" />
      )}
      <img
        key={attempt}
        src={openableUrl(url) ?? undefined}
        alt={description ?? t('media.withoutDescription')}
        lang={lang ?? undefined}
        draggable={false}
        referrerPolicy="no-referrer"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setState('loaded')
          setSize({ width: naturalWidth, height: naturalHeight })
        }}
        onError={() => setState('failed')}
      />
      {state === 'loading' && <Spinner size={24} className={styles['waiting']} label={t('common.loading')} />}
    </div>
  )
}
