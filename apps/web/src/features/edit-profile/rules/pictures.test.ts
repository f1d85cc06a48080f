import { describe, expect, it } from 'vitest'

import { isKeptWhole, isOwnPicture, mostBytesOf, refusalOf } from './pictures.ts'

describe('pictures of a profile', () => {
  it('[PROF-19] have limits of their own, and none where the server names none', () => {
    const limits = { avatarLimit: 1, bannerLimit: 2, backgroundLimit: null }
    expect(mostBytesOf('avatar', limits)).toBe(1)
    expect(mostBytesOf('header', limits)).toBe(2)
    expect(mostBytesOf('pleroma_background_image', limits)).toBe(Infinity)
  })
  it('[PROF-19] are refused when they are larger, not when they are as large', () => {
    const picture = { size: 100, type: 'image/png' }
    expect(refusalOf(picture, 100, false)).toBeNull()
    expect(refusalOf(picture, 99, false)).toEqual({ kind: 'tooBig', size: 100, allowed: 99, canShrink: true })
    expect(refusalOf(picture, 99, true)).toMatchObject({ canShrink: false })
    expect(refusalOf({ size: 1, type: 'text/html' }, 99, false)).toEqual({ kind: 'noPicture' })
  })
  it('are kept whole when they move, and every GIF is', async () => {
    expect(await isKeptWhole(new File(['x'], 'a.gif', { type: 'image/gif' }))).toBe(true)
    expect(await isKeptWhole(new File(['x'], 'a.png', { type: 'image/png' }))).toBe(false)
  })
  it('that everybody begins with are nobody’s own', () => {
    expect(isOwnPicture('https://fen.example/images/avi.png')).toBe(false)
    expect(isOwnPicture('https://fen.example/images/banner.png')).toBe(false)
    expect(isOwnPicture('https://m.example/headers/original/missing.png')).toBe(false)
    expect(isOwnPicture(null)).toBe(false)
    expect(isOwnPicture('https://fen.example/media/a.png')).toBe(true)
  })
})
