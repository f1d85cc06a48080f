import type { ElementName } from './allow-list.ts'

export type { ElementName } from './allow-list.ts'

/** A picture that stands for `:shortcode:` in a text. */
export interface EmojiRef {
  readonly shortcode: string
  readonly url: string
  readonly staticUrl: string
}

/** An account that a text addresses, as the server lists it beside the text. */
export interface MentionRef {
  readonly id: string
  readonly acct: string
  readonly username: string
  readonly url: string
}

/** A hashtag that the server lists beside a text; `name` has no `#`. */
export interface TagRef {
  readonly name: string
  readonly url: string
}

/** Words. Newlines in them are visible line breaks. */
export interface TextNode {
  readonly type: 'text'
  readonly text: string
}

/** A line break (`<br>`). */
export interface BreakNode {
  readonly type: 'break'
}

/** A custom emoji; both addresses are http or https. */
export interface EmojiNode extends EmojiRef {
  readonly type: 'emoji'
}

/** A picture inside the text; the address is http or https. */
export interface ImageNode {
  readonly type: 'image'
  readonly src: string
  readonly alt: string
}

/** A link to somewhere else; the scheme is one of the allowed ones. */
export interface LinkNode {
  readonly type: 'link'
  readonly href: string
  /** Where it leads, when its words promise another place; else null. */
  readonly host: string | null
  readonly children: readonly RichNode[]
}

/** A written mention. `account` is null when the server does not list it: then nobody was notified. */
export interface MentionNode {
  readonly type: 'mention'
  readonly href: string
  readonly text: string
  readonly account: MentionRef | null
}

/** Two or more mentions with nothing but spaces between them. How many show is the renderer's choice. */
export interface MentionRunNode {
  readonly type: 'mentions'
  readonly items: readonly MentionNode[]
}

/** A hashtag; `tag` has no leading `#` and may be in any script. */
export interface HashtagNode {
  readonly type: 'hashtag'
  readonly tag: string
  readonly text: string
}

/** A Misskey markup function that the server left as a span. Names and values hold no markup. */
export interface MfmNode {
  readonly type: 'mfm'
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly children: readonly RichNode[]
}

/** A line that starts with `>` (green) or `<` (cyan). */
export interface LineNode {
  readonly type: 'line'
  readonly tone: 'green' | 'cyan'
  readonly children: readonly RichNode[]
}

/** A piece of a shortened address: hidden, or followed by an ellipsis. */
export interface PartNode {
  readonly type: 'part'
  readonly part: 'invisible' | 'ellipsis'
  readonly children: readonly RichNode[]
}

/** One of the allowed elements with the few attributes that survive. */
export interface ElementNode {
  readonly type: 'element'
  readonly name: ElementName
  readonly children: readonly RichNode[]
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl' | 'auto'
  readonly title?: string
  /** First number of an ordered list. */
  readonly start?: number
  /** An ordered list counts down. */
  readonly reversed?: true
  /** Number of an item of an ordered list. */
  readonly value?: number
}

/** Plain data: nothing in it can run, load a script, or carry a style. */
export type RichNode =
  | TextNode
  | BreakNode
  | EmojiNode
  | ImageNode
  | LinkNode
  | MentionNode
  | MentionRunNode
  | HashtagNode
  | MfmNode
  | LineNode
  | PartNode
  | ElementNode

/** Nodes that hold other nodes. */
export type ParentNode = LinkNode | MfmNode | LineNode | PartNode | ElementNode

const blockNames: ReadonlySet<string> = new Set<ElementName>([
  'blockquote',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'ul',
])

/** Whether the node starts and ends its own line. */
export function isBlock(node: RichNode): node is ElementNode {
  return node.type === 'element' && blockNames.has(node.name)
}

/** Whether the node holds other nodes. */
export function isParent(node: RichNode): node is ParentNode {
  return 'children' in node
}
