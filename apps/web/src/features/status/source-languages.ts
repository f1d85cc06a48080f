import { fetchTranslationLanguages, type TranslationLanguage } from '@skein/api'
import { getClient } from '../../model/client.ts'
import { onSignIn, onSignOut } from '../../model/session.ts'

let asked: Promise<readonly TranslationLanguage[]> | null = null

/** The languages that the server translates from: asked for once, and again after a failure. [POST-35] */
export function sourceLanguages(): Promise<readonly TranslationLanguage[]> {
  asked ??= fetchTranslationLanguages(getClient()).then(
    ({ source }) => source,
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

const forget = () => {
  asked = null
}
onSignIn(forget)
onSignOut(forget)
