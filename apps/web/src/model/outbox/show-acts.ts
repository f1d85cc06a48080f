import type { Patch } from '@skein/store'

import { readAnew } from '../other-tabs.ts'
import { isActionEntry, type ActionEntry } from './entries.ts'
import { waitingOf } from './lanes.ts'
import { applyOptimistically } from './send-act.ts'
import { outbox } from './sender.ts'

interface Shown {
  readonly act: ActionEntry
  readonly patch: Patch
}

/** What is shown in the place of what the server holds, by entry. */
const shown = new Map<string, Shown>()

function follow(): void {
  const { entries, isFromElsewhere } = outbox.getState()
  const waiting = new Set(waitingOf(entries))
  const wanted = new Map<string, ActionEntry>()
  for (const entry of entries)
    // A vote that is on its way is a form that cannot be changed; its results come with the answer.
    if (isActionEntry(entry) && !entry.needsAttention && (entry.kind !== 'vote' || waiting.has(entry)))
      wanted.set(entry.id, entry)
  for (const [id, act] of wanted) if (!shown.has(id)) shown.set(id, { act, patch: applyOptimistically(act) })
  for (const [id, { act, patch }] of shown) {
    if (wanted.has(id)) continue
    shown.delete(id)
    // Another tab has had the answer: what it was is asked for before the wish goes.
    if (isFromElsewhere && act.statusId !== null) void readAnew(act.statusId).finally(patch.drop)
    else patch.drop()
  }
}

/** Shows what was done and is not there yet as if it were, wherever it was done [POST-17]. */
export function showActs(): void {
  outbox.subscribe(follow)
}
