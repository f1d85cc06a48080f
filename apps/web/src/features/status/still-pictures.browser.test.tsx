import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setSetting } from '../../model/settings.ts'
import { sendCommand } from '../../testing/cdp.ts'
import { servedPicture } from '../../testing/emoji.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount } from '../../testing/wire.ts'
import { FocusedCard, StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
const reduceMotion = (value: string) =>
  sendCommand('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
afterEach(async () => {
  setSetting('stopGifs', undefined)
  await reduceMotion('')
})

/** Akkoma sends one address for both. */
const same = (name: string) => `${servedPicture}#${name}`
const cat = { shortcode: 'cat', url: same('cat'), static_url: same('cat') }
const change = {
  account: wireAccount({ avatar: same('face'), avatar_static: same('face') }),
  content: '<p>Look :cat:</p>',
  emojis: [cat],
  emoji_reactions: [{ name: 'wave', count: 1, me: false, url: same('wave') }],
}
const stillOnes = (root: Element) =>
  ['face', 'cat', 'wave'].filter(
    (name) => root.querySelector(`img[src="${same(name)}"]`)?.nextElementSibling?.tagName === 'CANVAS',
  )

test.each([
  ['in a list', StatusCard],
  ['as the focus of a conversation', FocusedCard],
] as const)(
  '[MEDIA-21] avatars, emoji and reactions of one address stand still where that is wished, %s',
  async (_where, Card) => {
    setSetting('stopGifs', true)
    const screen = await show(<Card statusId={await seed(server, change)} />)
    await expect.poll(() => stillOnes(screen.container)).toEqual(['face', 'cat', 'wave'])
    for (const canvas of screen.container.querySelectorAll('canvas')) {
      const room = canvas.parentElement?.getBoundingClientRect()
      expect(canvas.getBoundingClientRect()).toMatchObject({ width: room?.width, height: room?.height })
      expect(room?.width).toBeGreaterThan(10)
    }
    expect(screen.container.textContent).not.toContain('GIF')
    await expect.element(screen.getByRole('img', { name: ':cat:' })).toBeVisible()
  },
)

test('[MEDIA-21] less movement wished of the system does the same', async () => {
  await reduceMotion('reduce')
  const screen = await show(<StatusCard statusId={await seed(server, change)} />)
  await expect.poll(() => stillOnes(screen.container)).toEqual(['face', 'cat', 'wave'])
})

test('[MEDIA-21] pictures that are there already follow the wish of the system', async () => {
  const screen = await show(<StatusCard statusId={await seed(server, change)} />)
  await expect.element(screen.getByRole('img', { name: ':cat:' })).toBeVisible()
  expect(stillOnes(screen.container)).toEqual([])
  await reduceMotion('reduce')
  await expect.poll(() => stillOnes(screen.container)).toEqual(['face', 'cat', 'wave'])
  await reduceMotion('')
  await expect.poll(() => stillOnes(screen.container)).toEqual([])
})

test('[MEDIA-21] where the server has a still picture of its own that one is drawn', async () => {
  setSetting('stopGifs', true)
  const account = wireAccount({ avatar: same('face'), avatar_static: 'https://fen.invalid/face.png' })
  const screen = await show(<StatusCard statusId={await seed(server, { account })} />)
  const avatar = () => screen.container.querySelector('img')?.getAttribute('src')
  await expect.poll(() => avatar()).toBe('https://fen.invalid/face.png')
  expect(screen.container.querySelector('canvas')).toBeNull()
})

test('[MEDIA-21] where it is not wished they are plain pictures', async () => {
  const screen = await show(<StatusCard statusId={await seed(server, change)} />)
  await expect.element(screen.getByRole('img', { name: ':cat:' })).toHaveAttribute('src', same('cat'))
  expect(screen.container.querySelectorAll('img')).toHaveLength(3)
  expect(screen.container.querySelector('canvas')).toBeNull()
})
