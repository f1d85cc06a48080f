import type { Attachment } from '@skein/api'
import { clsx } from 'clsx'
import { useState, type CSSProperties } from 'react'
import { useT } from '../../i18n/index.ts'
import { useSetting } from '../../model/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { EyeOffIcon } from '../../ui/icons.tsx'
import { lazyView } from '../lazy/index.ts'
import { AltChip } from './parts/AltChip.tsx'
import { AudioRow } from './parts/AudioRow.tsx'
import { ImageTile } from './parts/ImageTile.tsx'
import { SensitiveCover } from './parts/SensitiveCover.tsx'
import { galleryRows, reservedRatio, shownRows, type GalleryRow } from './rules/gallery-rows.ts'
import styles from './Gallery.module.css'

const VideoTile = lazyView(() => import('./parts/VideoTile.tsx').then((part) => part.VideoTile))
const FileRow = lazyView(
  () => import('./parts/FileRow.tsx').then((part) => part.FileRow),
  <div className={styles['fileRoom']} />,
)

export interface GalleryProps {
  attachments: readonly Attachment[]
  isSensitive: boolean
  /** Language of the descriptions, when known. */
  lang?: string | null | undefined
  /** Inside a quoted post: lower and rounder. */
  isSmall?: boolean | undefined
  /** Whether sensitive media were asked for; without it the gallery keeps that itself. */
  isShown?: boolean | undefined
  onShow?: ((isShown: boolean) => void) | undefined
}

/** The media of a post. Every tile keeps its room before anything has loaded. */
export function Gallery({
  attachments,
  isSensitive,
  lang = null,
  isSmall = false,
  isShown,
  onShow,
}: GalleryProps) {
  const t = useT()
  const hidesSensitive = useSetting('hideNsfw')
  const usesBlurhash = useSetting('useBlurhash')
  const most = useSetting('maxThumbnails')
  const hidesAll = useSetting('hideAttachments')
  const [ownShown, setOwnShown] = useState(false)
  const [isWhole, setWhole] = useState(false)

  if (attachments.length === 0) return null
  const isRevealed = isShown ?? ownShown
  const setRevealed = onShow ?? setOwnShown
  const isCovered = isSensitive && hidesSensitive && !isRevealed
  const firstFile = hidesAll ? 0 : most
  const rows = galleryRows(attachments.slice(0, firstFile))
  const visible = isWhole || isSmall ? rows : shownRows(rows)
  const hidden = rows.slice(visible.length).reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div className={clsx(styles['gallery'], isSmall && styles['small'])}>
      {visible.map((row, index) => (
        <Row
          key={row.items[0]?.id}
          row={row}
          isAlone={visible.length === 1 && row.items.length === 1}
          hidden={index === visible.length - 1 ? hidden : 0}
          onMore={() => setWhole(true)}
          isCovered={isCovered}
          onShow={() => setRevealed(true)}
          {...{ lang, usesBlurhash, isSensitive }}
        />
      ))}
      {attachments.slice(firstFile).map((attachment) => (
        <FileRow key={attachment.id} attachment={attachment} isSensitive={isSensitive} />
      ))}
      {isSensitive && isRevealed && hidesSensitive && (
        <Button className={styles['hide']} size="small" icon={EyeOffIcon} onClick={() => setRevealed(false)}>
          {t('media.hide')}
        </Button>
      )}
    </div>
  )
}

interface RowProps {
  row: GalleryRow
  isAlone: boolean
  /** Attachments behind the last tile of this row. */
  hidden: number
  onMore: () => void
  isCovered: boolean
  onShow: () => void
  lang: string | null
  usesBlurhash: boolean
  isSensitive: boolean
}

function Row(props: RowProps) {
  const { row, isAlone, lang, isSensitive } = props
  const [first] = row.items
  if (first === undefined) return null
  if (row.kind === 'audio') return <AudioRow attachment={first} lang={lang} />
  if (row.kind === 'file') return <FileRow attachment={first} isSensitive={isSensitive} />
  const ratios = row.items.map((item) => reservedRatio(item, isAlone))
  const whole = ratios.reduce((sum, ratio) => sum + ratio, 0)
  return (
    <div
      className={clsx(styles['row'], isAlone && styles['alone'])}
      style={{ '--ratio': whole } as CSSProperties}
    >
      {row.items.map((attachment, index) => (
        <Tile
          key={attachment.id}
          {...props}
          attachment={attachment}
          ratio={ratios[index] ?? 1}
          hidden={index === row.items.length - 1 ? props.hidden : 0}
        />
      ))}
    </div>
  )
}

function Tile(props: RowProps & { attachment: Attachment; ratio: number }) {
  const t = useT()
  const { attachment, ratio, hidden, onMore, isCovered, onShow, lang, usesBlurhash } = props
  const { kind, description, blurhash } = attachment
  return (
    <div className={styles['tile']} style={{ '--grow': ratio } as CSSProperties}>
      {isCovered ? (
        <SensitiveCover blurhash={usesBlurhash ? blurhash : null} onShow={onShow} />
      ) : kind === 'video' ? (
        <VideoTile attachment={attachment} />
      ) : (
        <ImageTile attachment={attachment} lang={lang} usesBlurhash={usesBlurhash} />
      )}
      {hidden > 0 ? (
        <button
          type="button"
          className={styles['more']}
          onClick={onMore}
          aria-label={t('media.showMore', { count: hidden })}
        >
          +{hidden}
        </button>
      ) : (
        !isCovered &&
        kind === 'image' &&
        description !== null &&
        description !== '' && <AltChip description={description} lang={lang} />
      )}
    </div>
  )
}
