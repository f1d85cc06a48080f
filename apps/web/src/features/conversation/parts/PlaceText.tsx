import type { StatusId } from '@skein/api'
import type { ThreadForest } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { entityStore } from '../../../model/entities.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

interface PlaceTextProps {
  /** Of the words, for the post that they describe. */
  readonly id: string
  readonly statusId: StatusId
  readonly forest: ThreadForest
  /** It came since the last visit. */
  readonly isNew?: boolean
}

/** Where a post stands in its thread, for those who do not see it: how deep, and whom it answers. */
export function PlaceText({ id, statusId, forest, isNew = false }: PlaceTextProps) {
  const t = useT()
  const level = String((forest.nodes.get(statusId)?.depth ?? 0) + 1)
  const name = nameAnswered(statusId)
  return (
    <VisuallyHidden id={id} aria-hidden="true">
      {name === null
        ? t(isNew ? 'conversation.placeNew' : 'conversation.place', { level })
        : t(isNew ? 'conversation.placeAnsweringNew' : 'conversation.placeAnswering', { level, name })}
    </VisuallyHidden>
  )
}

function nameAnswered(id: StatusId): string | null {
  const status = entityStore.statuses.get(id)
  if (status === undefined) return null
  const { inReplyToId, inReplyToAccountId, inReplyToAcct } = status
  const parent = inReplyToId === null ? undefined : entityStore.statuses.get(inReplyToId)
  const accountId = parent?.accountId ?? inReplyToAccountId
  const account = accountId === null ? undefined : entityStore.accounts.get(accountId)
  return account?.displayName ?? (inReplyToAcct === null ? null : `@${inReplyToAcct}`)
}
