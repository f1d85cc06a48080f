import { describe, expect, test } from 'vitest'
import { loops } from './looping.ts'
import { guessByName, mayMove } from './may-move.ts'
import { isPixelArt } from './pixel-art.ts'

describe('pixel art', () => {
  test.each([
    [32, 32, true],
    [33, 32, false],
    [88, 31, true],
    [88, 32, false],
    [1, 1024, true],
    [0, 0, false],
    [null, null, false],
  ])('[MEDIA-23] a picture of %s by %s: %s', (width, height, isSo) => {
    expect(isPixelArt(width, height)).toBe(isSo)
  })
})

describe('a video starts again at its end', () => {
  const on = { isOn: true, onlySilent: true }
  test.each([
    [{ webkitAudioDecodedByteCount: 0 }, on, true],
    [{ webkitAudioDecodedByteCount: 900 }, on, false],
    [{ mozHasAudio: true }, on, false],
    [{ audioTracks: { length: 1 } }, on, false],
    [{ audioTracks: { length: 0 } }, on, true],
    [{ mozHasAudio: true }, { isOn: true, onlySilent: false }, true],
    [{}, { isOn: false, onlySilent: false }, false],
  ])('when it says %j and the settings %j: %s', (video, settings, isSo) => {
    expect(loops(video, settings)).toBe(isSo)
  })
})

describe('which pictures are looked into', () => {
  test.each([
    ['https://a.example/a.gif', null, true],
    ['https://a.example/a.png?x=1', null, true],
    ['https://a.example/a.jpg', null, false],
    ['https://a.example/picture', null, true],
    ['https://a.example/a.jpg', 'image/gif', true],
    ['https://a.example/a.gif', 'image/jpeg', false],
    ['https://a.example/a.gif', 'image', true],
  ])('%s of type %s: %s', (address, type, isSo) => {
    expect(mayMove(address, type)).toBe(isSo)
  })

  test.each([
    ['https://a.example/a.gif', 'GIF'],
    ['https://a.example/a.WEBP?x', 'WEBP'],
    ['/a.apng', 'APNG'],
    ['/a.png', null],
    ['/a', null],
  ])('by its name %s is %s', (address, format) => {
    expect(guessByName(address)).toBe(format)
  })
})
