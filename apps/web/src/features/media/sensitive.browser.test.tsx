import { freshWorld } from '../../testing/world.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setSetting } from '../../model/settings.ts'
import { Gallery } from './index.ts'
import { attachment, inColumn, picture, viewer, viewerGone } from './testing/media.tsx'

beforeEach(async () => {
  freshWorld()
  await page.viewport(1024, 800)
})

afterEach(() => {
  const names = ['hideNsfw', 'useBlurhash', 'useOneClickNsfw', 'preloadImage'] as const
  for (const name of names) setSetting(name, undefined)
  vi.unstubAllGlobals()
})

const show = page.getByRole('button', { name: 'Sensitive: show media' })

test('[MEDIA-10] they are hidden until clicked, and not even asked for', async () => {
  const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive />)
  expect(screen.container.querySelector('img')).toBeNull()
  await show.press()
  await expect.element(screen.getByRole('link', { name: 'Picture a' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Hide' }).press()
  await expect.poll(() => screen.container.querySelector('img')).toBeNull()
  await expect.element(show).toHaveFocus()
})

test('[MEDIA-10] with the setting off they show at once', async ({ task }) => {
  task.meta.settings = ['hideNsfw']
  setSetting('hideNsfw', false)
  const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive />)
  await expect.element(screen.getByRole('link', { name: 'Picture a' })).toBeInTheDocument()
})

/** Pictures that are asked for ahead arrive when the test says so. */
function holdPictures() {
  const asked: { src: string; arrive: () => void }[] = []
  const RealImage = window.Image
  vi.stubGlobal(
    'Image',
    class extends RealImage {
      override set src(src: string) {
        asked.push({ src, arrive: () => this.dispatchEvent(new Event('load')) })
      }
    },
  )
  return asked
}

test('[MEDIA-11] a click loads the picture first and then shows it in its place', async () => {
  const asked = holdPictures()
  const url = await picture(60, 40)
  const screen = await inColumn(<Gallery attachments={[attachment('a', { previewUrl: url })]} isSensitive />)
  await show.press()
  await expect.element(show).toHaveAttribute('aria-busy', 'true')
  expect(asked.map(({ src }) => src)).toEqual([url])
  expect(screen.container.querySelector('img')).toBeNull()
  asked[0]?.arrive()
  await expect.element(screen.getByRole('link', { name: 'Picture a' })).toBeInTheDocument()
  await expect.element(viewer).not.toBeInTheDocument()
})

test('[MEDIA-11] without loading ahead it shows at once', async ({ task }) => {
  task.meta.settings = ['preloadImage']
  setSetting('preloadImage', false)
  const asked = holdPictures()
  const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive />)
  await show.press()
  await expect.element(screen.getByRole('link', { name: 'Picture a' })).toBeInTheDocument()
  expect(asked).toEqual([])
})

test('[MEDIA-11] in one-click mode a click opens the viewer, and the cover stays', async ({ task }) => {
  task.meta.settings = ['useOneClickNsfw']
  setSetting('useOneClickNsfw', true)
  const url = await picture(60, 40)
  const screen = await inColumn(<Gallery attachments={[attachment('a', { url })]} isSensitive />)
  await show.press()
  await expect.element(viewer).toBeVisible()
  expect(screen.container.querySelector('img')).toBeNull()
  await viewer.getByRole('button', { name: 'Close viewer' }).press()
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(show).toHaveFocus()
})

test('[MEDIA-12] the cover is drawn from the blurhash on a canvas of 1024 by 512', async () => {
  const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive />)
  await expect.element(show).toBeVisible()
  const canvas = screen.container.querySelector('canvas')
  expect([canvas?.width, canvas?.height]).toEqual([1024, 512])
  const alpha = () => canvas?.getContext('2d')?.getImageData(1000, 500, 1, 1).data[3]
  await expect.poll(alpha).toBe(255)
})

test('[SET-19] without blurred colours the cover is plain', async ({ task }) => {
  task.meta.settings = ['useBlurhash']
  const screen = await inColumn(<Gallery attachments={[attachment('a')]} isSensitive />)
  await expect.poll(() => screen.container.querySelector('canvas')).not.toBeNull()
  setSetting('useBlurhash', false)
  await expect.poll(() => screen.container.querySelector('canvas')).toBeNull()
  await expect.element(show).toBeVisible()
})

test('a broken blurhash leaves a plain cover', async () => {
  await inColumn(<Gallery attachments={[attachment('a', { blurhash: '<script>' })]} isSensitive />)
  await expect.element(show).toBeVisible()
})

test('a sensitive video is covered too', async () => {
  const screen = await inColumn(
    <Gallery attachments={[attachment('v', { kind: 'video', url: '/v.mp4' })]} isSensitive />,
  )
  await expect.element(show).toBeVisible()
  expect(screen.container.querySelector('video')).toBeNull()
})

test.each(['audio', 'flash'] as const)(
  '[MEDIA-10] of a sensitive %s neither the player nor the description is there until it is asked for',
  async (kind) => {
    const item = attachment('r', { kind, url: '/r.ogg', description: 'What is said in it' })
    const screen = await inColumn(<Gallery attachments={[item]} isSensitive />)
    await expect.element(show).toBeVisible()
    expect(screen.container.querySelector('audio, embed, object')).toBeNull()
    expect(screen.container.textContent).not.toContain('What is said')
    await show.press()
    await expect.element(screen.getByText('What is said in it')).toBeVisible()
    await screen.getByRole('button', { name: 'Hide' }).press()
    await expect.element(screen.getByText('What is said in it')).not.toBeInTheDocument()
  },
)

test('[MEDIA-10] in a quote "+1" uncovers what is sensitive before anything opens large', async () => {
  const two = [attachment('a'), attachment('b')]
  const screen = await inColumn(<Gallery attachments={two} isSensitive isCompact />)
  const more = screen.getByRole('button', { name: 'Show 1 more' })
  await expect.element(show).toBeInTheDocument()
  await more.press()
  await expect.element(screen.getByRole('link', { name: 'Picture a' })).toBeInTheDocument()
  await expect.element(viewer).not.toBeInTheDocument()
  await more.press()
  await expect.element(viewer).toBeVisible()
  await viewerGone()
})
