import * as v from 'valibot'
import { anyValue, field, items, nullableField, text, wire } from '../wire/wire.ts'

/**
 * A status in another language; `text` is HTML. `detectedLanguage` is what the translator took the original for.
 * Mastodon's names for the same are understood too.
 */
export const translationSchema = v.pipe(
  wire({
    text: field(text),
    detected_language: nullableField(text),
    content: field(text),
    detected_source_language: nullableField(text),
    spoiler_text: field(text),
    language: nullableField(text),
    media_attachments: nullableField(anyValue),
    poll: nullableField(anyValue),
    provider: nullableField(text),
  }),
  v.check(({ text: akkoma, content }) => akkoma !== undefined || content !== undefined),
  v.transform((answer) => ({
    text: answer.text ?? answer.content ?? '',
    detectedLanguage: answer.detected_language ?? answer.detected_source_language ?? null,
  })),
)

export type Translation = v.InferOutput<typeof translationSchema>

const languageSchema = v.pipe(
  wire({ code: text, name: field(text) }),
  v.transform(({ code, name }) => ({ code, name: name ?? code })),
)

/** A language that a translator knows, by ISO 639 code, with the server's name for it. */
export type TranslationLanguage = v.InferOutput<typeof languageSchema>

/** What can be translated and into what; both empty where the server does not translate. */
export const translationLanguagesSchema = v.pipe(
  wire({ source: field(items(languageSchema)), target: field(items(languageSchema)) }),
  v.transform(({ source, target }) => ({ source: source ?? [], target: target ?? [] })),
)

export type TranslationLanguages = v.InferOutput<typeof translationLanguagesSchema>
