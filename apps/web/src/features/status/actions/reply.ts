import { entityStore } from '../../../model/entities.ts'
import { compose, getComposing, stopComposing } from '../../../model/writing.ts'
import { AtIcon } from '../../../ui/icons.tsx'
import { quoteLook, replyLook } from './bar.ts'
import { isOfOthers } from './own.ts'
import { defineAction, type ActionContext } from './types.ts'

/** Opens the form below the row, or closes it when it is open there already. [POST-03] */
async function toggleForm(kind: 'reply' | 'quote', { status, place }: ActionContext): Promise<void> {
  const open = getComposing('row')
  if (open?.kind === kind && open.place === place) stopComposing('row')
  else compose({ kind, statusId: status.id, place })
}

export const reply = defineAction({
  ...replyLook,
  shortcuts: ['r'],
  said: null,
  run: (context) => toggleForm('reply', context),
})

export const quote = defineAction({
  ...quoteLook,
  shortcuts: ['q'],
  said: null,
  run: (context) => toggleForm('quote', context),
})

/** A new post to whoever wrote it. */
export const mention = defineAction({
  name: 'mention',
  labelKey: 'status.menu.mention',
  icon: AtIcon,
  shortcuts: ['m'],
  isOffered: isOfOthers,
  said: null,
  run: async ({ status }) => {
    const acct = entityStore.accounts.get(status.accountId)?.acct
    if (acct !== undefined) compose({ kind: 'mention', acct })
  },
})
