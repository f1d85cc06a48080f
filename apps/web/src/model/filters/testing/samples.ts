import type { FilterContent } from '../../filter-changes.ts'

export const ferry: FilterContent = {
  terms: [{ kind: 'word', text: 'ferry', isWhole: true }],
  effect: 'fold',
  places: ['home'],
  expiresAt: null,
  isPaused: false,
}

/** A filter as the server sends it: for the word of `ferry`, if not changed. */
export const wireFilter = (id: string, change: object = {}) => ({
  id,
  phrase: 'ferry',
  context: ['home'],
  whole_word: true,
  irreversible: false,
  expires_at: null,
  ...change,
})
