import { useState } from 'react'
import { fieldsOf } from '../../lib/fields.ts'

function divesIn(state: unknown): number {
  const { dives } = fieldsOf(state)
  return typeof dives === 'number' && dives > 0 ? dives : 0
}

/**
 * [CONV-05] How many dives deep this history entry is, and what to do with it. A dive is an entry of its own, so that
 * surfacing comes back to the whole tree at the place that was left.
 */
export function useDives() {
  const [dives] = useState(() => divesIn(history.state))
  return {
    dives,
    /** State of the history entry that a dive from here leads to. */
    deeper: { dives: dives + 1 },
    surface: () => history.go(-dives),
  }
}
