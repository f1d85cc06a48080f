import { comparableHandle, type AccountId } from '@skein/api'
import { offeredTerms, wordTermIn } from '@skein/store'

import { entityStore } from '../../../model/entities.ts'
import { openFilterEditor, type FilterStart } from '../../../model/windows.ts'
import { FilterIcon } from '../../../ui/icons.tsx'
import { postParts } from '../mutes.ts'
import { selectedIn } from '../selected-words.ts'
import { current } from './carry-out.ts'
import { defineAction, type ActionContext } from './types.ts'

/** What a filter for posts like this one begins with: the selected words, and all that the post offers. */
function startOf(context: ActionContext): FilterStart {
  const { viewerId } = context
  const repeaterId = context.where?.repeaterId ?? null
  const status = current(context)
  const handleOf = (id: AccountId | null) => {
    const account = id === null || id === viewerId ? undefined : entityStore.accounts.get(id)
    return account === undefined ? null : comparableHandle(account.acct)
  }
  const people = { author: handleOf(status.accountId), repeater: handleOf(repeaterId) }
  const selected = context.selected ?? selectedIn(status.id)
  const terms = selected === '' ? [] : [wordTermIn(selected, status, postParts)]
  return { terms, offered: [...terms, ...offeredTerms(status, people, postParts)] }
}

export const filterLike = defineAction({
  name: 'filterLike',
  labelKey: 'status.menu.filter',
  icon: FilterIcon,
  isOffered: ({ viewerId }) => viewerId !== null,
  said: null,
  run: async (context) => openFilterEditor(startOf(context)),
})
