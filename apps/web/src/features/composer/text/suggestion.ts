import type { AccountRow } from '@skein/store'

/** What may take the place of the word at the caret. */
export type Suggestion = {
  /** The same for the same thing. */
  readonly key: string
  /** What takes the place of the word. */
  readonly replacement: string
} & (
  | { readonly kind: 'people'; readonly person: AccountRow }
  | {
      readonly kind: 'emoji'
      /** The shortcode, without colons. */
      readonly label: string
      /** Either of them. */
      readonly character: string | null
      readonly imageUrl: string | null
    }
  | { readonly kind: 'hashtags' | 'functions'; readonly name: string }
)
