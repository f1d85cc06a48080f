import { fetchBlocks, fetchMutes } from '@skein/api'

import { block, mute, type RelationAction } from '../relations/index.ts'

export type PeopleKind = 'mutes' | 'blocks'

/** What is listed, one tab each. */
export type RestrictionKind = PeopleKind | 'servers'

/** In the order of their tabs. */
export const restrictionKinds: readonly RestrictionKind[] = ['mutes', 'blocks', 'servers']

/** Shows only once the server has agreed: the row is removed then. */
function confirmed(action: RelationAction): RelationAction {
  const { show: _, ...rest } = action
  return rest
}

interface PeopleKindFacts {
  /** Its on is muted or blocked. */
  readonly action: RelationAction
  readonly fetchPage: typeof fetchMutes
  /** What a press does, as a key below `relations.labels` and `relations.named`. */
  readonly press: { readonly on: 'unmute' | 'unblock'; readonly off: 'mute' | 'block' }
}

export const peopleKinds: Readonly<Record<PeopleKind, PeopleKindFacts>> = {
  mutes: {
    action: /* @__PURE__ */ confirmed(mute),
    fetchPage: fetchMutes,
    press: { on: 'unmute', off: 'mute' },
  },
  blocks: {
    action: /* @__PURE__ */ confirmed(block),
    fetchPage: fetchBlocks,
    press: { on: 'unblock', off: 'block' },
  },
}
