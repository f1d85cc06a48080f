import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSetting } from '../../../model/settings.ts'
import { sendCommand } from '../../../testing/cdp.ts'
import { freshWorld } from '../../../testing/world.tsx'
import { Gallery, StillPicture } from '../index.ts'
import { attachment, inColumn } from '../testing/media.tsx'
import { stillness } from '../../../model/timelines/testing/frames.ts'
import { motionOf } from './motion-of.ts'
import { fileOf, type PictureFile } from '../testing/moving.ts'

const reduceMotion = (value: string) =>
  sendCommand('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

beforeEach(async () => {
  freshWorld()
  await page.viewport(1024, 800)
  await userEvent.unhover(document.body)
})

afterEach(async () => {
  setSetting('stopGifs', undefined)
  vi.restoreAllMocks()
  await reduceMotion('')
})

async function showFile(file: PictureFile, side = 2) {
  const url = fileOf(file)
  const mimeType = file.replace('still ', '')
  const item = attachment('a', { url, previewUrl: url, mimeType, width: side, height: side })
  const screen = await inColumn(
    <article tabIndex={-1}>
      <p>A post</p>
      <Gallery attachments={[item]} isSensitive={false} />
    </article>,
  )
  const link = screen.container.querySelector('a')
  return {
    screen,
    image: () => link?.querySelector('img') ?? null,
    canvas: () => link?.querySelector('canvas[role="img"]') as HTMLCanvasElement | null,
    label: () => link?.querySelector('span')?.textContent ?? null,
  }
}

const colour = (canvas: HTMLCanvasElement | null) => [
  ...(canvas?.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? []),
]

test.each([
  ['image/gif', 'GIF'],
  ['image/webp', 'WEBP'],
  ['image/apng', 'APNG'],
] as const)(
  '[MEDIA-21] with still pictures wished for, a moving %s is its first frame, labelled %s',
  { meta: { settings: ['stopGifs'] } },
  async (file, label) => {
    setSetting('stopGifs', true)
    const shown = await showFile(file)
    await expect.poll(shown.label).toBe(label)
    await expect.poll(() => colour(shown.canvas())).toEqual([255, 0, 0, 255])
    expect(getComputedStyle(shown.image() as Element).visibility).toBe('hidden')
    await expect.element(shown.screen.getByRole('link', { name: `Picture a ${label}` })).toBeVisible()
  },
)

test('[MEDIA-21] a reader who wants less movement gets the same', async () => {
  await reduceMotion('reduce')
  const shown = await showFile('image/gif')
  await expect.poll(shown.label).toBe('GIF')
})

test('[MEDIA-21] without either it moves', async () => {
  const shown = await showFile('image/gif')
  await expect.poll(() => shown.image()?.complete).toBe(true)
  expect([shown.canvas(), shown.label()]).toEqual([null, null])
})

test.each(['still image/gif', 'still image/webp', 'still image/png'] as const)(
  '[MEDIA-22] a %s gets no label and is a plain picture',
  async (file) => {
    setSetting('stopGifs', true)
    const shown = await showFile(file)
    await expect.poll(() => shown.image() !== null && shown.canvas() === null).toBe(true)
    expect(shown.label()).toBeNull()
    expect(getComputedStyle(shown.image() as Element).visibility).toBe('visible')
  },
)

test('it moves while its post has the pointer or the focus', async () => {
  setSetting('stopGifs', true)
  const shown = await showFile('image/gif')
  await expect.poll(shown.label).toBe('GIF')
  const visibility = () => getComputedStyle(shown.image() as Element).visibility
  await userEvent.hover(shown.screen.getByText('A post'))
  await expect.poll(visibility).toBe('visible')
  await userEvent.unhover(shown.screen.getByText('A post'))
  await expect.poll(visibility).toBe('hidden')
  shown.screen.container.querySelector('article')?.focus()
  await expect.poll(visibility).toBe('visible')
})

const motionButton = (name: string) => page.getByRole('button', { name: `${name} animation`, exact: true })

test.each(['image/gif', 'image/webp'] as const)(
  'a moving %s can be paused by its reader and played again, with the keyboard, and large enough for a finger',
  async (file) => {
    const shown = await showFile(file, 200)
    await expect.element(motionButton('Pause')).toBeVisible()
    const { width, height } = motionButton('Pause').element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(motionButton('Pause')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(motionButton('Play')).toHaveFocus()
    await expect.poll(() => colour(shown.canvas())).toEqual([255, 0, 0, 255])
    const visibility = () => getComputedStyle(shown.image() as Element).visibility
    // Its post has the focus, and even so it stands still.
    expect(visibility()).toBe('hidden')
    await userEvent.keyboard('{Enter}')
    await expect.element(motionButton('Pause')).toHaveFocus()
    await expect.poll(visibility).toBe('visible')
    expect(shown.canvas()).toBeNull()
  },
)

test('with still pictures wished for, one plays for good, and does not move while it is paused', async () => {
  setSetting('stopGifs', true)
  const shown = await showFile('image/gif', 200)
  const visibility = () => getComputedStyle(shown.image() as Element).visibility
  const beside = () => userEvent.hover(document.documentElement, { position: { x: 1_000, y: 700 } })
  await beside()
  await expect.element(motionButton('Play')).toBeVisible()
  await userEvent.hover(shown.screen.getByText('A post'))
  await expect.poll(visibility).toBe('visible')
  await motionButton('Pause').press()
  await expect.poll(visibility).toBe('hidden')
  await motionButton('Play').press()
  await expect.poll(visibility).toBe('visible')
  ;(document.activeElement as HTMLElement).blur()
  await beside()
  expect(visibility()).toBe('visible')
  await expect.element(motionButton('Pause')).toBeVisible()
})

test.each(['still image/gif', 'still image/webp', 'still image/png'] as const)(
  'a %s has nothing to pause',
  async (file) => {
    const shown = await showFile(file)
    await expect.poll(() => shown.image()?.complete).toBe(true)
    await motionOf(shown.image()?.src ?? '')
    await stillness()
    expect(shown.screen.container.querySelector('button[aria-label$="animation"]')).toBeNull()
  },
)

test('of another server, which may not be asked, the name decides, and nothing is fetched', async () => {
  const fetched = vi.spyOn(window, 'fetch')
  const screen = await inColumn(
    <>
      <StillPicture src="https://fen.invalid/a.gif" alt="Geese" />
      <StillPicture src="https://fen.invalid/b.png" alt="Ducks" />
    </>,
  )
  await expect.element(screen.getByText('GIF')).toBeInTheDocument()
  await expect.poll(() => screen.container.querySelectorAll('canvas')).toHaveLength(1)
  expect(fetched).not.toHaveBeenCalled()
})

test('an answer that is no picture leaves the name to decide', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const screen = await inColumn(<StillPicture src="/nowhere.webp" alt="Geese" hasLabel />)
  await expect.element(screen.getByText('WEBP')).toBeInTheDocument()
})
