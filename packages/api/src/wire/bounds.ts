/** What a text of another server may be at most, and what becomes of a longer one. */
export interface TextBound {
  /** UTF-16 units. */
  readonly most: number
  /** `cut`: its beginning stays, for people to read. `dropped`: as if it had not been sent, where a part means another thing. */
  readonly beyond: 'cut' | 'dropped'
}

const cut = (most: number): TextBound => ({ most, beyond: 'cut' })
const dropped = (most: number): TextBound => ({ most, beyond: 'dropped' })

/** Names under which people meet each other and things: more than any server lets anybody write. */
const nameOfSomething = cut(1_000)
/** Part of an address or of a handle, or a word for machines. */
const word = dropped(500)
/** Of an address, UTF-16 units. */
export const otherAddress = 8_192
const address = dropped(otherAddress)
/** Whole texts: as much markup as is ever read of one (`packages/rich-text`). */
const wholeText = cut(300_000)

/**
 * The bound of each text by the name it has on the wire; whatever is not named here is under {@link otherText}. Own
 * choice, some ten times what the servers that set a limit let people write.
 */
export const textBounds: Readonly<Record<string, TextBound>> = {
  content: wholeText,
  text: wholeText,
  note: wholeText,
  description: cut(100_000),
  value: cut(20_000),
  spoiler_text: cut(20_000),
  summary: cut(20_000),
  display_name: nameOfSomething,
  name: nameOfSomething,
  title: nameOfSomething,
  provider_name: nameOfSomething,
  author_name: nameOfSomething,
  error: cut(5_000),
  error_description: cut(5_000),
  id: word,
  username: word,
  acct: word,
  fqn: word,
  nickname: word,
  shortcode: word,
  language: word,
  visibility: word,
  type: word,
  mime_type: word,
  created_at: word,
  edited_at: word,
  expires_at: word,
  blurhash: word,
  uri: address,
  href: address,
  avatar: address,
  avatar_static: address,
  header: address,
  header_static: address,
  background_image: address,
  favicon: address,
  preview_url: address,
  remote_url: address,
  static_url: address,
  image_url: address,
  image: address,
  ap_id: address,
}

/** Of a `url` that holds its own picture (a captcha), which is longer than any other. */
export const addressWithData = 500_000

/** Any other text. */
export const otherText = cut(100_000)

const surplusMarks = /([\p{M}\p{Cf}]{20})[\p{M}\p{Cf}]+/gu

/**
 * A text with at most 20 marks (accents, vowel signs, joiners) in a row: a browser lays out a letter with all its marks
 * at once, in seconds for 50,000 of them. `packages/rich-text` does the same for marks that are written as entities.
 */
export const boundMarks = (text: string): string => text.replace(surplusMarks, '$1')

/** How many items of a list are taken, by its name on the wire; the others are left out. */
export const listBounds: Readonly<Record<string, number>> = {
  options: 500,
  own_votes: 500,
  fields: 100,
  media_attachments: 100,
  emojis: 1_000,
  mentions: 1_000,
  tags: 1_000,
  emoji_reactions: 1_000,
  reactions: 1_000,
  accounts: 1_000,
  account_ids: 5_000,
  roles: 50,
  history: 100,
}

/** Of any other list, and of the names of an object: the longest that are honest are a server's emoji and known hosts. */
export const otherList = 100_000

/** Most levels of one thing inside another; deeper ones are left out. */
export const deepest = 40

/** Most characters of one answer. */
export const longestAnswer = 50_000_000
