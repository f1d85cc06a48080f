import * as v from 'valibot'
import { htmlToText, removeQuoteInline } from '../dialects/html-text.ts'
import { quoteSchema } from '../dialects/quote.ts'
import { foldScope } from '../dialects/scope.ts'
import { createReader } from '../wire/absent.ts'
import { isPageAddress } from '../wire/address.ts'
import { field, nullableField, wire } from '../wire/wire.ts'
import { readReference, type StatusId } from './ids.ts'
import { type StatusCoreWire, statusEntries, statusPleromaEntries } from './status-wire.ts'

/** The words of a status. The server's own plain text glues the words of two lines together. */
function readText(wire: StatusCoreWire, content: string): string {
  return content === '' ? (wire.pleroma?.content?.['text/plain'] ?? '') : htmlToText(content)
}

/** A post is sensitive when tagged so, or when its text holds the hashtag [POST-14]. */
function isTaggedSensitive(wire: StatusCoreWire, text: string): boolean {
  return (
    (wire.tags ?? []).some(({ name }) => name.toLowerCase() === 'nsfw') || /(?:^|[^\w&])#nsfw\b/i.test(text)
  )
}

function readConversationId(wire: StatusCoreWire): string | null {
  const id = wire.pleroma?.conversation_id ?? wire.pleroma?.context
  return id == null ? null : String(id)
}

interface QuoteGiven {
  readonly id: StatusCoreWire['id'] | null
  readonly isIncluded: boolean
}

function foldStatusCore(wire: StatusCoreWire, quote: QuoteGiven) {
  const { take, takeNullable, absent } = createReader()
  const { pleroma, akkoma } = wire
  const parent = readReference(wire.in_reply_to_id)
  const parentAuthor = readReference(wire.in_reply_to_account_id)
  const quoted = readReference(wire.quote_id ?? pleroma?.quote_id ?? quote.id)
  const hasQuote = quoted.id !== null || quoted.isUnavailable
  const rawContent = take('content', wire.content, '')
  const content = quote.isIncluded ? removeQuoteInline(rawContent) : rawContent
  const text = readText(wire, content)
  if (wire.in_reply_to_id === undefined) takeNullable('inReplyToId', undefined)
  if (wire.in_reply_to_account_id === undefined) takeNullable('inReplyToAccountId', undefined)
  return {
    id: wire.id,
    // Of posts that are shown before they are sent, and of some programs, it is no address.
    uri: takeNullable('uri', wire.uri && isPageAddress(wire.uri) ? wire.uri : undefined),
    url: takeNullable('url', wire.url),
    account: wire.account,
    createdAt: takeNullable('createdAt', wire.created_at),
    editedAt: takeNullable('editedAt', wire.edited_at),
    content,
    contentType: takeNullable('contentType', akkoma?.source?.mediaType ?? wire.content_type ?? undefined),
    sourceText: takeNullable('sourceText', wire.text ?? akkoma?.source?.content ?? undefined),
    text,
    subject: take('subject', wire.spoiler_text, ''),
    scope: wire.local_only
      ? ('local' as const)
      : take('scope', wire.visibility ? foldScope(wire.visibility) : undefined, 'private'),
    isSensitive: take('isSensitive', wire.sensitive, false) || isTaggedSensitive(wire, text),
    language: takeNullable('language', wire.language),
    inReplyToId: parent.id,
    inReplyToAccountId: parentAuthor.id,
    inReplyToAcct: takeNullable('inReplyToAcct', pleroma?.in_reply_to_account_acct),
    isParentVisible: takeNullable('isParentVisible', pleroma?.parent_visible),
    hasUnavailableParent: parent.isUnavailable,
    hasUnavailableQuote: hasQuote && !quote.isIncluded,
    conversationId: readConversationId(wire) ?? takeNullable('conversationId', undefined),
    quoteId: quoted.id,
    attachments: take('attachments', wire.media_attachments, []),
    poll: takeNullable('poll', wire.poll),
    card: takeNullable('card', wire.card),
    mentions: take('mentions', wire.mentions, []),
    tags: take('tags', wire.tags, []),
    emojis: take('emojis', wire.emojis, []),
    reactions: take('reactions', wire.emoji_reactions ?? pleroma?.emoji_reactions ?? wire.reactions, []),
    repliesCount: take('repliesCount', wire.replies_count, 0),
    repeatsCount: take('repeatsCount', wire.reblogs_count, 0),
    favouritesCount: take('favouritesCount', wire.favourites_count, 0),
    isFavourited: take('isFavourited', wire.favourited, false),
    isRepeated: take('isRepeated', wire.reblogged, false),
    isBookmarked: take('isBookmarked', wire.bookmarked, false),
    isMuted: take('isMuted', wire.muted, false),
    isThreadMuted: take('isThreadMuted', pleroma?.thread_muted, false),
    isPinned: take('isPinned', wire.pinned, false),
    isLocal: pleroma?.local ?? wire.account.isLocal,
    expiresAt: takeNullable('expiresAt', pleroma?.expires_at),
    application: takeNullable(
      'application',
      wire.application === undefined ? undefined : (wire.application?.name ?? null),
    ),
    absent,
  }
}

type StatusCore = ReturnType<typeof foldStatusCore>

/**
 * One status. A repeat is a status of its own with `repeatOf`; `quote` goes one level deep.
 * `absent` names the fields the server left out: their values are neutral, not known.
 */
export type Status = StatusCore & { repeatOf: Status | null; quote: Status | null }

const nested: v.GenericSchema<unknown, Status> = v.lazy(() => statusSchema)
const quoteAnswer = nullableField(quoteSchema(nested))

/**
 * A missing id or account sinks a status; nothing else does.
 * @see https://docs.joinmastodon.org/entities/Status/
 */
export const statusSchema: v.GenericSchema<unknown, Status> = v.pipe(
  wire({
    ...statusEntries,
    reblog: nullableField(nested),
    quote: quoteAnswer,
    // Where Pleroma keeps what others have at the top.
    pleroma: field(wire({ ...statusPleromaEntries, quote: quoteAnswer })),
  }),
  v.transform(({ reblog, quote: topQuote, ...core }): Status => {
    const answer = topQuote ?? core.pleroma?.quote ?? (topQuote === null ? null : undefined)
    const quote = answer?.status ?? null
    const given = { id: quote?.id ?? (answer?.id as StatusId | null) ?? null, isIncluded: quote !== null }
    const folded = foldStatusCore(core, given)
    const left = [
      ...(reblog === undefined ? ['repeatOf'] : []),
      ...(answer === undefined ? ['quote', 'quoteId'] : []),
    ]
    return { ...folded, absent: [...folded.absent, ...left], repeatOf: reblog ?? null, quote }
  }),
)
