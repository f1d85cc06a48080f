import type { StatusRow } from '@skein/store'

import type { useT } from '../../../i18n/index.ts'
import { countText } from './count-text.ts'

type Shut = Pick<StatusRow, 'text' | 'attachments' | 'pollId' | 'quotedId' | 'card'>

/** What a shut post holds, in the order it would show. */
export function insideOf({ text, attachments, pollId, quotedId, card }: Shut) {
  const count = (...kinds: string[]) => attachments.filter(({ kind }) => kinds.includes(kind)).length
  return {
    characters: Array.from(text).length,
    images: count('image'),
    videos: count('video'),
    recordings: count('audio'),
    files: count('flash', 'html', 'unknown'),
    hasPoll: pollId !== null,
    hasQuote: quotedId !== null,
    hasLink: card !== null && quotedId === null,
  }
}

/** In words; counts of zero are left out. */
export function insideTexts(
  inside: ReturnType<typeof insideOf>,
  t: ReturnType<typeof useT>,
  language: string,
): readonly string[] {
  const { characters, images, videos, recordings, files, hasPoll, hasQuote, hasLink } = inside
  const counted = (count: number) => ({ count, shown: countText(count, language) })
  const parts = [
    characters > 0 && t('status.inside.characters', counted(characters)),
    images > 0 && t('status.inside.images', counted(images)),
    videos > 0 && t('status.inside.videos', counted(videos)),
    recordings > 0 && t('status.inside.recordings', counted(recordings)),
    files > 0 && t('status.inside.files', counted(files)),
    hasPoll && t('status.inside.poll'),
    hasQuote && t('status.inside.quote'),
    hasLink && t('status.inside.link'),
  ]
  return parts.filter((part) => part !== false)
}
