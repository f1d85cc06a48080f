import { fetchMedia, isApiError, uploadMedia, type Attachment } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { forgetWithSession } from '../../../model/session.ts'
import { createEmitter, type Emitter } from '../../../lib/emitter.ts'
import { withoutLocation } from '../../../lib/metadata/without-location.ts'

/** How an upload goes. */
export type UploadNews =
  | { readonly kind: 'progress'; readonly share: number | null }
  | { readonly kind: 'done'; readonly attachment: Attachment }
  | { readonly kind: 'failed'; readonly error: unknown }

type Listener = (news: UploadNews) => void

interface Upload {
  readonly file: File
  /** Of the picture while the server has none. */
  readonly localUrl: string | null
  abort: AbortController
  /** Null before it began. */
  news: UploadNews | null
  readonly told: Emitter<[UploadNews]>
}

/** Shares of an upload that are told, so that a large file does not tell a thousand times. */
const STEP = 0.01
/** Between two looks whether the server is done with a file, milliseconds, and how many looks there are. */
const LOOK_MS = 1_000
const MOST_LOOKS = 60

/** Files on their way, by the keys of the forms. They go on when a form is closed: the next one finds them here. */
const uploads = new Map<string, Upload>()

// Whoever is signed out against their will finds them again.
forgetWithSession((turn) => {
  if (turn === 'left' || turn === 'elsewhere') for (const key of [...uploads.keys()]) dropUpload(key)
})

export function fileOf(key: string): File | null {
  return uploads.get(key)?.file ?? null
}

/** Whether it was sent, or waits for somebody to decide. */
export function hasBegun(key: string): boolean {
  return uploads.get(key)?.news != null
}

export function localUrlOf(key: string): string | null {
  return uploads.get(key)?.localUrl ?? null
}

/** Has a file at hand without sending it yet. */
export function holdFile(key: string, file: File): void {
  dropUpload(key)
  const localUrl = file.type.startsWith('image/') ? URL.createObjectURL(file) : null
  uploads.set(key, { file, localUrl, abort: new AbortController(), news: null, told: createEmitter() })
}

/** Stops an upload and forgets its file. */
export function dropUpload(key: string): void {
  const upload = uploads.get(key)
  uploads.delete(key)
  upload?.abort.abort()
  if (upload?.localUrl != null) URL.revokeObjectURL(upload.localUrl)
}

/** Tells how an upload goes, and first how it stands. Null when there is none; else the way to stop. */
export function followUpload(key: string, listener: Listener): (() => void) | null {
  const upload = uploads.get(key)
  if (upload === undefined) return null
  const stop = upload.told.on(listener)
  if (upload.news !== null) listener(upload.news)
  return stop
}

/** Servers answer before they are done with large files: the address comes when they are. */
async function prepared(attachment: Attachment, signal: AbortSignal): Promise<Attachment> {
  let latest = attachment
  for (let look = 0; latest.url === '' && look < MOST_LOOKS; look += 1) {
    // Each look waits for the one before.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    // oxlint-disable-next-line no-await-in-loop
    latest = await fetchMedia(getClient(), attachment.id, { signal }).catch((error: unknown) => {
      if (signal.aborted || (isApiError(error, 'http') && (error.status ?? 500) < 500)) throw error
      return latest
    })
  }
  return latest
}

/** Sends a file that is held, or sends it once more. */
export async function startUpload(key: string): Promise<void> {
  const upload = uploads.get(key)
  if (upload === undefined) return
  const { signal } = (upload.abort = new AbortController())
  const tell = (news: UploadNews) => {
    if (signal.aborted) return
    upload.news = news
    upload.told.emit(news)
  }
  let told = 0
  // Until it is known how much has gone out, which not every connection tells.
  tell({ kind: 'progress', share: null })
  try {
    const file = await withoutLocation(upload.file)
    const answer = await uploadMedia(getClient(), file, {
      onProgress: (share) => {
        if (share < 1 && share - told < STEP) return
        told = share
        tell({ kind: 'progress', share })
      },
      signal,
    })
    tell({ kind: 'done', attachment: await prepared(answer, signal) })
  } catch (error) {
    tell({ kind: 'failed', error })
  }
}
