import { type PickerEmoji, pickerEmojiSchema } from '../entities/custom-emoji.ts'
import { characterMapSchema, emojiMapSchema } from '../entities/emoji-map.ts'
import { isApiError } from '../http/api-error.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity, list } from '../http/reads.ts'

export const emojiEndpoints = {
  akkoma: endpoint('GET', '/api/v1/pleroma/emoji', entity(emojiMapSchema)),
  mastodon: endpoint('GET', '/api/v1/custom_emojis', list(pickerEmojiSchema)),
  characters: endpoint('GET', '/static/emoji.json', entity(characterMapSchema)),
}

// Made once: comparing thousands of names by `localeCompare` takes thirty times as long.
const inOrder = new Intl.Collator('en', { sensitivity: 'base' }).compare

/** The server's own emoji, by shortcode; from Mastodon's call where Akkoma's does not exist. @throws ApiError */
export async function fetchCustomEmoji(client: Client, options: RequestOptions = {}): Promise<PickerEmoji[]> {
  const emoji = await fetchEither(client, options)
  return emoji
    .map((one) => (one.url.startsWith('/') ? { ...one, url: client.baseUrl + one.url } : one))
    .sort((a, b) => inOrder(a.shortcode, b.shortcode))
}

/** Shortcode to character of the Unicode emoji that the server's site offers. @throws ApiError, also where there is no such file */
export const fetchEmojiCharacters = askFor(emojiEndpoints.characters, { token: null })

async function fetchEither(client: Client, options: RequestOptions): Promise<PickerEmoji[]> {
  try {
    return await client.request(callOf(emojiEndpoints.akkoma, options))
  } catch (error) {
    const isMissing = isApiError(error, 'garbage') || (isApiError(error, 'http') && error.status === 404)
    if (!isMissing) throw error
    return client.request(callOf(emojiEndpoints.mastodon, options))
  }
}
