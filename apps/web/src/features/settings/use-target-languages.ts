import { fetchTranslationLanguages, type TranslationLanguage } from '@skein/api'

import { useAnswer } from '../../lib/use-answer.ts'
import { getClient } from '../../model/client.ts'
import { useCan } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'

const none: readonly TranslationLanguage[] = []

/** Into what the server translates; nothing until it has said so, and where it does not. */
export function useTargetLanguages(isWanted: boolean): readonly TranslationLanguage[] {
  const { viewerId } = useSession()
  const canTranslate = useCan('translation')
  const { value } = useAnswer({
    about: isWanted && canTranslate ? viewerId : null,
    ask: async (signal) => (await fetchTranslationLanguages(getClient(), { signal })).target,
  })
  return value ?? none
}
