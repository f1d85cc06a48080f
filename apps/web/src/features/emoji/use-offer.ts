import { useCallback, useMemo, useState } from 'react'

import { useLanguageTag, useT } from '../../i18n/index.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { useInstance } from '../../model/instance.ts'
import { loadEmoji } from './data/catalogue.ts'
import { recall, rememberTone } from './data/remembered.ts'
import type { GridItem } from './parts/EmojiRow.tsx'
import type { GridGroup } from './rules/grid-rows.ts'
import { searchGroups } from './rules/search.ts'
import { inTone, shownGroups } from './rules/shown-groups.ts'
import type { Emoji, EmojiGroup } from './rules/types.ts'

/** An emoji in a cell. */
export interface OfferedEmoji extends GridItem {
  readonly emoji: Emoji
}

/** An emoji as a cell shows it, in a tone of skin. */
function offer(one: Emoji, tone: number): OfferedEmoji {
  const emoji = inTone(one, tone)
  const { text, displayText, replacement, label, imageUrl } = emoji
  return {
    key: text,
    label: replacement === null ? displayText : label,
    character: replacement,
    imageUrl,
    emoji,
  }
}

/** What the picker has to offer for a search, as it was when it opened: what is used meanwhile moves nothing. */
export function useOffer(query: string, hasCustom: boolean) {
  const t = useT()
  const language = useLanguageTag()
  const { name: instanceName } = useInstance().branding
  const [{ recent, tone: keptTone }] = useState(recall)
  const [tone, setTone] = useState(keptTone)
  const { value: catalogue, error, retry } = useAnswer({ about: language, ask: () => loadEmoji(language) })

  const groups = useMemo(
    () => catalogue && shownGroups(catalogue, { recent, hasCustom }),
    [catalogue, recent, hasCustom],
  )
  const titleOf = ({ kind, name }: EmojiGroup) =>
    kind === 'custom' ? name || instanceName : t(`emoji.groups.${name as 'recent'}`)
  const found = useMemo(() => searchGroups(groups ?? [], query), [groups, query])
  const shown = useMemo(
    () =>
      found.map((group): GridGroup<Emoji> => ({ id: group.id, title: titleOf(group), items: group.emoji })),
    // The titles change with the language, as the emoji do.
    // oxlint-disable-next-line react/exhaustive-deps
    [found],
  )
  const itemOf = useCallback((emoji: Emoji) => offer(emoji, tone), [tone])

  return {
    /** All groups, whatever is looked for. Null until the emoji are there. */
    groups,
    /** What is shown of them. */
    shown,
    /** What a cell shows of one. */
    itemOf,
    titleOf,
    tone,
    setTone: (next: number) => {
      setTone(next)
      rememberTone(next)
    },
    error,
    retry,
  }
}
