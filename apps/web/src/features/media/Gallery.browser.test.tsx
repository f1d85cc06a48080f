import { freshWorld, show } from '../../testing/world.tsx'
import { loadingPicture } from '../../testing/wire.ts'
import type { Attachment, AttachmentId } from '@skein/api'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setSetting } from '../../model/settings.ts'
import { Gallery } from './index.ts'

beforeEach(async () => {
  freshWorld()
  await page.viewport(1024, 800)
})

const blurhash = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj'

function attachment(id: string, change: Partial<Attachment> = {}): Attachment {
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

async function picture(width: number, height: number): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return URL.createObjectURL(blob as Blob)
}

const inColumn = (gallery: React.ReactNode) => show(<div style={{ inlineSize: '548px' }}>{gallery}</div>)

describe('pictures', () => {
  test('[MEDIA-02] a picture shows its preview, its description is its text, and it links to the whole file', async () => {
    const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive={false} />)
    const link = screen.getByRole('link', { name: 'Picture a' })
    await expect.element(link).toHaveAttribute('href', 'https://fen.invalid/a.png')
    const image = link.element().querySelector('img')
    expect([image?.src, image?.alt]).toEqual([loadingPicture, 'Picture a'])
  })

  test('a picture without a description says so in its name', async () => {
    const screen = await inColumn(
      <Gallery attachments={[attachment('a', { description: null })]} isSensitive={false} />,
    )
    await expect
      .element(screen.getByRole('link', { name: 'Open the picture (it has no description)' }))
      .toBeInTheDocument()
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  })

  test('the ALT chip opens the description', async () => {
    const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive={false} />)
    await screen.getByRole('button', { name: 'Show the description' }).click()
    await expect
      .element(screen.getByRole('dialog', { name: 'Description' }))
      .toHaveTextContent('DescriptionPicture a')
  })

  test('the room is kept before anything has loaded, and loading moves nothing', async () => {
    const url = await picture(600, 300)
    const wide = attachment('a', { width: 600, height: 300, url, previewUrl: url })
    const screen = await inColumn(<Gallery attachments={[wide]} isSensitive={false} />)
    const tile = () => screen.container.querySelector('[style*="--ratio"]')?.getBoundingClientRect()
    const before = tile()
    expect(before?.width).toBeCloseTo(548, 0)
    expect(before?.height).toBeCloseTo(274, 0)
    await expect.poll(() => screen.container.querySelector('img')?.complete).toBe(true)
    await expect.poll(() => screen.container.querySelector('canvas')).toBeNull()
    expect(tile()?.height).toBe(before?.height)
  })

  test('a tall single picture is at most 480 px high and keeps its shape; a row is 120 to 320 px', async () => {
    const rowOf = async (...items: Attachment[]) => {
      const screen = await inColumn(<Gallery attachments={items} isSensitive={false} />)
      const box = screen.container.querySelector('[style*="--ratio"]')?.getBoundingClientRect()
      await screen.unmount()
      return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
    }
    const tall = { width: 900, height: 1200 }
    expect(await rowOf(attachment('a', tall))).toEqual({ width: 360, height: 480 })
    expect(await rowOf(attachment('a', tall), attachment('b', tall))).toEqual({ width: 548, height: 320 })
    const flat = { width: 4000, height: 400 }
    expect(await rowOf(attachment('a', flat), attachment('b', flat), attachment('c', flat))).toEqual({
      width: 548,
      height: 120,
    })
  })

  test('its colours lie under a picture that is still loading', async () => {
    const screen = await inColumn(
      <Gallery
        attachments={[attachment('a', { previewUrl: '/never?hold', url: '/never?hold' })]}
        isSensitive={false}
      />,
    )
    const canvas = screen.container.querySelector('canvas')
    const [red, green, blue] = canvas?.getContext('2d')?.getImageData(16, 16, 1, 1).data ?? []
    expect([red, green, blue]).not.toEqual([0, 0, 0])
  })

  test('a picture that does not load says so with its name, and can be tried again', async () => {
    const broken = attachment('a', { url: '/broken/owl.png', previewUrl: '/broken/owl.png' })
    const screen = await inColumn(<Gallery attachments={[broken]} isSensitive={false} />)
    const retry = screen.getByRole('button', { name: 'owl.png could not be loaded. Try again' })
    await expect.element(retry).toBeVisible()
    await retry.click()
    await expect
      .element(screen.getByRole('button', { name: 'owl.png could not be loaded. Try again' }))
      .toBeVisible()
  })

  test('[MEDIA-04] a gallery above the score shows its first rows, the rest behind a number', async () => {
    const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => attachment(id))
    const screen = await inColumn(<Gallery attachments={seven} isSensitive={false} />)
    expect(screen.container.querySelectorAll('img')).toHaveLength(5)
    await screen.getByRole('button', { name: 'Show 2 more' }).click()
    await expect.poll(() => screen.container.querySelectorAll('img').length).toBe(7)
  })

  test('[MEDIA-08] items above the most that may show are only named', async () => {
    setSetting('maxThumbnails', 1)
    const screen = await inColumn(
      <Gallery attachments={[attachment('a'), attachment('b')]} isSensitive={false} />,
    )
    expect(screen.container.querySelectorAll('img')).toHaveLength(1)
    await expect
      .element(screen.getByRole('link', { name: /^Picture b/ }))
      .toHaveAttribute('href', 'https://fen.invalid/b.png')
    setSetting('maxThumbnails', undefined)
  })

  test('[MEDIA-09] with the setting on no thumbnail shows at all', async () => {
    setSetting('hideAttachments', true)
    const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive />)
    expect(screen.container.querySelector('img, canvas')).toBeNull()
    await expect.element(screen.getByRole('link', { name: /^NSFW \/ Picture a/ })).toBeVisible()
    setSetting('hideAttachments', undefined)
  })
})

describe('sensitive media', () => {
  test('[MEDIA-10] they are hidden until clicked, and not even asked for', async () => {
    const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive />)
    expect(screen.container.querySelector('img')).toBeNull()
    await screen.getByRole('button', { name: 'Show sensitive media' }).click()
    await expect.element(screen.getByRole('link', { name: 'Picture a' })).toBeInTheDocument()
    await screen.getByRole('button', { name: 'Hide again' }).click()
    await expect.poll(() => screen.container.querySelector('img')).toBeNull()
  })

  test('[MEDIA-10] with the setting off they show at once', async () => {
    setSetting('hideNsfw', false)
    const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive />)
    await expect.element(screen.getByRole('link', { name: 'Picture a' })).toBeInTheDocument()
    setSetting('hideNsfw', undefined)
  })

  test('[MEDIA-12] the cover is drawn from the blurhash on a canvas of 1024 by 512', async () => {
    const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive />)
    const canvas = screen.container.querySelector('canvas')
    expect([canvas?.width, canvas?.height]).toEqual([1024, 512])
    const corner = canvas?.getContext('2d')?.getImageData(1000, 500, 1, 1).data
    expect(corner?.[3]).toBe(255)
  })

  test('a broken blurhash leaves a plain cover', async () => {
    const screen = await inColumn(
      <Gallery attachments={[attachment('a', { blurhash: '<script>' })]} isSensitive />,
    )
    await expect.element(screen.getByRole('button', { name: 'Show sensitive media' })).toBeVisible()
  })
})

describe('other media', () => {
  test('videos and recordings have controls and a name, files have a row', async () => {
    const screen = await inColumn(
      <Gallery
        isSensitive={false}
        attachments={[
          attachment('v', { kind: 'video', url: '/v.mp4' }),
          attachment('s', { kind: 'audio', url: '/s.ogg', description: 'Geese at dawn' }),
          attachment('f', {
            kind: 'unknown',
            url: '/notes.pdf',
            mimeType: 'application/pdf',
            description: null,
          }),
        ]}
      />,
    )
    await expect.poll(() => screen.container.querySelector('video')?.controls).toBe(true)
    expect(screen.container.querySelector('video')?.getAttribute('aria-label')).toBe('Picture v')
    expect(screen.container.querySelector('audio')?.controls).toBe(true)
    await expect.element(screen.getByText('Geese at dawn')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'notes.pdf application/pdf' }))
      .toHaveAttribute('href', '/notes.pdf')
  })

  test('an address that is not of the web is no link', async () => {
    const screen = await inColumn(
      <Gallery
        attachments={[attachment('f', { kind: 'unknown', url: 'javascript:alert(1)' })]}
        isSensitive={false}
      />,
    )
    expect(screen.container.querySelector('a')?.hasAttribute('href')).toBe(false)
  })
})
