import type { StatusRow } from '@skein/store'

/** What a shut post holds, in the order it would show; counts of zero are left out. */
export interface Inside {
  readonly characters: number
  readonly images: number
  readonly videos: number
  readonly recordings: number
  readonly files: number
  readonly hasPoll: boolean
  readonly hasQuote: boolean
  readonly hasLink: boolean
}

type Shut = Pick<StatusRow, 'text' | 'attachments' | 'pollId' | 'quotedId' | 'card'>

export function insideOf({ text, attachments, pollId, quotedId, card }: Shut): Inside {
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
