import type { Attachment } from '@skein/api'
import { useState } from 'react'
import { openableUrl } from '../../lib/openable-url.ts'
import { useT } from '../../i18n/index.ts'
import { useSetting } from '../../model/settings.ts'
import { useHasStillPictures } from '../../model/look.ts'
import { FileIcon, PlayIcon } from '../../ui/icons.tsx'
import styles from './GridTile.module.css'
import { VideoPoster, WaitingCover } from './later.tsx'
import { openViewer } from './open-viewer.ts'
import { AltChip } from './parts/AltChip.tsx'
import { fileName } from './parts/file-name.ts'
import { ImageTile } from './parts/ImageTile.tsx'
import { SensitiveCover } from './parts/SensitiveCover.tsx'
import { isViewable } from './rules/gallery-plan.ts'

export interface GridTileProps {
  readonly attachment: Attachment
  /** All attachments of its post: the viewer goes from one to the next. */
  readonly siblings: readonly Attachment[]
  readonly isSensitive: boolean
  /** Language of the descriptions, when known. */
  readonly lang: string | null
}

/** One attachment as a square in a grid; what has no picture is named. */
export function GridTile({ attachment, siblings, isSensitive, lang }: GridTileProps) {
  const hidesSensitive = useSetting('hideNsfw')
  const usesBlurhash = useSetting('useBlurhash')
  const opensCovered = useSetting('useOneClickNsfw')
  const isStill = useHasStillPictures()
  const savesData = useSetting('dataSaving')
  const [isRevealed, setRevealed] = useState(false)
  const { kind, description } = attachment
  const open = () => {
    const items = siblings.filter(isViewable)
    openViewer({ items, index: Math.max(0, items.indexOf(attachment)), lang, post: null })
  }
  const isCovered = isSensitive && hidesSensitive && !isRevealed && isViewable(attachment)
  const isWaiting = savesData && !isRevealed && (kind === 'image' || kind === 'video')
  return (
    <div className={styles['tile']} data-tile="">
      {isCovered ? (
        <SensitiveCover
          attachment={attachment}
          usesBlurhash={usesBlurhash}
          onShow={() => setRevealed(true)}
          onOpen={opensCovered ? open : null}
        />
      ) : isWaiting ? (
        <WaitingCover {...{ attachment, lang, usesBlurhash }} onShow={() => setRevealed(true)} />
      ) : kind === 'image' ? (
        <ImageTile {...{ attachment, lang, usesBlurhash, isStill }} onOpen={open} />
      ) : kind === 'video' ? (
        <VideoPoster attachment={attachment} onOpen={open} />
      ) : (
        <NamedTile attachment={attachment} onOpen={isViewable(attachment) ? open : null} />
      )}
      {!isCovered && !isWaiting && kind === 'image' && description !== null && (
        <AltChip description={description} lang={lang} isHigh={false} />
      )}
    </div>
  )
}

interface NamedTileProps {
  readonly attachment: Attachment
  /** Opens the viewer; null where a press leads to the file. */
  readonly onOpen: (() => void) | null
}

function NamedTile({ attachment, onOpen }: NamedTileProps) {
  const t = useT()
  const name = attachment.description ?? fileName(attachment)
  if (onOpen !== null)
    return (
      <button
        type="button"
        className={styles['named']}
        onClick={onOpen}
        aria-haspopup="dialog"
        aria-label={t('media.openNamed', { kind: attachment.kind, name })}
        data-media=""
      >
        <PlayIcon size={24} />
        <span dir="auto">{name}</span>
      </button>
    )
  return (
    <a
      className={styles['named']}
      href={openableUrl(attachment.url) ?? undefined}
      target="_blank"
      rel="noopener noreferrer"
      data-media=""
    >
      <FileIcon size={24} />
      <span dir="auto">{name}</span>
    </a>
  )
}
