import { useEffect, useRef } from 'react'
import { useT } from '../../../i18n/index.ts'
import { speak } from '../../../lib/speech.ts'
import type { MediaItem } from './rules/media-item.ts'

type Media = readonly MediaItem[]

/** Says of files that they are on their way and have arrived. */
export function useUploadNews(media: Media): void {
  const t = useT()
  const seen = useRef(media)
  useEffect(() => {
    const before = seen.current
    if (before === media) return
    seen.current = media
    const stateBefore = (key: string) => before.find((item) => item.key === key)?.state
    const begun = media.filter(({ key, state }) => state === 'uploading' && stateBefore(key) !== 'uploading')
    const done = media.filter(({ key, state }) => state === 'ready' && stateBefore(key) === 'uploading')
    const news = [
      begun.length > 0 && t('composer.uploadBegun', { count: begun.length, name: begun[0]?.name ?? '' }),
      ...done.map(({ name }) => t('composer.uploadDone', { name })),
    ].filter((part) => part !== false)
    speak(news.join(' '))
  }, [media, t])
}
