import { compose, getComposing, stopComposing, type Composing } from '../../../model/composing.ts'
import { QuoteIcon } from '../../../ui/icons.tsx'
import { ReplyIcon } from '../parts/row-icons.tsx'
import type { ActionContext, StatusAction } from './types.ts'

/** Opens the form below the row, or closes it when it is open there already. [POST-03] */
function toggleForm(kind: 'reply' | 'quote', { status, place }: ActionContext): Promise<void> {
  const open: Composing | null = getComposing()
  const isOpenHere = open !== null && open.kind === kind && open.place === place
  if (isOpenHere) stopComposing()
  else compose({ kind, statusId: status.id, place })
  return Promise.resolve()
}

export const reply: StatusAction = {
  name: 'reply',
  labelKey: 'status.actions.reply',
  icon: ReplyIcon,
  shortcuts: ['r'],
  isOffered: ({ viewerId }) => viewerId !== null,
  count: ({ status }) => status.repliesCount,
  run: (context) => toggleForm('reply', context),
}

export const quote: StatusAction = {
  name: 'quote',
  labelKey: 'status.actions.quote',
  icon: QuoteIcon,
  shortcuts: ['q'],
  /** [POST-28] */
  isOffered: ({ viewerId, status }) =>
    viewerId !== null && (status.scope === 'public' || status.scope === 'unlisted'),
  run: (context) => toggleForm('quote', context),
}
