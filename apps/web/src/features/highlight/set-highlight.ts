import type { Highlight } from '../../model/look.ts'
import { getSetting, setSetting } from '../../model/settings.ts'

/** Marks somebody's posts, by handle without the first `@`; null takes the mark away. [USER-28, USER-29] */
export function setHighlight(acct: string, mark: Highlight | null): void {
  const { [acct]: _before, ...others } = getSetting('highlight') ?? {}
  const next = mark === null ? others : { ...others, [acct]: { color: mark.colour, type: mark.style } }
  setSetting('highlight', Object.keys(next).length === 0 ? undefined : next)
}
