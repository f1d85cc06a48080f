import { translationLanguagesSchema, translationSchema, type Translation } from '../entities/translation.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity } from '../http/reads.ts'

export const translationEndpoints = {
  translate: endpoint('GET', '/api/v1/statuses/:id/translations/:language', entity(translationSchema)),
  languages: endpoint('GET', '/api/v1/akkoma/translation/languages', entity(translationLanguagesSchema)),
}

/**
 * A status in another language.
 * @param to ISO 639 code of the language to translate into
 * @param from of the original; the server finds out by itself when it is null
 * @throws ApiError
 */
export const fetchTranslation = (
  client: Client,
  id: string,
  to: string,
  from: string | null = null,
  options: RequestOptions = {},
): Promise<Translation> =>
  client.request(
    callOf(translationEndpoints.translate, {
      ...options,
      path: { id, language: to },
      ...(from === null ? {} : { query: { from } }),
    }),
  )

/** @throws ApiError */
export const fetchTranslationLanguages = askFor(translationEndpoints.languages)
