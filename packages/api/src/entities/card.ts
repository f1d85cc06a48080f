import * as v from 'valibot'
import { address } from '../wire/address.ts'
import { anyValue, field, flag, items, nullableField, number, text, wire } from '../wire/wire.ts'
import { accountSchema } from './account.ts'

const cardWire = wire({
  url: v.pipe(address, v.nonEmpty()),
  title: nullableField(text),
  description: nullableField(text),
  image: nullableField(address),
  image_description: nullableField(text),
  provider_name: nullableField(text),
  provider_url: nullableField(text),
  author_name: nullableField(text),
  author_url: nullableField(text),
  authors: nullableField(
    items(
      wire({ name: nullableField(text), url: nullableField(text), account: nullableField(accountSchema) }),
    ),
  ),
  type: field(text),
  html: nullableField(text),
  width: nullableField(number),
  height: nullableField(number),
  embed_url: nullableField(text),
  blurhash: nullableField(text),
  language: nullableField(text),
  published_at: nullableField(text),
  missing_attribution: nullableField(flag),
  history: nullableField(v.array(v.unknown())),
  pleroma: nullableField(wire({ opengraph: nullableField(anyValue) })),
})

/**
 * What stands behind the first link of a status.
 * @see https://docs.joinmastodon.org/entities/PreviewCard/
 */
export const cardSchema = v.pipe(
  cardWire,
  v.transform((card) => ({
    url: card.url,
    title: card.title ?? '',
    description: card.description ?? '',
    image: card.image || null,
    providerName: card.provider_name ?? '',
    type: card.type ?? 'link',
  })),
)

export type Card = v.InferOutput<typeof cardSchema>
