import type { Attachment, StatusId } from '@skein/api'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { useT } from '../../../i18n/index.ts'
import styles from '../Gallery.module.css'
import { AudioRow, FileRow, FlashPlayer, VideoPoster, VideoTile, WaitingCover } from '../later.tsx'
import { useSized } from '../known-sizes.ts'
import { pixelArtGrowth } from '../limits.ts'
import { isViewable, opensViewer, type AttachmentSize } from '../rules/gallery-plan.ts'
import { reservedRatio, type GalleryRow } from '../rules/gallery-rows.ts'
import { isPixelArt } from '../rules/pixel-art.ts'
import { AltChip } from './AltChip.tsx'
import chip from './Chip.module.css'
import { ImageTile } from './ImageTile.tsx'
import { SensitiveCover } from './SensitiveCover.tsx'

/** What all parts of one gallery are drawn by. */
export interface GalleryView {
  readonly lang: string | null
  readonly usesBlurhash: boolean
  readonly isSensitive: boolean
  readonly isCovered: boolean
  /** Fetched when somebody asks for it. */
  readonly isWaiting: boolean
  /** A press on a cover opens the viewer and leaves the cover. [MEDIA-11] */
  readonly opensCovered: boolean
  readonly isStill: boolean
  readonly size: AttachmentSize
  readonly playsInViewer: boolean
  readonly statusId: StatusId | null
  readonly onOpen: (attachment: Attachment) => void
  readonly onShow: () => void
  /** Shows what is behind the last tile, which is handed over. */
  readonly onMore: (tile: HTMLElement | null) => void
}

interface RowProps {
  readonly row: GalleryRow
  readonly isAlone: boolean
  /** No tiles follow: the lower corners are round. */
  readonly isLast: boolean
  /** Attachments behind the last tile of this row. */
  readonly hidden: number
  readonly view: GalleryView
}

/** One line of a gallery. */
export function Row({ row, isAlone, isLast, hidden, view }: RowProps) {
  const sized = useSized(row.items)
  const [first] = row.items
  const [firstSized] = sized
  if (first === undefined || firstSized === undefined) return null
  if (row.kind !== 'tiles') return <LoneRow attachment={first} view={view} />
  const ratios = sized.map((item) => reservedRatio(item, isAlone))
  const whole = ratios.reduce((sum, ratio) => sum + ratio, 0)
  const { width, height } = firstSized
  const most = isAlone && isPixelArt(width, height) ? (width ?? 0) * pixelArtGrowth : null
  return (
    <div
      className={clsx(styles['row'], isAlone && styles['alone'], isLast && styles['lastRow'])}
      style={{ '--ratio': whole, ...(most === null ? {} : { maxInlineSize: most }) } as CSSProperties}
    >
      {row.items.map((attachment, index) => (
        <Tile
          key={attachment.id}
          attachment={attachment}
          ratio={ratios[index] ?? 1}
          isCorner={isAlone}
          hidden={index === row.items.length - 1 ? hidden : 0}
          view={view}
        />
      ))}
    </div>
  )
}

/** A recording, Flash, or another file. What is sensitive of it is no more told than a picture is shown. [MEDIA-10] */
function LoneRow({ attachment, view }: { readonly attachment: Attachment; readonly view: GalleryView }) {
  const { kind } = attachment
  const open = () => view.onOpen(attachment)
  if (view.isCovered && isViewable(attachment))
    return (
      <div className={styles['coveredRow']} data-tile="">
        <SensitiveCover
          attachment={attachment}
          usesBlurhash={false}
          onShow={view.onShow}
          onOpen={view.opensCovered ? open : null}
        />
      </div>
    )
  const isForViewer = opensViewer(kind, view.size, view.playsInViewer)
  if (view.isWaiting && kind === 'audio' && !isForViewer)
    return (
      <div className={styles['coveredRow']} data-tile="">
        <WaitingCover {...{ attachment, lang: view.lang, onShow: view.onShow }} usesBlurhash={false} />
      </div>
    )
  if (isForViewer || (kind !== 'audio' && kind !== 'flash'))
    return (
      <FileRow
        attachment={attachment}
        lang={view.lang}
        isSensitive={view.isSensitive}
        onOpen={isForViewer ? open : null}
      />
    )
  if (kind === 'flash') return <FlashPlayer attachment={attachment} />
  return <AudioRow attachment={attachment} lang={view.lang} statusId={view.statusId} onOpen={open} />
}

interface TileProps {
  readonly attachment: Attachment
  readonly ratio: number
  readonly hidden: number
  /** There is no other tile: what is hidden is told in a corner, and the picture can be seen. */
  readonly isCorner: boolean
  readonly view: GalleryView
}

function Tile({ attachment, ratio, hidden, isCorner, view }: TileProps) {
  const t = useT()
  const { kind, description } = attachment
  const { lang, usesBlurhash, isCovered, isWaiting, opensCovered, size } = view
  const open = () => view.onOpen(attachment)
  return (
    <div className={styles['tile']} style={{ '--grow': ratio } as CSSProperties} data-tile="">
      {isCovered ? (
        <SensitiveCover
          attachment={attachment}
          usesBlurhash={usesBlurhash}
          onShow={view.onShow}
          onOpen={opensCovered ? open : null}
        />
      ) : isWaiting ? (
        <WaitingCover {...{ attachment, lang, usesBlurhash }} onShow={view.onShow} />
      ) : kind === 'image' ? (
        <ImageTile {...{ attachment, lang, usesBlurhash }} isStill={view.isStill} onOpen={open} />
      ) : opensViewer(kind, size, view.playsInViewer) ? (
        <VideoPoster attachment={attachment} onOpen={open} />
      ) : (
        <VideoTile attachment={attachment} lang={lang} statusId={view.statusId} onOpen={open} />
      )}
      {hidden > 0 && (
        <button
          type="button"
          className={isCorner ? clsx(chip['chip'], chip['atEnd'], styles['corner']) : styles['more']}
          onClick={({ currentTarget }) => view.onMore(currentTarget.parentElement)}
          aria-label={t('media.showMore', { count: hidden })}
        >
          +{hidden}
        </button>
      )}
      {(hidden === 0 || isCorner) && !isCovered && !isWaiting && description !== null && (
        <AltChip description={description} lang={lang} isHigh={kind === 'video'} />
      )}
    </div>
  )
}
