import type { AccountRow } from '@skein/store'

interface Offered {
  /** The same for the same thing. */
  readonly key: string
  /** What takes the place of the word. */
  readonly replacement: string
}

export interface EmojiSuggestion extends Offered {
  /** The shortcode, without colons. */
  readonly label: string
  /** Either of them. */
  readonly character: string | null
  readonly imageUrl: string | null
}

/** At most five, the best first. Never fails: without an answer there is nothing to offer. */
export type EmojiSource = (word: string) => Promise<readonly EmojiSuggestion[]>

/** What may take the place of the word at the caret. */
export type Suggestion =
  | (Offered & { readonly kind: 'people'; readonly person: AccountRow })
  | (EmojiSuggestion & { readonly kind: 'emoji' })
  | (Offered & { readonly kind: 'hashtags' | 'functions'; readonly name: string })
