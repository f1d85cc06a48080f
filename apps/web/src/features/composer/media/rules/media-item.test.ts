import type { Attachment } from '@skein/api'
import { describe, expect, it } from 'vitest'
import { freshItem, kindOf, undescribed, type MediaItem } from './media-item.ts'
import { placeByKey } from './place-by-key.ts'

const item = (key: string, change: Partial<MediaItem>): MediaItem => ({
  ...freshItem,
  key,
  name: key,
  ...change,
})
const attachment = (kind: Attachment['kind']) => ({ kind }) as Attachment

describe('files of a post', () => {
  it('are of the kind that the server says, and before it says so of that of their type', () => {
    expect(kindOf({ attachment: null, type: 'video/mp4' })).toBe('video')
    expect(kindOf({ attachment: attachment('audio'), type: 'video/mp4' })).toBe('audio')
    expect(kindOf({ attachment: attachment('unknown'), type: 'image/jxl' })).toBe('image')
    expect(kindOf({ attachment: null, type: 'text/plain' })).toBe('unknown')
  })

  it('are to be described when somebody sees or hears them and nothing but spaces says what they are', () => {
    const media = [
      item('seen', { attachment: attachment('image') }),
      item('described', { attachment: attachment('image'), description: 'Geese' }),
      item('blank', { attachment: attachment('audio'), description: ' \n' }),
      item('read', { attachment: attachment('unknown'), type: 'text/plain' }),
      item('on its way', { type: 'image/png' }),
    ]
    expect(undescribed(media).map(({ key }) => key)).toEqual(['seen', 'blank', 'on its way'])
  })
})

describe('keys on a grip', () => {
  const press = (key: string, more: object = {}) => ({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...more,
  })
  const place = { index: 1, count: 4, isRightToLeft: false }

  it('go one place on or back, to the ends, and no further', () => {
    const to = (key: string, index = 1) => placeByKey(press(key), { ...place, index })
    expect(['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End'].map((key) => to(key))).toEqual([
      0, 0, 2, 2, 0, 3,
    ])
    expect([to('ArrowLeft', 0), to('ArrowRight', 3)]).toEqual([0, 3])
  })

  it('go the other way sideways where one reads from right to left', () => {
    const to = (key: string) => placeByKey(press(key), { ...place, isRightToLeft: true })
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp'].map(to)).toEqual([2, 0, 0])
  })

  it('are left alone when they mean something else', () => {
    expect(placeByKey(press('Enter'), place)).toBeNull()
    expect(placeByKey(press('ArrowLeft', { altKey: true }), place)).toBeNull()
  })
})
