import type { SettingsProfileName } from '@skein/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useT, type MessageKey } from '../../../i18n/index.ts'
import { failureText, notify } from '../../../model/notices.ts'
import { useSession } from '../../../model/session.ts'
import { chooseProfile, createProfile, deleteProfile, listProfiles, useSync } from '../../../model/sync.ts'

type Act = 'use' | 'create' | 'delete'

const acts: Readonly<Record<Act, (name: string) => Promise<void>>> = {
  use: chooseProfile,
  create: createProfile,
  delete: deleteProfile,
}
const doneKeys = {
  use: 'settingsSync.profiles.used',
  create: 'settingsSync.profiles.created',
  delete: 'settingsSync.profiles.deleted',
} as const satisfies Record<Act, MessageKey>
const failedKeys = {
  use: 'settingsSync.profiles.useFailed',
  create: 'settingsSync.profiles.createFailed',
  delete: 'settingsSync.profiles.deleteFailed',
} as const satisfies Record<Act, MessageKey>

export interface Profiles {
  readonly profiles: readonly SettingsProfileName[] | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
  /** The name of the one that something is done with. */
  readonly busy: string | null
  /** Why the last did not go, in a sentence. */
  readonly failure: string | null
  /** Answers whether it was done. */
  readonly act: (what: Act, name: string) => Promise<boolean>
}

/** The profiles of settings that the server keeps, and what can be done with them [SYNC-02]. */
export function useProfiles(): Profiles {
  const t = useT()
  const { viewerId } = useSession()
  const { version } = useSync()
  const queryClient = useQueryClient()
  const queryKey = ['settings-profiles', viewerId]
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...queryKey, version],
    queryFn: listProfiles,
    staleTime: 0,
    placeholderData: (before) => before,
  })

  async function act(what: Act, name: string): Promise<boolean> {
    setBusy(name)
    setFailure(null)
    try {
      await acts[what](name)
      notify({ level: 'success', messageKey: doneKeys[what], messageArgs: { name } })
      return true
    } catch (thrown) {
      setFailure(t(failedKeys[what], { name, reason: failureText(thrown, t) }))
      return false
    } finally {
      setBusy(null)
      void queryClient.invalidateQueries({ queryKey })
    }
  }

  return { profiles: data, error, isFetching, refetch, busy, failure, act }
}
