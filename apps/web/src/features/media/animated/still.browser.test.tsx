import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { setSetting } from '../../../model/settings.ts'
import { freshWorld } from '../../../testing/world.tsx'
import { Gallery, StillPicture } from '../index.ts'
import { attachment, inColumn } from '../testing/media.tsx'
import { fileOf, type PictureFile } from '../testing/moving.ts'

const send = (method: string, params: object) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<void> }).send(method, params)

const reduceMotion = (value: string) =>
  send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

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

async function showFile(file: PictureFile) {
  const url = fileOf(file)
  const mimeType = file.replace('still ', '')
  const item = attachment('a', { url, previewUrl: url, mimeType, width: 2, height: 2 })
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
