import { fetchTranslationLanguages, type TranslationLanguage } from '@skein/api'
import { getClient } from '../../model/client.ts'
import { sessionValue } from '../../model/session.ts'

const asked = sessionValue<Promise<readonly TranslationLanguage[]> | null>(() => null)

/** The languages that the server translates from: asked for once, and again after a failure. [POST-35] */
export function sourceLanguages(): Promise<readonly TranslationLanguage[]> {
  asked.current ??= fetchTranslationLanguages(getClient()).then(
    ({ source }) => source,
    (error: unknown) => {
      asked.current = null
      throw error
    },
  )
  return asked.current
}
