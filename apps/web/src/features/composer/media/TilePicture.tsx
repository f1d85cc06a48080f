import type { Attachment } from '@skein/api'
import { FileIcon, type IconComponent } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { fileSize } from '../../../lib/file-size.ts'
import { FilmIcon, SoundIcon } from './icons.tsx'
import styles from './MediaTile.module.css'
import { kindOf, type MediaItem } from './rules/media-item.ts'

const icons: Partial<Record<Attachment['kind'], IconComponent>> = { video: FilmIcon, audio: SoundIcon }

/** A picture that can be drawn: of the file itself, or the still that the server made of it. */
function sourceOf({ attachment, type }: MediaItem, localUrl: string | null): string | null {
  if (attachment === null) return localUrl
  const { url, previewUrl } = attachment
  if (kindOf({ attachment, type }) === 'image') return previewUrl || url || localUrl
  // Servers that make no stills name the file itself.
  return previewUrl !== url && /\.(?:png|jpe?g|webp|avif|gif)(?:\?|$)/i.test(previewUrl ?? '')
    ? previewUrl
    : null
}

/** What is in the file, as far as that can be shown. */
export function TilePicture({ item, localUrl }: { item: MediaItem; localUrl: string | null }) {
  const source = sourceOf(item, localUrl)
  const Glyph = icons[kindOf(item)] ?? FileIcon
  const words = (
    <span className={styles['file']}>
      <Glyph size={20} />
      <bdi>{item.name}</bdi>
      {item.size !== null && <span>{fileSize(item.size)}</span>}
    </span>
  )
  // Where the whole tile can be dragged the picture by itself cannot.
  return <Picture src={source} alt="" fallback={words} draggable={false} className={styles['picture']} />
}
