import type { Attachment } from '@skein/api'

/** What can be done about a file that is not on the server. */
export type Remedy = 'again' | 'smaller' | 'choose'

/** One file of a post that is being written. */
export interface MediaItem {
  /** Known only here; the server's id comes with the attachment. */
  key: string
  name: string
  /** MIME type where it is known, else empty. */
  type: string
  /** Bytes; null where it is not known. */
  size: number | null
  description: string
  /** The description that the server already has. */
  savedDescription: string
  state: 'uploading' | 'ready' | 'failed'
  /** Share of the upload that is done, 0 to 1; null while something else is done to the file. */
  progress: number | null
  attachment: Attachment | null
  /** It belongs to the draft although the server does not have it yet. */
  isHeld: boolean
  failure: string | null
  remedy: Remedy | null
}

/** A file before anything was done with it. */
export const freshItem: Omit<MediaItem, 'key' | 'name'> = {
  type: '',
  size: null,
  description: '',
  savedDescription: '',
  state: 'uploading',
  progress: 0,
  attachment: null,
  isHeld: true,
  failure: null,
  remedy: null,
}

/** How a file is shown: as the server says, before that as its type says. */
export function kindOf({ attachment, type }: Pick<MediaItem, 'attachment' | 'type'>): Attachment['kind'] {
  if (attachment !== null && attachment.kind !== 'unknown') return attachment.kind
  const family = type.split('/')[0]
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'unknown'
}

const describable: ReadonlySet<Attachment['kind']> = new Set(['image', 'video', 'audio', 'flash'])

/** Whether somebody who cannot see or hear it would not learn what it is. */
export const lacksDescription = (item: MediaItem): boolean =>
  describable.has(kindOf(item)) && item.description.trim() === ''

/** The files of a post that are still to be described. */
export const undescribed = (media: readonly MediaItem[]): readonly MediaItem[] =>
  media.filter(lacksDescription)
