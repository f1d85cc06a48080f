import { useState, type SyntheticEvent } from 'react'

import { useCall } from '../../lib/use-call.ts'
import { saveFilter } from '../../model/filter-changes.ts'
import type { KeptFilter } from '../../model/filters.ts'
import { noticeMs, notify } from '../../model/notices.ts'
import { getServer } from '../../model/server.ts'
import { contentOf, withTyped, type Draft } from './rules/draft.ts'
import { useFilterWords } from './use-filter-words.ts'

interface FilterFormOptions {
  /** The filter that is edited; null for a new one. */
  readonly before: KeptFilter | null
  /** @param now milliseconds since 1970 */
  readonly begin: (now: number) => Draft
  readonly onSaved: (id: string) => void
}

export const ownHost = (): string => new URL(getServer()).host

/** The draft of a filter, what is missing in it, and how it is saved. */
export function useFilterForm({ before, begin, onSaved }: FilterFormOptions) {
  const { labelOf } = useFilterWords()
  const [openedAt] = useState(() => Date.now())
  const [begun] = useState(() => begin(openedAt))
  const [draft, setDraft] = useState<Draft>(begun)
  /** What is missing is said once saving was tried. */
  const [wasTried, setWasTried] = useState(false)
  const { isPending, failure, run, dismiss } = useCall()
  const content = contentOf(draft, before, ownHost(), openedAt)
  const hasNoTerms = content.terms.length === 0
  const hasNoPlaces = content.places.length === 0

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setWasTried(true)
    if (hasNoTerms || hasNoPlaces) return
    setDraft((now) => withTyped(now, ownHost()))
    void run(async () => {
      const id = await saveFilter(contentOf(draft, before, ownHost(), Date.now()), before)
      const messageArgs = { label: labelOf(content) }
      notify({ level: 'success', messageKey: 'filters.saved', messageArgs, timeout: noticeMs.success })
      onSaved(id)
    })
  }

  return {
    before,
    /** The expiry that the filter has can be kept. */
    hasExpiry: begun.duration === 'keep',
    draft,
    setDraft,
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    content,
    hasNoTerms,
    hasNoPlaces,
    wasTried,
    isPending,
    failure,
    dismiss,
    submit,
  }
}

export type FilterForm = ReturnType<typeof useFilterForm>
