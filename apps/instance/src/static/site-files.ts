import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { render } from '../seed/render.ts'
import { emojiFile } from './emoji-file.ts'
import { CLIENT_CONFIG } from './site-options.ts'
import { PANEL_HTML, ROBOTS_TEXT, TERMS_HTML } from './texts.ts'

const STICKERS = [
  'blobhappy',
  'blobparty',
  'blobsip',
  'blobknit',
  'blobcry',
  'blobthink',
  'blobwave',
  'blobsleep',
] as const
const STICKER_FOLDER = '/static/stickers/blobs/'
const STICKER_PIXELS = 320
const MASCOT_PIXELS = 180

async function stickerFiles(): Promise<Record<string, string | Uint8Array>> {
  const files: Record<string, string | Uint8Array> = {}
  for (const shortcode of STICKERS)
    files[`${STICKER_FOLDER}${shortcode}.webp`] = (
      await render(`emoji/${shortcode}`, { width: STICKER_PIXELS })
    ).bytes
  files[`${STICKER_FOLDER}pack.json`] = JSON.stringify({
    title: 'Blobs of the fen',
    author: 'fenland.social',
    tabIcon: 'blobhappy.webp',
    stickers: STICKERS.map((name) => `${name}.webp`),
  })
  files['/static/stickers.json'] = JSON.stringify({ blobs: STICKER_FOLDER })
  return files
}

/** Every file the server has of its own, by its path from the root. */
export async function createSiteFiles(): Promise<Record<string, string | Uint8Array>> {
  const [avatar, banner, thumbnail, emblem, background, mascot] = await Promise.all([
    render('site/default-avatar', { format: 'png' }),
    render('site/default-banner', { format: 'png' }),
    render('site/thumbnail', { format: 'jpeg' }),
    render('site/emblem', { format: 'png' }),
    render('site/background'),
    render('emoji/otter', { format: 'png', width: MASCOT_PIXELS }),
  ])
  return {
    '/instance/panel.html': PANEL_HTML,
    '/instance/thumbnail.jpeg': thumbnail.bytes,
    '/images/avi.png': avatar.bytes,
    '/images/banner.png': banner.bytes,
    '/images/emblem.png': emblem.bytes,
    '/images/pleroma-fox-tan-smol.png': mascot.bytes,
    '/images/fen.webp': background.bytes,
    '/static/config.json': `${JSON.stringify(CLIENT_CONFIG, null, 2)}\n`,
    '/static/emoji.json': emojiFile(),
    '/static/terms-of-service.html': TERMS_HTML,
    '/robots.txt': ROBOTS_TEXT,
    ...(await stickerFiles()),
  }
}

/** Writes the server's own files into `folder`, which can then be the `staticDir` of an instance. */
export async function writeSiteFiles(folder: string): Promise<void> {
  for (const [path, content] of Object.entries(await createSiteFiles())) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
}
