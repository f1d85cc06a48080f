import { boundMarkup } from './bound-markup.ts'
import { keepGenerics } from './code-text.ts'
import { emojiMap } from './emoji.ts'
import { colourLines } from './greentext.ts'
import { linkTags, tagIndex } from './hashtags.ts'
import { parseInert } from './inert-document.ts'
import { maxCharacters, maxNodes } from './limits.ts'
import { mentionIndex } from './links.ts'
import { joinMentions } from './mention-runs.ts'
import type { EmojiRef, MentionRef, RichNode, TagRef } from './nodes.ts'
import { toPlainText } from './plain-text.ts'
import { readTree, type Amount } from './read-tree.ts'
import { tidy } from './tidy.ts'

/** How to read a text. Everything may be left out. */
export interface ParseOptions {
  /** Custom emoji of the text; the first of a name wins. */
  readonly emojis?: readonly EmojiRef[]
  /** Accounts the server lists as mentioned; a link to one of them is a notifying mention. */
  readonly mentions?: readonly MentionRef[]
  /** Hashtags the server lists; they are links wherever they are written. */
  readonly tags?: readonly TagRef[]
  /** Leave out the server's `RE: address` line, because the quoted post is shown as a card. */
  readonly dropsInlineQuote?: boolean
  /** Colour lines that start with `>` or `<`. */
  readonly coloursLines?: boolean
  /** Where relative addresses start; without it a relative link is only its words. */
  readonly baseUrl?: string
  /** How much is read, when less than the limits of every text. */
  readonly amount?: Amount
}

/** A text as a tree, and whether that is all of it. */
export interface RichText {
  readonly nodes: RichNode[]
  /** The end was left out, because the text is over the limits or more than was asked for. */
  readonly isCut: boolean
}

/**
 * Server HTML as a tree of plain data that is safe to draw whatever the server sent: no script, no
 * handler, no style, no scheme that is not allowed. The work and the result are bounded by `limits.ts`;
 * what is over is left out at the end. Needs a document. Never throws.
 */
export function readRichText(html: string, options: ParseOptions = {}): RichText {
  const { dropsInlineQuote = false, baseUrl, amount } = options
  const markup = boundMarkup(keepGenerics(html))
  const tags = tagIndex(options.tags ?? [])
  const context = {
    emojis: emojiMap(options.emojis ?? []),
    mentions: mentionIndex(options.mentions ?? []),
    tags,
    dropsInlineQuote,
    baseUrl,
  }
  const tree = readTree(parseInert(markup.html), context, amount ?? { maxNodes, maxCharacters })
  const joined = linkTags(joinMentions(tidy(tree.nodes)), tags)
  return {
    nodes: options.coloursLines === true ? colourLines(joined) : joined,
    isCut: markup.isCut || tree.isCut,
  }
}

/** The tree of {@link readRichText}. */
export function parseRichText(html: string, options: ParseOptions = {}): RichNode[] {
  return readRichText(html, options).nodes
}

/** The words of server HTML, with newlines for blocks and breaks. Needs a document. */
export function htmlToText(html: string): string {
  return toPlainText(parseRichText(html))
}
