import { addAlias, fetchAliases, removeAlias } from '@skein/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { getClient } from '../../../model/client.ts'
import { notify, undoMs } from '../../../model/notices.ts'
import { useViewerId } from '../../../model/session.ts'
import { useCall } from '../../../lib/use-call.ts'

/** The aliases that the server knows, and changing them. */
export function useAliases() {
  const viewerId = useViewerId()
  const queryClient = useQueryClient()
  const queryKey = ['aliases', viewerId]
  const [busy, setBusy] = useState<string | null>(null)
  const adding = useCall()
  const removing = useCall()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchAliases(getClient(), { signal }),
  })
  const readAgain = () => queryClient.invalidateQueries({ queryKey })

  const add = (alias: string) =>
    adding.run(async () => {
      await addAlias(getClient(), alias)
      await readAgain()
    })

  async function remove(alias: string): Promise<boolean> {
    setBusy(alias)
    const isGone = await removing.run(async () => {
      await removeAlias(getClient(), alias)
      await readAgain()
    })
    if (isGone)
      notify({
        level: 'success',
        messageKey: 'ownAccount.aliases.removed',
        messageArgs: { alias },
        timeout: undoMs,
        undo: () => void add(alias),
      })
    return isGone
  }

  return { aliases: data, error, isFetching, refetch, add, adding, remove, removing, busy }
}
