import type { StatusId } from '@skein/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSetting } from '../../model/settings.ts'
import { freshWorld } from '../../testing/world.tsx'
import { Gallery, usePlayingPosts } from './index.ts'
import { attachment, inColumn } from './testing/media.tsx'
import { silence } from '../../testing/silence.ts'

beforeEach(async () => {
  freshWorld()
  await page.viewport(1024, 800)
})

afterEach(() => {
  for (const name of ['loopVideo', 'loopVideoSilentOnly'] as const) setSetting(name, undefined)
  scrollTo(0, 0)
})

function Playing() {
  return <output>{usePlayingPosts().join(' ') || 'nothing'}</output>
}

const playing = page.getByRole('status')
const post = (id: string) => ({ statusId: id as StatusId, place: id })
const recording = (id: string, kind: 'audio' | 'video') =>
  attachment(id, { kind, url: silence(), previewUrl: null, width: 300, height: 200 })

async function two(kind: 'audio' | 'video') {
  const screen = await inColumn(
    <>
      <Playing />
      <Gallery attachments={[recording('a', kind)]} isSensitive={false} post={post('one')} />
      <Gallery attachments={[recording('b', kind)]} isSensitive={false} post={post('two')} />
      <div style={{ blockSize: '3000px' }} />
    </>,
  )
  await expect.poll(() => screen.container.querySelectorAll(kind).length).toBe(2)
  const [first, second] = screen.container.querySelectorAll<HTMLMediaElement>(kind)
  if (first === undefined || second === undefined) throw new Error('No players')
  for (const medium of [first, second]) medium.muted = true
  // Browsers let a page play only after a press.
  await userEvent.click(playing)
  return { screen, first, second }
}

test('a medium has controls, loads only what it must, and nothing starts it', async () => {
  const { first } = await two('video')
  expect([first.controls, first.autoplay, first.preload]).toEqual([true, false, 'metadata'])
  expect((first as HTMLVideoElement).playsInline).toBe(true)
  expect((first as HTMLVideoElement).disablePictureInPicture).toBe(false)
  await expect.element(playing).toHaveTextContent('nothing')
})

test('the post of what plays is known, one plays at a time, and the end is known too', async () => {
  const { first, second } = await two('audio')
  await first.play()
  await expect.element(playing).toHaveTextContent('one')
  await second.play()
  await expect.element(playing).toHaveTextContent('two')
  expect(first.paused).toBe(true)
  second.pause()
  await expect.element(playing).toHaveTextContent('nothing')
})

test('a video that is scrolled out of sight stops; a recording goes on', async () => {
  const video = await two('video')
  await video.first.play()
  scrollTo(0, 2500)
  await expect.poll(() => video.first.paused).toBe(true)
  await expect.element(playing).toHaveTextContent('nothing')
  await video.screen.unmount()
  scrollTo(0, 0)
  const audio = await two('audio')
  await audio.first.play()
  scrollTo(0, 2500)
  await expect.element(playing).toHaveTextContent('one')
  expect(audio.first.paused).toBe(false)
  audio.first.pause()
})

test('a row that goes takes its playing with it', async () => {
  const { screen, first } = await two('audio')
  await first.play()
  await expect.element(playing).toHaveTextContent('one')
  await screen.rerender(<Playing />)
  await expect.element(playing).toHaveTextContent('nothing')
})

test('a medium that does not load says so, and trying again asks again', async () => {
  const broken = attachment('v', { kind: 'video', url: '/broken/geese.mp4', previewUrl: null })
  const screen = await inColumn(<Gallery attachments={[broken]} isSensitive={false} />)
  const retry = screen.getByRole('button', { name: 'geese.mp4 Couldn’t load. Retry' })
  await expect.element(retry).toBeVisible()
  performance.clearResourceTimings()
  await retry.press()
  const asked = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/geese.mp4'))
  await expect.poll(() => asked().length).toBeGreaterThan(0)
  await expect.element(retry).toBeVisible()
})

test('a video starts again at its end as the settings say', async ({ task }) => {
  task.meta.settings = ['loopVideo', 'loopVideoSilentOnly']
  const { first } = await two('video')
  const follow = () => first.dispatchEvent(new Event('timeupdate'))
  await expect.poll(() => follow() && first.loop).toBe(true)
  Object.defineProperty(first, 'webkitAudioDecodedByteCount', { value: 1 })
  await expect.poll(() => follow() && first.loop).toBe(false)
  setSetting('loopVideoSilentOnly', false)
  await expect.poll(() => follow() && first.loop).toBe(true)
  setSetting('loopVideo', false)
  await expect.poll(() => follow() && first.loop).toBe(false)
})
