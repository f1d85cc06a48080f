import { freshWorld, signIn } from '../../testing/world.tsx'
import { loadingPicture } from '../../testing/wire.ts'
import type { Attachment } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { Gallery } from './index.ts'
import { servedPicture } from '../../testing/emoji.ts'
import { silence } from '../../testing/silence.ts'
import { attachment, inColumn, picture, viewer } from './testing/media.tsx'

beforeEach(async () => {
  freshWorld()
  await page.viewport(1024, 800)
})

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
      .element(screen.getByRole('link', { name: 'Open image (no description)' }))
      .toBeInTheDocument()
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  })

  test('the ALT chip opens the description', async () => {
    const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive={false} />)
    await screen.getByRole('button', { name: 'ALT: show description' }).press()
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

  test('[SET-19] a picture is shown whole in its room, or fills it', async ({ task }) => {
    task.meta.settings = ['useContainFit']
    const url = await picture(600, 60)
    const long = attachment('a', { width: 600, height: 60, url, previewUrl: url })
    const screen = await inColumn(<Gallery attachments={[long]} isSensitive={false} />)
    const fit = () => {
      const image = screen.container.querySelector('img')
      return image && getComputedStyle(image).objectFit
    }
    await expect.poll(fit).toBe('contain')
    setSetting('useContainFit', false)
    await expect.poll(fit).toBe('cover')
    setSetting('useContainFit', undefined)
  })

  test('the room of a picture of no told size fits it once it is known, and is kept when the picture comes back', async () => {
    const url = await picture(600, 300)
    const plain = attachment('unsized', { width: null, height: null, blurhash: null, url, previewUrl: url })
    const gallery = (isSensitive: boolean) => <Gallery attachments={[plain]} isSensitive={isSensitive} />
    const first = await inColumn(gallery(false))
    const ratioIn = ({ container }: { container: Element }) =>
      container.querySelector<HTMLElement>('[style*="--ratio"]')?.style.getPropertyValue('--ratio')
    await expect.poll(() => ratioIn(first)).toBe('2')
    await first.unmount()
    const again = await inColumn(gallery(false))
    expect(ratioIn(again)).toBe('2')
    await again.unmount()
    const covered = await inColumn(gallery(true))
    expect(ratioIn(covered)).toBe('2')
    expect(covered.container.querySelector('img, canvas')).toBeNull()
    const press = covered.getByRole('button', { name: /^Sensitive/ })
    await expect.element(press).toBeVisible()
    const cover = press.element().parentElement
    expect(cover && getComputedStyle(cover).backgroundColor).toMatch(/^oklch\(0\.3 /)
  })

  test('what pictures were seen to be like is not remembered for the next who looks', async () => {
    await signIn(freshWorld())
    const url = await picture(600, 300)
    const plain = attachment('private', { width: null, height: null, blurhash: null, url, previewUrl: url })
    const gallery = (isSensitive: boolean) => <Gallery attachments={[plain]} isSensitive={isSensitive} />
    const ratioIn = ({ container }: { container: Element }) =>
      container.querySelector<HTMLElement>('[style*="--ratio"]')?.style.getPropertyValue('--ratio')
    const first = await inColumn(gallery(false))
    await expect.poll(() => ratioIn(first)).toBe('2')
    await first.unmount()
    endSession('left')
    expect(ratioIn(await inColumn(gallery(true)))).not.toBe('2')
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
    const retry = screen.getByRole('button', { name: 'owl.png Couldn’t load. Retry' })
    await expect.element(retry).toBeVisible()
    await retry.press()
    await expect.element(screen.getByRole('button', { name: 'owl.png Couldn’t load. Retry' })).toBeVisible()
  })

  test('[MEDIA-04] a gallery above the score shows its first rows, the rest behind a number', async () => {
    const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => attachment(id))
    const screen = await inColumn(<Gallery attachments={seven} isSensitive={false} />)
    expect(screen.container.querySelectorAll('img')).toHaveLength(5)
    await screen.getByRole('button', { name: 'Show 2 more' }).press()
    await expect.poll(() => screen.container.querySelectorAll('img').length).toBe(7)
  })

  test('[MEDIA-08] items above the most that may show are only named', async ({ task }) => {
    task.meta.settings = ['maxThumbnails']
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

  test('[MEDIA-09] with the setting on no thumbnail shows at all', async ({ task }) => {
    task.meta.settings = ['hideAttachments']
    setSetting('hideAttachments', true)
    const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive />)
    expect(screen.container.querySelector('img, canvas')).toBeNull()
    await expect.element(screen.getByRole('link', { name: /^NSFW \/ Picture a/ })).toBeVisible()
    setSetting('hideAttachments', undefined)
  })
})

describe('sizes and settings', () => {
  afterEach(() => {
    for (const name of [
      'maxThumbnails',
      'hideAttachments',
      'hideAttachmentsInConv',
      'playVideosInModal',
    ] as const)
      setSetting(name, undefined)
  })
  const closeViewer = async () => {
    await viewer.getByRole('button', { name: 'Close viewer' }).press()
    await expect.element(viewer).not.toBeInTheDocument()
  }

  test('[MEDIA-05] of more than eight names the rest waits behind a button, and can be folded again', async () => {
    setSetting('hideAttachments', true)
    const nine = Array.from({ length: 9 }, (_, index) => attachment(`n${index}`))
    const screen = await inColumn(<Gallery attachments={nine} isSensitive={false} />)
    const names = () => screen.container.querySelectorAll('a').length
    await expect.poll(names).toBe(8)
    await screen.getByRole('button', { name: 'Show 1 more' }).press()
    await expect.poll(names).toBe(9)
    await screen.getByRole('button', { name: 'Show fewer' }).press()
    await expect.poll(names).toBe(8)
  })

  test('[MEDIA-07] a compact gallery shows one attachment, the others open in the viewer', async () => {
    const three = ['a', 'b', 'c'].map((id) => attachment(id))
    const screen = await inColumn(<Gallery attachments={three} isSensitive={false} isCompact />)
    expect(screen.container.querySelectorAll('img')).toHaveLength(1)
    await screen.getByRole('button', { name: 'Show 2 more' }).press()
    await expect.element(viewer.getByText('2 / 3', { exact: false })).toBeVisible()
    await closeViewer()
  })

  test('[MEDIA-07] the "+2" of a compact gallery stands in a corner: the picture can be seen and opened', async () => {
    const three = ['a', 'b', 'c'].map((id) => attachment(id))
    const screen = await inColumn(<Gallery attachments={three} isSensitive={false} isCompact />)
    const tile = screen.container.querySelector('[data-tile]')?.getBoundingClientRect() ?? new DOMRect()
    const more = screen.getByRole('button', { name: 'Show 2 more' }).element().getBoundingClientRect()
    expect(more.width).toBeLessThan(tile.width / 2)
    const middle = document.elementFromPoint(tile.x + tile.width / 2, tile.y + tile.height / 2)
    expect(middle?.closest('a')?.href).toBe('https://fen.invalid/a.png')
    await expect.element(screen.getByRole('button', { name: 'ALT: show description' })).toBeVisible()
  })

  test('[MEDIA-09] [BUG] conversations have a setting of their own, and it has an effect', async ({
    task,
  }) => {
    task.meta.settings = ['hideAttachmentsInConv']
    setSetting('hideAttachmentsInConv', true)
    const gallery = (isInConversation: boolean) => (
      <Gallery attachments={[attachment('a')]} isSensitive={false} isInConversation={isInConversation} />
    )
    const there = await inColumn(gallery(true))
    await expect.element(there.getByRole('link', { name: /^Picture a/ })).toBeVisible()
    expect(there.container.querySelector('img')).toBeNull()
    await there.unmount()
    const timeline = await inColumn(gallery(false))
    expect(timeline.container.querySelectorAll('img')).toHaveLength(1)
    await timeline.unmount()
    setSetting('hideAttachmentsInConv', undefined)
    setSetting('hideAttachments', true)
    const open = await inColumn(gallery(true))
    expect(open.container.querySelectorAll('img')).toHaveLength(1)
  })

  test('[MEDIA-13] what is only named opens in the viewer, what it cannot show leads to the file', async () => {
    setSetting('hideAttachments', true)
    const screen = await inColumn(
      <Gallery
        isSensitive={false}
        attachments={[
          attachment('s', { kind: 'audio', url: silence() }),
          attachment('f', { kind: 'unknown' }),
        ]}
      />,
    )
    await screen.getByRole('link', { name: /^Picture s/ }).press()
    await expect.poll(() => viewer.element().querySelector('audio')).not.toBeNull()
    await closeViewer()
    const file = screen.getByRole('link', { name: /^Picture f/ })
    await expect.element(file).toHaveAttribute('target', '_blank')
    await expect.element(file).not.toHaveAttribute('data-media')
  })

  test('[MEDIA-13] with videos played in the viewer a video is a button with its length', async ({
    task,
  }) => {
    task.meta.settings = ['playVideosInModal']
    setSetting('playVideosInModal', true)
    const video = attachment('v', { kind: 'video', url: silence(), duration: 46 })
    const screen = await inColumn(<Gallery attachments={[video]} isSensitive={false} />)
    expect(screen.container.querySelector('video')).toBeNull()
    await expect.element(screen.getByText('0:46')).toBeVisible()
    await screen.getByRole('button', { name: 'Play video: Picture v' }).press()
    await expect.poll(() => viewer.element().querySelector('video')?.controls).toBe(true)
    await closeViewer()
  })

  test('a click with a modifier leaves the link to the browser', async () => {
    const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive={false} />)
    const link = screen.getByRole('link', { name: 'Picture a' }).element()
    const stop = (event: Event) => event.preventDefault()
    addEventListener('click', stop, { once: true })
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    await expect.element(viewer).not.toBeInTheDocument()
  })

  test('[MEDIA-23] a tiny picture is drawn in squares, and no more than four times its size', async () => {
    const url = await picture(88, 31)
    const button = attachment('a', { url, previewUrl: url, width: 88, height: 31 })
    const screen = await inColumn(<Gallery attachments={[button]} isSensitive={false} />)
    const image = screen.container.querySelector('img')
    expect(image && getComputedStyle(image).imageRendering).toBe('pixelated')
    expect(image?.getBoundingClientRect().width).toBe(352)
  })

  test('[MEDIA-23] a picture whose size nobody told is looked at when it has loaded', async () => {
    const url = await picture(32, 32)
    const unknown = attachment('a', { url, previewUrl: url, width: null, height: null })
    const screen = await inColumn(<Gallery attachments={[unknown]} isSensitive={false} />)
    const tile = () => screen.container.querySelector('[data-tile]')?.getBoundingClientRect().height
    expect(tile()).toBe(480)
    const image = () => screen.container.querySelector('img') as HTMLImageElement
    await expect.poll(() => getComputedStyle(image()).imageRendering).toBe('pixelated')
    await expect.poll(tile).toBe(128)
  })
})

describe('other media', () => {
  test('videos and recordings have controls and a name, files have a row', async () => {
    const screen = await inColumn(
      <Gallery
        isSensitive={false}
        attachments={[
          attachment('v', { kind: 'video', url: silence() }),
          attachment('s', { kind: 'audio', url: silence(), description: 'Geese at dawn' }),
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

  test('a recording shows its cover, where the server has one', async () => {
    const cover = servedPicture
    const screen = await inColumn(
      <Gallery
        isSensitive={false}
        attachments={[
          attachment('s', { kind: 'audio', url: silence(), previewUrl: cover }),
          attachment('t', { kind: 'audio', url: '/t.wav', previewUrl: '/t.wav' }),
        ]}
      />,
    )
    await expect.poll(() => screen.container.querySelectorAll('audio').length).toBe(2)
    const covers = [...screen.container.querySelectorAll('img')]
    expect(covers.map((each) => each.getAttribute('src'))).toEqual([cover])
    expect(covers[0]?.getBoundingClientRect().width).toBe(56)
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
