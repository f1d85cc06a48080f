import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { heard } from '../../../testing/heard.ts'
import { freshWorld } from '../../../testing/world.tsx'
import { Gallery } from '../index.ts'
import { silence } from '../../../testing/silence.ts'
import { attachment, inColumn, picture, viewer, viewerGone } from '../testing/media.tsx'
import { openViewer } from '../open-viewer.ts'
import { isViewerOpen } from '../viewer-state.ts'
import { closeViewer } from './Viewer.tsx'

const count = () => viewer.getByText(/^\d+ \/ \d+$/).query()?.textContent
const description = (text: string) => viewer.getByText(text, { exact: true }).last()
const shown = () => viewer.element().querySelector<HTMLImageElement>('[data-picture] > img:last-of-type')?.alt

beforeEach(async () => {
  freshWorld()
  await page.viewport(1024, 800)
})

afterEach(async () => {
  vi.useRealTimers()
  await viewerGone()
  await cleanup()
})

async function three() {
  const items = await Promise.all(
    ['a', 'b', 'c'].map(async (id) => attachment(id, { url: await picture(600, 400) })),
  )
  const screen = await inColumn(<Gallery attachments={items} isSensitive={false} />)
  await screen.getByRole('link', { name: 'Picture a' }).press()
  await expect.element(viewer).toBeVisible()
  return screen
}

describe('what it shows', () => {
  test('[MEDIA-14] it opens on a picture with its counter and its description', async () => {
    await three()
    expect(count()).toBe('1 / 3')
    await expect.element(description('Picture a')).toBeVisible()
    // The place and the description are two things when they are spoken.
    await expect.poll(() => heard()).toContain('1 / 3, Picture a')
    expect(shown()).toBe('Picture a')
  })

  test.each([
    ['video', 'video'],
    ['audio', 'audio'],
  ] as const)('[MEDIA-14] it opens on %s with controls that nothing starts', async (kind, tag) => {
    const media = attachment('m', { kind, url: silence(), previewUrl: null })
    await inColumn(<Gallery attachments={[media]} isSensitive={false} />)
    await page.getByRole('button', { name: 'Open in media viewer' }).press()
    await expect.element(viewer).toBeVisible()
    const player = viewer.element().querySelector<HTMLMediaElement>(tag)
    expect([player?.controls, player?.autoplay, player?.paused]).toEqual([true, false, true])
    await expect.element(description('Picture m')).toBeVisible()
  })

  test('[MEDIA-14] it opens on a Flash file, which waits for a press', async () => {
    await inColumn(<Gallery attachments={[]} isSensitive={false} />)
    openViewer({ items: [attachment('f', { kind: 'flash' })], index: 0, lang: null, post: null })
    await expect.element(viewer.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('a long description shows four lines, all of it when asked for, and can be selected', async () => {
    const long = attachment('a', { url: await picture(60, 40), description: 'geese '.repeat(300) })
    await inColumn(<Gallery attachments={[long]} isSensitive={false} />)
    await page.getByRole('link', { name: /^geese/ }).press()
    const more = viewer.getByRole('button', { name: 'Show full description' })
    await expect.element(more).toBeVisible()
    const words = viewer.element().querySelector<HTMLElement>('p[dir="auto"]')
    const before = words?.clientHeight ?? 0
    expect(before).toBe(80)
    await more.press()
    expect(words?.clientHeight).toBeGreaterThan(before)
    expect(words && getComputedStyle(words).userSelect).toBe('text')
  })

  test('the pictures on both sides are asked for ahead', async () => {
    const asked: string[] = []
    const RealImage = window.Image
    vi.stubGlobal(
      'Image',
      class extends RealImage {
        override set src(address: string) {
          asked.push(address)
        }
      },
    )
    const items = ['a', 'b', 'c', 'd'].map((id) => attachment(id))
    await inColumn(<Gallery attachments={[]} isSensitive={false} />)
    openViewer({ items, index: 0, lang: null, post: null })
    await expect.element(viewer).toBeVisible()
    vi.unstubAllGlobals()
    expect(asked).toEqual(['https://fen.invalid/b.png', 'https://fen.invalid/d.png'])
  })

  test('a picture that fails says its name and can be tried again', async () => {
    await inColumn(<Gallery attachments={[]} isSensitive={false} />)
    const broken = attachment('x', { url: '/broken/owl.png' })
    openViewer({ items: [broken], index: 0, lang: null, post: null })
    const retry = viewer.getByRole('button', { name: 'owl.png Couldn’t load. Retry' })
    await retry.press()
    await expect.element(retry).toBeVisible()
  })
})

describe('moving through it', () => {
  test('[MEDIA-15] the arrows wrap around, and one picture alone has none', async () => {
    await three()
    await viewer.getByRole('button', { name: 'Previous' }).press()
    expect([count(), shown()]).toEqual(['3 / 3', 'Picture c'])
    await viewer.getByRole('button', { name: 'Next' }).press()
    expect([count(), shown()]).toEqual(['1 / 3', 'Picture a'])
    closeViewer()
    await expect.element(viewer).not.toBeInTheDocument()
    openViewer({ items: [attachment('a')], index: 0, lang: null, post: null })
    await expect.element(viewer).toBeVisible()
    await expect.element(viewer.getByRole('button', { name: 'Next' })).not.toBeInTheDocument()
    await expect.element(viewer.getByRole('button', { name: 'Previous' })).not.toBeInTheDocument()
    expect(count()).not.toBe('1 / 1')
  })

  test('[MEDIA-17] the left and right keys change the picture', async () => {
    await three()
    await userEvent.keyboard('{ArrowRight}')
    expect(shown()).toBe('Picture b')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(shown()).toBe('Picture c')
  })

  test('[MEDIA-17] in a player the keys are the player’s own', async () => {
    await inColumn(<Gallery attachments={[]} isSensitive={false} />)
    const video = attachment('v', { kind: 'video', url: silence(), previewUrl: null })
    openViewer({ items: [video, attachment('b')], index: 0, lang: null, post: null })
    await expect.element(viewer).toBeVisible()
    viewer.element().querySelector('video')?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(count()).toBe('1 / 2')
  })
})

describe('closing it', () => {
  const ways: [string, () => Promise<void>][] = [
    ['its button', () => viewer.getByRole('button', { name: 'Close viewer' }).press()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Back', () => Promise.resolve(history.back())],
    ['the backdrop', () => viewer.click({ position: { x: 150, y: 150 } })],
  ]
  test.each(ways)(
    '[MEDIA-16] %s closes it, on the same page, with the focus where it was',
    async (_, way) => {
      const before = [location.href, history.length]
      const screen = await three()
      await way()
      await expect.element(viewer).not.toBeInTheDocument()
      await expect.element(screen.getByRole('link', { name: 'Picture a' })).toHaveFocus()
      await expect.poll(() => history.state?.isOverlay).toBeUndefined()
      expect(location.href).toBe(before[0])
    },
  )

  test('a press on the picture does not close it', async () => {
    await three()
    await viewer.click({ position: { x: 512, y: 350 } })
    expect(viewer.element().querySelector('[data-closing]')).toBeNull()
  })

  test('[MEDIA-20] it stands for 100 ms more', async () => {
    await three()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    closeViewer()
    vi.advanceTimersByTime(99)
    expect(isViewerOpen()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isViewerOpen()).toBe(false)
    vi.useRealTimers()
    await expect.element(viewer).not.toBeInTheDocument()
  })

  test('going elsewhere closes it, and Back leads to the page, not to an empty entry', async () => {
    await three()
    history.pushState(null, '', '/elsewhere')
    dispatchEvent(new Event('pushState'))
    await expect.element(viewer).not.toBeInTheDocument()
    history.back()
    await expect.poll(() => [location.pathname, history.state?.isOverlay]).toEqual(['/', undefined])
  })

  test('the focus stays inside while it is open', async () => {
    await three()
    for (let presses = 0; presses < 8; presses += 1) {
      await userEvent.tab()
      const inside =
        viewer.element().contains(document.activeElement) || document.activeElement === document.body
      expect(inside).toBe(true)
    }
  })
})
