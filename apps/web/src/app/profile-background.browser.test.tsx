import { afterEach, beforeEach, expect, test } from 'vitest'

import { navigate } from '../lib/navigate.ts'
import { getInstance, setInstance } from '../model/instance.ts'
import { setSetting } from '../model/settings.ts'
import { changeInstance } from '../model/testing/change-instance.ts'
import { becomeVisitor, wirePerson } from '../model/timelines/testing/instance.ts'
import { begin, end, open } from '../testing/page.tsx'
import { show } from '../testing/world.tsx'
import { Wallpaper } from './Wallpaper.tsx'
import type { FakeServer } from '../testing/fake-server.ts'

let instance: FakeServer
const picture = new URL('../../public/favicon.png', import.meta.url).href

beforeEach(async () => {
  instance = begin()
  const pleroma = { background_image: picture }
  instance.on('GET /api/v1/accounts/lookup', { ...wirePerson('mira'), pleroma })
  instance.timelines.set('/api/v1/accounts/id-mira/statuses', [])
  await becomeVisitor(instance)
})
afterEach(async () => {
  setSetting('displayPageBackgrounds', undefined)
  await end()
})

const wallpapers = () =>
  [...document.querySelectorAll<HTMLImageElement>('div[aria-hidden="true"] > img')].map(({ src }) => src)
const isGroundPlain = () => !document.documentElement.hasAttribute('data-wallpaper')

test('[SET-17] [PROF-03] a profile brings its own background along, as long as it is on screen', async ({
  task,
}) => {
  task.meta.settings = ['displayPageBackgrounds']
  const behind = await show(<Wallpaper />)
  await open('/users/mira')
  await expect.poll(wallpapers).toEqual([picture])
  await expect.poll(isGroundPlain).toBe(false)
  setSetting('displayPageBackgrounds', false)
  await expect.poll(wallpapers).toEqual([])
  await expect.poll(isGroundPlain).toBe(true)
  setSetting('displayPageBackgrounds', true)
  await expect.poll(wallpapers).toEqual([picture])
  navigate('/about')
  await expect.poll(wallpapers).toEqual([])
  await behind.unmount()
})

test('[SET-17] [BOOT-15] the picture of the instance is not there for who hides it', async ({ task }) => {
  task.meta.settings = ['hideInstanceWallpaper']
  const before = getInstance()
  changeInstance({ branding: { background: picture } })
  const behind = await show(<Wallpaper />)
  await expect.poll(wallpapers).toEqual([picture])
  setSetting('hideInstanceWallpaper', true)
  await expect.poll(wallpapers).toEqual([])
  setSetting('hideInstanceWallpaper', undefined)
  setInstance(before)
  await behind.unmount()
})
