import { vote, type PollId } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { failureText } from '../../../model/failure-text.ts'
import { Alert } from '../../../ui/Alert.tsx'

/** Sends the choice; the answer brings the results. @throws ApiError */
export async function castVote(id: PollId, chosen: readonly number[]): Promise<void> {
  entityStore.ingestPoll(await vote(getClient(), id, chosen))
}

/** Why the vote was not counted. */
export function VoteFailure({ error }: { readonly error: unknown }) {
  const t = useT()
  return (
    <Alert level="error" role="alert">
      {t('polls.failed', { reason: failureText(error, t) })}
    </Alert>
  )
}

export { RefreshButton } from './RefreshButton.tsx'
