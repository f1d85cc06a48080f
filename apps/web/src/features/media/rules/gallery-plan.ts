import type { Attachment, AttachmentKind } from '@skein/api'
import { namesAtFirst, galleryScore } from '../limits.ts'
import { galleryRows, scoreOf, shownRows, type GalleryRow } from './gallery-rows.ts'

/** How much of an attachment shows: its picture, less of it, or its name only. */
export type AttachmentSize = 'normal' | 'small' | 'hide'

interface SizeOptions {
  /** Inside of another post, or of a window. */
  readonly isSmall: boolean
  /** Pictures are turned off where the post is seen. [MEDIA-09] */
  readonly isHiding: boolean
  readonly maxThumbnails: number
}

/** The size of the attachment at a place in the post, counted from 1. [MEDIA-08] */
export function attachmentSize(
  position: number,
  { isSmall, isHiding, maxThumbnails }: SizeOptions,
): AttachmentSize {
  if (isSmall) return 'small'
  return isHiding || position > maxThumbnails ? 'hide' : 'normal'
}

const viewed: readonly AttachmentKind[] = ['image', 'video', 'audio', 'flash']

/** Whether the viewer has anything to show for it. [MEDIA-14] */
export function isViewable({ kind }: Pick<Attachment, 'kind'>): boolean {
  return viewed.includes(kind)
}

/** Whether a press opens the viewer; otherwise it plays, or leads to the file, where it stands. [MEDIA-13] */
export function opensViewer(kind: AttachmentKind, size: AttachmentSize, playsInViewer: boolean): boolean {
  if (size !== 'normal') return viewed.includes(kind)
  return kind === 'image' || (playsInViewer && (kind === 'video' || kind === 'flash'))
}

export interface GalleryPlan {
  readonly rows: readonly GalleryRow[]
  /** What is only named. */
  readonly named: readonly Attachment[]
  /** How many do not show at first. */
  readonly hidden: number
  /** Whether there is something to fold and unfold. */
  readonly canFold: boolean
}

interface PlanOptions extends SizeOptions {
  /** One attachment only, the others in the viewer. [MEDIA-07] */
  readonly isCompact: boolean
  /** Asked for everything. */
  readonly isWhole: boolean
}

/** What of a post's attachments shows, and what waits. [MEDIA-04 to MEDIA-07] */
export function planGallery(attachments: readonly Attachment[], options: PlanOptions): GalleryPlan {
  if (options.isSmall) {
    const shown = options.isCompact ? attachments.slice(0, 1) : attachments
    const hidden = attachments.length - shown.length
    return { rows: galleryRows(shown), named: [], hidden, canFold: false }
  }
  const isNamed = (_: Attachment, index: number) => attachmentSize(index + 1, options) === 'hide'
  const named = attachments.filter(isNamed)
  const rows = galleryRows(attachments.slice(0, attachments.length - named.length))
  const isTall = scoreOf(rows) > galleryScore
  const canFold = isTall || named.length > namesAtFirst
  if (!canFold || options.isWhole) return { rows, named, hidden: 0, canFold }
  const shown = shownRows(rows)
  const shownNames = isTall ? [] : named.slice(0, namesAtFirst)
  const visible = shown.reduce((sum, { items }) => sum + items.length, shownNames.length)
  return { rows: shown, named: shownNames, hidden: attachments.length - visible, canFold }
}
