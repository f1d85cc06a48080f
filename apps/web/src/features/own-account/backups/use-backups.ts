import { fetchBackups, requestBackup, type Backup } from '@skein/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { getClient } from '../../../model/client.ts'
import { useViewerId } from '../../../model/session.ts'
import { useCall } from '../../../lib/use-call.ts'

/** Between two looks whether a backup is ready, milliseconds. */
const lookMs = 15_000

const isWaited = (backups: readonly Backup[] | undefined) => backups?.some(({ isReady }) => !isReady) ?? false

/** The backups that the server keeps, looked for again while one is being made; and asking for another. */
export function useBackups() {
  const viewerId = useViewerId()
  const queryClient = useQueryClient()
  const queryKey = ['backups', viewerId]
  const asking = useCall()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchBackups(getClient(), { signal }),
    refetchInterval: ({ state }) => (isWaited(state.data) ? lookMs : false),
  })

  const ask = () =>
    asking.run(async () => {
      queryClient.setQueryData(queryKey, await requestBackup(getClient()))
    })

  return { backups: data, error, isFetching, refetch, asking, ask }
}
