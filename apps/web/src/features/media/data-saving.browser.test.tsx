import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { linkCard } from '../../testing/wire.ts'
import { freshWorld, seed, show } from '../../testing/world.tsx'
import { silence } from '../../testing/silence.ts'
import { StatusCard } from '../status/index.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { GridTile, Gallery } from './index.ts'
import { attachment, inColumn } from './testing/media.tsx'

let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  await page.viewport(1024, 800)
})
afterEach(() => setSetting('dataSaving', undefined))

const load = (name: string) => page.getByRole('button', { name })
const media = ({ container }: { readonly container: Element }) =>
  container.querySelectorAll('img, video, audio').length

test('who saves data has no media before they ask for them, and is told what there is; nothing moves', async ({
  task,
}) => {
  task.meta.settings = ['dataSaving']
  setSetting('dataSaving', true)
  const clip = attachment('b', { kind: 'video', description: null })
  const screen = await inColumn(<Gallery attachments={[attachment('a'), clip]} isSensitive={false} />)
  await expect.element(load('Load image Picture a')).toBeVisible()
  await expect.element(load('Load video')).toBeVisible()
  expect(media(screen)).toBe(0)
  const height = () => screen.container.getBoundingClientRect().height
  const before = height()
  await load('Load image Picture a').press()
  await expect.element(screen.getByRole('link', { name: 'Picture a' })).toHaveFocus()
  await expect.poll(() => screen.container.querySelector('video')?.getAttribute('preload')).toBe('none')
  expect(height()).toBeCloseTo(before, 0)
})

test('a recording loads when somebody asks for it', async () => {
  setSetting('dataSaving', true)
  const sound = attachment('a', { kind: 'audio', url: silence(), previewUrl: null, description: 'A bell' })
  const screen = await inColumn(<Gallery attachments={[sound]} isSensitive={false} />)
  await load('Load audio A bell').press()
  await expect.poll(() => screen.container.querySelector('audio')?.getAttribute('preload')).toBe('none')
})

test('in the grid of a profile each loads by itself', async () => {
  setSetting('dataSaving', true)
  const siblings = [attachment('a'), attachment('b')]
  const screen = await inColumn(
    siblings.map((each) => (
      <GridTile key={each.id} attachment={each} siblings={siblings} isSensitive={false} lang={null} />
    )),
  )
  await load('Load image Picture b').press()
  await expect.poll(() => media(screen)).toBe(1)
})

test('the preview of a link has its picture, and none for who saves data', async () => {
  const id = await seed(server, { card: linkCard })
  const screen = await show(<StatusCard statusId={id} />)
  const pictures = () => screen.container.querySelectorAll('[data-link-card] img').length
  await expect.poll(pictures).toBe(1)
  setSetting('dataSaving', true)
  await expect.poll(pictures).toBe(0)
  await expect.element(screen.getByText('Eleven winters')).toBeVisible()
})
