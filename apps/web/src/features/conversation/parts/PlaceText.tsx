import type { StatusId } from '@skein/api'
import type { ThreadForest } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { useAccount, useStatus } from '../../../model/entities.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

interface PlaceTextProps {
  /** Of the words, for the post that they describe. */
  readonly id: string
  readonly statusId: StatusId
  readonly forest: ThreadForest
  /** It came since the last visit. */
  readonly isNew: boolean
}

/** Where a post stands in its thread, for those who do not see it: how deep, and whom it answers. */
export function PlaceText({ id, statusId, forest, isNew }: PlaceTextProps) {
  const t = useT()
  const level = String((forest.nodes.get(statusId)?.depth ?? 0) + 1)
  const name = useNameAnswered(statusId)
  return (
    <VisuallyHidden id={id} aria-hidden="true">
      {name === null
        ? t(isNew ? 'conversation.placeNew' : 'conversation.place', { level })
        : t(isNew ? 'conversation.placeAnsweringNew' : 'conversation.placeAnswering', { level, name })}
    </VisuallyHidden>
  )
}

function useNameAnswered(id: StatusId): string | null {
  const status = useStatus(id)
  const parent = useStatus(status?.inReplyToId ?? null)
  const account = useAccount(parent?.accountId ?? status?.inReplyToAccountId ?? null)
  const acct = status?.inReplyToAcct ?? null
  return account?.displayName ?? (acct === null ? null : `@${acct}`)
}
