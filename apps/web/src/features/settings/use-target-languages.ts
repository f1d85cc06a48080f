import { fetchTranslationLanguages, type TranslationLanguage } from '@skein/api'
import { useQuery } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'
import { useCan } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'

const none: readonly TranslationLanguage[] = []

/** Into what the server translates; nothing until it has said so, and where it does not. */
export function useTargetLanguages(): readonly TranslationLanguage[] {
  const { viewerId } = useSession()
  const canTranslate = useCan('translation')
  const { data } = useQuery({
    queryKey: ['translation-targets', viewerId],
    queryFn: async ({ signal }) => (await fetchTranslationLanguages(getClient(), { signal })).target,
    enabled: canTranslate && viewerId !== null,
    staleTime: Infinity,
  })
  return data ?? none
}
