import { expect, test } from 'vitest'

import { wallpaperOf } from './wallpaper.ts'

const instance = 'https://fen.example/images/city.jpg'
const own = 'https://fen.example/media/own.jpg'

test('[BOOT-15] the instance’s background is the wallpaper unless it is hidden', () => {
  expect(wallpaperOf({ own: null, instance, hideInstanceWallpaper: false })).toBe(instance)
  expect(wallpaperOf({ own: null, instance, hideInstanceWallpaper: true })).toBeNull()
  expect(wallpaperOf({ own: null, instance: '', hideInstanceWallpaper: false })).toBeNull()
})

test('[BOOT-16] the viewer’s own background comes before the instance’s, hidden or not', () => {
  expect(wallpaperOf({ own, instance, hideInstanceWallpaper: false })).toBe(own)
  expect(wallpaperOf({ own, instance, hideInstanceWallpaper: true })).toBe(own)
})

test('an address that no picture can have is none', () => {
  expect(wallpaperOf({ own: 'javascript:alert(1)', instance: '', hideInstanceWallpaper: false })).toBeNull()
})
