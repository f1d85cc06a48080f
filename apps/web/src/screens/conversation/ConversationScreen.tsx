import type { StatusId } from '@skein/api'

import { Conversation } from '../../features/conversation/index.ts'
import type { RouteMatch } from '../../model/routes.ts'
import { Sheet } from '../../ui/Sheet.tsx'

/** The whole thread of one post. */
export function ConversationScreen({ match }: { readonly match: RouteMatch }) {
  if (match.name !== 'conversation') throw new Error(`The route ${match.name} shows no conversation`)
  const statusId = match.params.id as StatusId
  return (
    <Sheet>
      <Conversation key={statusId} statusId={statusId} />
    </Sheet>
  )
}
