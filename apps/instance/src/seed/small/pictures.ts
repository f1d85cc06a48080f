import { readFile } from 'node:fs/promises'
import { dataFile } from '../data.ts'
import { bobbing } from '../emoji.ts'
import { galleryPictures } from '../gallery.ts'
import { render, type Picture } from '../render.ts'
import type { Person, Post } from './schemas.ts'

const AVATAR_PIXELS = 256
const HEADER_PIXELS = 1080
const CARD_PIXELS = 600
const FAVICON_PIXELS = 64

export function cardPicture(file: string): Promise<Picture> {
  return render(`scenes/${file}`, { maxWidth: CARD_PIXELS })
}

export function avatarPicture({ avatar }: Person): Promise<Picture> | null {
  return avatar === null ? null : render(`avatars/${avatar}`, { width: AVATAR_PIXELS })
}

/** A scene may stand in for a header, in its own size. */
export function headerPicture({ header }: Person): Promise<Picture> | null {
  if (header === undefined) return null
  return render(header, header.startsWith('headers/') ? { width: HEADER_PIXELS } : {})
}

export function faviconPicture(file: string): Promise<Picture> {
  return render(`favicons/${file}`, { format: 'png', width: FAVICON_PIXELS })
}

export async function readSound(file: string): Promise<Picture> {
  const fileName = `${file}.wav`
  return { bytes: await readFile(dataFile(`sounds/${fileName}`)), mime: 'audio/wav', fileName }
}

/** All that hangs on a post, with its description. */
export async function attachmentsOf({
  pictures = [],
  sound,
  animation,
}: Post): Promise<{ file: Picture; description: string | undefined }[]> {
  const drawn = await galleryPictures(pictures)
  return [
    ...drawn.map((file, index) => ({ file, description: pictures[index]?.description })),
    ...(sound === undefined ? [] : [{ file: await readSound(sound.file), description: sound.description }]),
    ...(animation === undefined
      ? []
      : [{ file: await bobbing(360, 110), description: animation.description }]),
  ]
}
