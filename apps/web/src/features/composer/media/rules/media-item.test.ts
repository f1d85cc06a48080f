import type { Attachment } from '@skein/api'
import { describe, expect, it } from 'vitest'
import { freshItem, kindOf, undescribed, type MediaItem } from './media-item.ts'

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
