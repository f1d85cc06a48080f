import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import type { MediaItem } from './rules/media-item.ts'

type Media = readonly MediaItem[]

/** What is said of files: that they are on their way, have arrived, or whatever else somebody has to say. */
export function useUploadNews(media: Media) {
  const t = useT()
  const [spoken, say] = useState('')
  const [before, setBefore] = useState(media)
  if (before !== media) {
    setBefore(media)
    const stateBefore = (key: string) => before.find((item) => item.key === key)?.state
    const begun = media.filter(({ key, state }) => state === 'uploading' && stateBefore(key) !== 'uploading')
    const done = media.filter(({ key, state }) => state === 'ready' && stateBefore(key) === 'uploading')
    const news = [
      begun.length > 0 && t('composer.uploadBegun', { count: begun.length, name: begun[0]?.name ?? '' }),
      ...done.map(({ name }) => t('composer.uploadDone', { name })),
    ].filter((part) => part !== false)
    if (news.length > 0) say(news.join(' '))
  }
  return { spoken, say }
}
