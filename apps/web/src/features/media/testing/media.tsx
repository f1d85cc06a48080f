import type { Attachment, AttachmentId } from '@skein/api'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { loadingPicture } from '../../../testing/wire.ts'
import { show } from '../../../testing/world.tsx'
import { MediaViewer } from '../index.ts'
import { closeViewer } from '../viewer/Viewer.tsx'

const blurhash = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj'

export function attachment(id: string, change: Partial<Attachment> = {}): Attachment {
  return {
    id: id as AttachmentId,
    kind: 'image',
    mimeType: 'image/png',
    url: `https://fen.invalid/${id}.png`,
    previewUrl: loadingPicture,
    remoteUrl: null,
    description: `Picture ${id}`,
    blurhash,
    width: 1200,
    height: 800,
    duration: null,
    ...change,
  }
}

/** The address of a picture drawn here. */
export async function picture(width: number, height: number, colour = 'teal'): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context !== null) context.fillStyle = colour
  context?.fillRect(0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve)
  })
  return URL.createObjectURL(blob ?? new Blob())
}

/** In a column as wide as a post, with the viewer beside it. */
export const inColumn = (gallery: ReactNode) =>
  show(
    <>
      <div style={{ inlineSize: '548px' }}>{gallery}</div>
      <MediaViewer />
    </>,
  )

export const viewer = page.getByRole('dialog', { name: 'Media viewer' })

/** Closes the viewer, if it is open, and waits until it is gone. */
export async function viewerGone(): Promise<void> {
  closeViewer()
  await expect.poll(() => viewer.query()).toBeNull()
}

/** Waits until the viewer is there. */
export async function viewerThere(): Promise<void> {
  await expect.poll(() => viewer.query()).not.toBeNull()
}
