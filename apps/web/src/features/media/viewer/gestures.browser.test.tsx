import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { freshWorld } from '../../../testing/world.tsx'
import { Gallery } from '../index.ts'
import { moveFingers } from '../testing/fingers.ts'
import { attachment, inColumn, picture, viewer, viewerGone, viewerThere } from '../testing/media.tsx'
import { openViewer } from '../open-viewer.ts'

const count = () => viewer.getByText(/^\d+ \/ \d+$/).query()?.textContent
const slide = () => viewer.element().querySelector<HTMLElement>('[data-stage] > div')
const scale = () => {
  const transform = slide()?.style.transform ?? ''
  return Number(/scale\(([\d.]+)\)/.exec(transform)?.[1] ?? 1)
}
const width = 1000

beforeEach(async () => {
  freshWorld()
  await page.viewport(width, 800)
  const items = await Promise.all(
    ['a', 'b', 'c'].map(async (id) =>
      attachment(id, { url: await picture(600, 400), width: 600, height: 400 }),
    ),
  )
  await inColumn(<Gallery attachments={[]} isSensitive={false} />)
  openViewer({ items, index: 0, lang: null, post: null })
  await viewerThere()
})

afterEach(async () => {
  await viewerGone()
  document.documentElement.dir = 'ltr'
  await cleanup()
})

const across = (part: number) =>
  moveFingers([
    { x: 500, y: 350 },
    { x: 500 + width * part, y: 360 },
  ])
const centre = { x: 500, y: 350 }
const spread = (from: number, to: number) =>
  moveFingers(
    [
      { x: centre.x - from, y: centre.y },
      { x: centre.x - to, y: centre.y },
    ],
    [
      { x: centre.x + from, y: centre.y },
      { x: centre.x + to, y: centre.y },
    ],
  )

test('[MEDIA-18] a swipe of 24 % of the width changes nothing, one of 26 % the picture', async () => {
  await across(-0.24)
  expect(count()).toBe('1 / 3')
  expect(slide()?.style.transform).toBe('')
  await across(-0.26)
  await expect.poll(count).toBe('2 / 3')
  await across(0.24)
  expect(count()).toBe('2 / 3')
  await across(0.26)
  await expect.poll(count).toBe('1 / 3')
  await across(0.4)
  await expect.poll(count).toBe('3 / 3')
})

test('[MEDIA-18] from right to left the way is mirrored', async () => {
  document.documentElement.dir = 'rtl'
  await across(0.3)
  await expect.poll(count).toBe('2 / 3')
})

test('a swipe down closes it, a short one does not', async () => {
  await moveFingers([centre, { x: 505, y: 420 }])
  expect(viewer.element().querySelector('[data-closing]')).toBeNull()
  await moveFingers([centre, { x: 505, y: 520 }])
  await expect.element(viewer).not.toBeInTheDocument()
})

test('[MEDIA-19] two fingers enlarge the picture; below 1.2 it goes back when they are lifted', async () => {
  await spread(100, 115)
  expect(scale()).toBe(1)
  await spread(100, 160)
  expect(scale()).toBeCloseTo(1.6, 1)
  await spread(160, 60)
  expect(scale()).toBe(1)
})

test('an enlarged picture is moved in the place of the next one being shown', async () => {
  await spread(60, 180)
  await across(-0.4)
  expect(count()).toBe('1 / 3')
  expect(slide()?.style.transform).toMatch(/translate\(-/)
})

test('two taps enlarge and two more show the whole', async () => {
  await userEvent.dblClick(viewer, { position: centre })
  await expect.poll(scale).toBe(2.5)
  await userEvent.dblClick(viewer, { position: centre })
  await expect.poll(scale).toBe(1)
})

test('the wheel enlarges around the pointer, never below the whole', async () => {
  const turn = (deltaY: number) =>
    viewer
      .element()
      .querySelector('[data-stage]')
      ?.dispatchEvent(
        new WheelEvent('wheel', { deltaY, clientX: 500, clientY: 350, cancelable: true, bubbles: true }),
      )
  expect(turn(-400)).toBe(false)
  expect(scale()).toBeGreaterThan(2)
  turn(4000)
  expect(scale()).toBe(1)
})

test('what gestures do, buttons and keys do too', async () => {
  await viewer.getByRole('button', { name: 'Zoom in' }).press()
  expect(scale()).toBe(2.5)
  await viewer.getByRole('button', { name: 'Zoom out' }).press()
  expect(scale()).toBe(1)
  await userEvent.keyboard('+')
  expect(scale()).toBe(1.5)
  await userEvent.keyboard('0')
  expect(scale()).toBe(1)
})
