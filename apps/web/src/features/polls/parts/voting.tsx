import type { PollId } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { aboutStatus, statusOfPoll } from '../../../model/entities.ts'
import { failureText, say } from '../../../model/notices.ts'
import { queueAction } from '../../../model/outbox.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { runOutbox } from '../../outbox/index.ts'

runOutbox()

/** Sends the choice; the answer brings the results. Answers whether it has come. @throws ApiError when it is refused */
export async function castVote(id: PollId, choices: readonly number[]): Promise<boolean> {
  const statusId = statusOfPoll(id)
  const end = await queueAction({ kind: 'vote', pollId: id, statusId, choices, about: aboutStatus(statusId) })
  if (end === 'done') say({ messageKey: 'polls.voted' })
  return end === 'done'
}

/** Why the vote was not counted. */
export function VoteFailure({ error }: { readonly error: unknown }) {
  const t = useT()
  return (
    <Alert level="error" live="urgent">
      {t('polls.failed', { reason: failureText(error, t) })}
    </Alert>
  )
}

export { RefreshButton } from './RefreshButton.tsx'
