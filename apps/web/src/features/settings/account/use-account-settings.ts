import {
  changeAccountSetting,
  fetchAccountSettings,
  type AccountSettingName,
  type AccountSettings,
} from '@skein/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'

import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { getSession, sessionStore, useSession } from '../../../model/session.ts'

interface Changing {
  /** What is being changed: one at a time, because each answer tells all of them. */
  readonly pending: AccountSettingName | null
  /** What the server did not take last, and why. */
  readonly refused: { readonly name: AccountSettingName; readonly error: unknown } | null
}

const changing = sessionStore<Changing>(() => ({ pending: null, refused: null }))

interface ShownAccountSettings extends Changing {
  readonly settings: AccountSettings | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
  readonly change: <Name extends AccountSettingName>(
    name: Name,
    value: NonNullable<AccountSettings[Name]>,
  ) => Promise<void>
}

/** What the server keeps of the account and holds to, as it says it, and the way to change one of them. */
export function useAccountSettings(): ShownAccountSettings {
  const { viewerId } = useSession()
  const queryClient = useQueryClient()
  const queryKey = ['account-settings', viewerId]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchAccountSettings(getClient(), { signal }),
    enabled: viewerId !== null,
    staleTime: 60_000,
  })
  const state = useStore(changing)

  return {
    ...state,
    settings: data,
    error,
    isFetching,
    refetch,
    change: async (name, value) => {
      if (changing.getState().pending !== null) return
      changing.setState({ pending: name, refused: null })
      try {
        const { settings, account } = await changeAccountSetting(getClient(), name, value)
        if (account !== null) entityStore.ingestAccount(account)
        queryClient.setQueryData<AccountSettings>(queryKey, (before) => before && { ...before, ...settings })
        changing.setState({ pending: null })
      } catch (thrown) {
        if (getSession().viewerId === viewerId)
          changing.setState({ pending: null, refused: { name, error: thrown } })
      }
    },
  }
}
