import type { Attachment, AttachmentId } from '@skein/api'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '../../lib/emitter.ts'
import { keepRecent } from '../../lib/keep-recent.ts'
import { forgetWithSession } from '../../model/session.ts'
import { mostKnownSizes } from './limits.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Of pictures of which the server told none. */
const sizes = new Map<AttachmentId, Size>()
const change = createEmitter()
let learnt = 0

// Of posts that only their reader may see as well. Who was a visitor goes on with the rows that are there.
forgetWithSession((turn) => {
  if (turn !== 'begun') sizes.clear()
})

/** Remembers how large a picture is, for as long as the session lasts: its row may leave the screen and come back. */
export function learnSize({ id, width, height }: Attachment, picture: HTMLImageElement): void {
  if (width !== null && height !== null) return
  const { naturalWidth, naturalHeight } = picture
  const known = sizes.get(id)
  if (naturalWidth === 0 || naturalHeight === 0) return
  if (known?.width === naturalWidth && known.height === naturalHeight) return
  keepRecent(sizes, id, { width: naturalWidth, height: naturalHeight }, mostKnownSizes)
  learnt += 1
  change.emit()
}

/** The attachments with the size that the server told, else with the one their picture was seen to have. */
export function useSized(attachments: readonly Attachment[]): readonly Attachment[] {
  useSyncExternalStore(change.on, () => learnt)
  return attachments.map((attachment) => {
    const known =
      attachment.width === null || attachment.height === null ? sizes.get(attachment.id) : undefined
    return known === undefined ? attachment : { ...attachment, ...known }
  })
}
