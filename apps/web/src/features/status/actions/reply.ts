import { compose, getComposing, stopComposing } from '../../../model/composing.ts'
import { isQuotable, quoteLook, replyLook } from '../rules/action-looks.ts'
import type { ActionContext, StatusAction } from './types.ts'

/** Opens the form below the row, or closes it when it is open there already. [POST-03] */
function toggleForm(kind: 'reply' | 'quote', { status, place }: ActionContext): Promise<void> {
  const open = getComposing('row')
  if (open?.kind === kind && open.place === place) stopComposing('row')
  else compose({ kind, statusId: status.id, place })
  return Promise.resolve()
}

export const reply: StatusAction = {
  ...replyLook,
  shortcuts: ['r'],
  isOffered: ({ viewerId }) => viewerId !== null,
  run: (context) => toggleForm('reply', context),
}

export const quote: StatusAction = {
  ...quoteLook,
  shortcuts: ['q'],
  isOffered: isQuotable,
  run: (context) => toggleForm('quote', context),
}
