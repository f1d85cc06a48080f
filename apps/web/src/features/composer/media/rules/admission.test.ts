import { describe, expect, it, test } from 'vitest'
import { allowedBytes, areWordsMeant, refusalOf, roomFor, type MediaLimits } from './admission.ts'

const none: MediaLimits = { uploadLimit: null, imageLimit: null, maxAttachments: null, mediaTypes: null }
const file = (type: string, size: number) => ({ type, size })

describe('what a server takes', () => {
  it('everything where it says nothing, and a limit of zero is none', () => {
    expect(refusalOf(file('video/mp4', 1e12), none)).toBeNull()
    expect(refusalOf(file('video/mp4', 1e12), { ...none, uploadLimit: 0 })).toBeNull()
    expect(roomFor(99, none)).toBe(Infinity)
    expect(roomFor(99, { ...none, maxAttachments: 0 })).toBe(Infinity)
  })

  it('[COMP-29] files up to the limit and no byte more; pictures may have one of their own', () => {
    const limits = { ...none, uploadLimit: 100, imageLimit: 10 }
    expect(refusalOf(file('video/mp4', 100), limits)).toBeNull()
    expect(refusalOf(file('video/mp4', 101), limits)).toEqual({
      kind: 'tooBig',
      allowed: 100,
      canShrink: false,
    })
    expect(refusalOf(file('image/png', 10), limits)).toBeNull()
    expect(refusalOf(file('image/png', 11), limits)).toEqual({ kind: 'tooBig', allowed: 10, canShrink: true })
    expect(allowedBytes(file('image/png', 1), { ...limits, imageLimit: 1000 })).toBe(100)
  })

  it('pictures that move or are no pixels are not offered smaller', () => {
    const limits = { ...none, uploadLimit: 1 }
    for (const type of ['image/gif', 'image/apng', 'image/svg+xml', 'audio/mpeg', ''])
      expect(refusalOf(file(type, 2), limits)).toMatchObject({ canShrink: false })
  })

  it('the types it lists, however they are written, and those that the browser has no name for', () => {
    const limits = { ...none, mediaTypes: ['image/png', 'audio/mpeg'] }
    expect(refusalOf(file('image/png', 1), limits)).toBeNull()
    expect(refusalOf(file('Audio/MPEG; codecs=mp3', 1), limits)).toBeNull()
    expect(refusalOf(file('', 1), limits)).toBeNull()
    expect(refusalOf(file('text/plain', 1), limits)).toEqual({ kind: 'wrongType' })
    expect(refusalOf(file('text/plain', 1), { ...none, mediaTypes: [] })).toBeNull()
  })

  it('[COMP-30] as many files as it says, counting those that are there', () => {
    const limits = { ...none, maxAttachments: 4 }
    expect(roomFor(0, limits)).toBe(4)
    expect(roomFor(3, limits)).toBe(1)
    expect(roomFor(6, limits)).toBe(0)
  })
})

const named = (name: string) => new File(['x'], name)

test('[COMP-28] words beside a picture are meant: a spreadsheet copies both', () => {
  expect(areWordsMeant({ files: [named('image.png')], text: 'Mon\t3.1\nTue\t2.9' })).toBe(true)
})

test('[COMP-28] a picture alone is meant, also with its own name as words', () => {
  expect(areWordsMeant({ files: [named('image.png')], text: '' })).toBe(false)
  expect(areWordsMeant({ files: [named('image.png')], text: ' \n' })).toBe(false)
  expect(areWordsMeant({ files: [named('a.png'), named('b.png')], text: 'a.png\r\npictures/b.png' })).toBe(
    false,
  )
  expect(areWordsMeant({ files: [], text: 'words' })).toBe(false)
})
