import { emojiMap } from './emoji.ts'
import { colourLines } from './greentext.ts'
import { parseInert } from './inert-document.ts'
import { joinMentions } from './mention-runs.ts'
import type { EmojiRef, MentionRef, RichNode } from './nodes.ts'
import { toPlainText } from './plain-text.ts'
import { readTree } from './read-tree.ts'
import { tidy } from './tidy.ts'

/** How to read a text. Everything may be left out. */
export interface ParseOptions {
  /** Custom emoji of the text; the first of a name wins. */
  readonly emojis?: readonly EmojiRef[]
  /** Accounts the server lists as mentioned; a link to one of them is a notifying mention. */
  readonly mentions?: readonly MentionRef[]
  /** Leave out the server's `RE: address` line, because the quoted post is shown as a card. */
  readonly dropsInlineQuote?: boolean
  /** Colour lines that start with `>` or `<`. */
  readonly coloursLines?: boolean
  /** Where relative addresses start; without it a relative link is only its words. */
  readonly baseUrl?: string
}

/**
 * Server HTML as a tree of plain data that is safe to draw whatever the server sent: no script, no
 * handler, no style, no scheme that is not allowed. Needs a document. Never throws.
 */
export function parseRichText(html: string, options: ParseOptions = {}): RichNode[] {
  const nodes = readTree(parseInert(html), {
    emojis: emojiMap(options.emojis ?? []),
    mentions: options.mentions ?? [],
    dropsInlineQuote: options.dropsInlineQuote ?? false,
    baseUrl: options.baseUrl,
  })
  const joined = joinMentions(tidy(nodes))
  return options.coloursLines === true ? colourLines(joined) : joined
}

/** The words of server HTML, with newlines for blocks and breaks. Needs a document. */
export function htmlToText(html: string): string {
  return toPlainText(parseRichText(html))
}
