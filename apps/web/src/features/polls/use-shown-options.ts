import type { PollId } from '@skein/api'
import type { PollRow } from '@skein/store'
import { useState } from 'react'
import { keepRecent } from '../../lib/keep-recent.ts'
import { ofSession } from '../../model/session.ts'
import { rememberedPolls } from './limits.ts'
import { shownOptions, type ShownOptions } from './rules/shown-options.ts'

const pressesOf = ofSession(new Map<PollId, number>())

/** The options of a poll that show, and how to have more; a row that comes back has as many as it had. */
export function useShownOptions({ id, options }: PollRow): ShownOptions & { readonly showMore: () => void } {
  const [presses, setPresses] = useState(() => pressesOf.get(id) ?? 0)
  function showMore() {
    keepRecent(pressesOf, id, presses + 1, rememberedPolls)
    setPresses(presses + 1)
  }
  return { ...shownOptions(options, presses), showMore }
}
