import {
  foldedCharacters,
  foldedNodes,
  foldedPictures,
  readRichText,
  type Amount,
  type EmojiRef,
  type MentionRef,
  type RichNode,
  type TagRef,
} from '@skein/rich-text'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { useSetting } from '../../model/settings.ts'
import { lazyView } from '../lazy/index.ts'
import type { CutNoteProps } from './parts/CutNote.tsx'
import { drawTree } from './parts/draw-nodes.tsx'
import type { MentionsMemory } from './parts/MentionRun.tsx'
import styles from './RichText.module.css'

const CutNote = lazyView<CutNoteProps>(() => import('./parts/CutNote.tsx').then((part) => part.CutNote))

/** The content type whose spans are Misskey functions [POST-15]. */
const misskeyMarkdown = 'text/x.misskeymarkdown'

export interface RichTextProps {
  /** Server HTML. It may be hostile. */
  html: string
  emojis?: readonly EmojiRef[] | undefined
  /** Accounts the server lists as mentioned: their links stay in this client. */
  mentions?: readonly MentionRef[] | undefined
  /** Hashtags the server lists: where they are written they lead to their timeline here. */
  tags?: readonly TagRef[] | undefined
  /** BCP 47 tag of the words, when known [POST-16]. */
  lang?: string | null | undefined
  /** Media type of the source, when known. */
  contentType?: string | null | undefined
  /** The quoted post is shown as a card, so its `RE:` line is not repeated. */
  hasQuoteCard?: boolean | undefined
  /** Only the beginning can be seen, so only the beginning is drawn. */
  isFolded?: boolean | undefined
  /** How much is drawn at most, where it is less than of a post. */
  amount?: Amount | undefined
  /** Where the whole text is, for one that is too large to be shown. */
  originalUrl?: string | null | undefined
  /** Where relative links start: for the instance's own pages. */
  baseUrl?: string | undefined
  /** For long runs of mentions: that all of them were asked for. */
  mentionsMemory?: MentionsMemory | undefined
  id?: string | undefined
  className?: string | undefined
}

const none: readonly never[] = []
const foldedAmount: Amount = {
  maxNodes: foldedNodes,
  maxCharacters: foldedCharacters,
  maxPictures: foldedPictures,
}

/** Most posts are one paragraph: the box around it says as much, with an element less in each row. */
function withoutLoneParagraph(nodes: readonly RichNode[]): readonly RichNode[] {
  const [only] = nodes
  const isLone = nodes.length === 1 && only?.type === 'element' && only.name === 'p'
  return isLone && only.lang === undefined && only.dir === undefined ? only.children : nodes
}

/** What somebody wrote, drawn from a safe tree. */
export function RichText(props: RichTextProps) {
  const {
    html,
    emojis = none,
    mentions = none,
    tags = none,
    lang,
    contentType,
    hasQuoteCard = false,
    isFolded = false,
    amount = isFolded ? foldedAmount : undefined,
    originalUrl = null,
    baseUrl,
    mentionsMemory,
    id,
    className,
  } = props
  const hasGreentext = useSetting('greentext')
  const drawsMfm = useSetting('renderMisskeyMarkdown')
  const isMfm = contentType === misskeyMarkdown
  const coloursLines = hasGreentext && !(isMfm && drawsMfm)
  // A row is drawn again with each press in it, and its text read only once.
  const { nodes, isCut } = useMemo(
    () =>
      readRichText(html, {
        emojis,
        mentions,
        tags,
        dropsInlineQuote: hasQuoteCard,
        coloursLines,
        ...(baseUrl !== undefined && { baseUrl }),
        ...(amount !== undefined && { amount }),
      }),
    [html, emojis, mentions, tags, hasQuoteCard, coloursLines, baseUrl, amount],
  )
  return (
    <div id={id} className={clsx(styles['text'], className)} dir="auto" lang={lang ?? undefined}>
      {drawTree(withoutLoneParagraph(nodes), isMfm && drawsMfm, mentionsMemory)}
      {isCut && !isFolded && <CutNote originalUrl={originalUrl} />}
    </div>
  )
}
