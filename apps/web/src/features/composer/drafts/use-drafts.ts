import { useSyncExternalStore } from 'react'
import { readDrafts, watchDrafts, type Draft, type DraftKey } from '../../../model/writing.ts'

export type Drafts = readonly (readonly [DraftKey, Draft])[]

let known: { readonly accountId: string; readonly text: string; readonly drafts: Drafts } | null = null

/** The same array as long as nothing in it changed. */
function draftsOf(accountId: string): Drafts {
  const drafts = readDrafts(accountId)
  const text = JSON.stringify(drafts)
  if (known?.accountId !== accountId || known.text !== text) known = { accountId, text, drafts }
  return known.drafts
}

/** All drafts of an account, the one that was changed last first. */
export function useDrafts(accountId: string): Drafts {
  return useSyncExternalStore(watchDrafts, () => draftsOf(accountId))
}
