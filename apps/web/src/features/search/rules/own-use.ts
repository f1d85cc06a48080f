import type { StatusRow } from '@skein/store'

/** What somebody's posts have, the newest post first. */
export interface OwnUse {
  readonly tags: readonly string[]
  readonly languages: readonly string[]
  readonly hasMedia: boolean
  readonly hasPoll: boolean
}

type Written = Pick<
  StatusRow,
  'accountId' | 'createdAt' | 'isDeleted' | 'tags' | 'language' | 'attachments' | 'pollId' | 'repeatOfId'
>

const isCode = (language: string | null): language is string =>
  language !== null && /^[a-z]{2,3}$/.test(language)

/** What somebody uses, by those of their posts that are known. */
export function ownUse(statuses: readonly (Written | undefined)[], viewerId: string | null): OwnUse {
  const own = statuses
    .filter((status) => status !== undefined)
    .filter(
      ({ accountId, isDeleted, repeatOfId }) => accountId === viewerId && !isDeleted && repeatOfId === null,
    )
    .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
  return {
    tags: [...new Set(own.flatMap(({ tags }) => tags.map(({ name }) => name.toLowerCase())))],
    languages: [...new Set(own.map(({ language }) => language).filter(isCode))],
    hasMedia: own.some(({ attachments }) => attachments.length > 0),
    hasPoll: own.some(({ pollId }) => pollId !== null),
  }
}
