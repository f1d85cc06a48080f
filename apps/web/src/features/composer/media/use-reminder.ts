import { useId, useState } from 'react'
import { useSetting } from '../../../model/settings.ts'
import { undescribed, type MediaItem } from './rules/media-item.ts'

/** Before a post goes without descriptions of its files its writer is reminded, as the settings say. */
export function useReminder(media: readonly MediaItem[]) {
  const wish = useSetting('missingDescriptions')
  const listId = useId()
  /** The files that were asked about: those of the next post are others. */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const missing = wish === 'off' ? [] : undescribed(media)

  /** Answers whether the post has to wait; the first file without a description is then gone to. */
  function holdsBack(isAnyway: boolean): boolean {
    if (missing.length === 0 || (isAnyway && wish !== 'require')) return false
    setAsked(new Set(missing.map(({ key }) => key)))
    const list = document.getElementById(listId)
    list?.querySelector<HTMLElement>('[data-undescribed] textarea')?.focus()
    return true
  }

  return {
    /** Of the list of files, in which the first one without a description is gone to. */
    listId,
    holdsBack,
    /** What is said: nothing, that descriptions are missing, or that they have to be there. */
    says: missing.some(({ key }) => asked.has(key)) ? (wish as Exclude<typeof wish, 'off'>) : null,
    count: missing.length,
  }
}
