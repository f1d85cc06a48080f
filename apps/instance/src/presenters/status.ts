import type { View } from '../context.ts'
import type { StatusRow } from '../db/schema.ts'
import type { CardInput } from '../commands/types.ts'
import { wireTime, wireTimeFine } from '../moments.ts'
import { presentEmojis } from '../text/emoji.ts'
import { stripTags } from '../text/escape.ts'
import { absoluteUrl, fillOrigin } from '../text/origin.ts'
import { presentAttachment } from './attachment.ts'
import { presentPoll } from './poll.ts'
import type { StatusBundle } from './status-bundle.ts'
import { loadStatusBundle } from './status-bundle.ts'

export type StatusJson = Record<string, unknown> & { id: string }

export interface StatusPresentation {
  /** Gives the number of the direct conversation, as answers to posting do. */
  hasConversationId?: boolean
  /** Gives the written text, as deleting does. */
  hasSourceText?: boolean
}

/** In the place of an id: it exists, but not for you. */
const GHOST = '_'

const presentMentions = (view: View, bundle: StatusBundle, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const account = bundle.accounts.get(id)
    return account
      ? [{ acct: account.acct, id, url: absoluteUrl(account.url, view.origin), username: account.username }]
      : []
  })

const presentTags = (view: View, names: readonly string[] = []) =>
  names.map((name) => ({ name, url: `${view.origin}/tag/${name}` }))

const presentCard = (text: string | null, origin: string) => {
  if (text === null) return null
  const card = JSON.parse(text) as CardInput
  const image = card.image ? absoluteUrl(card.image, origin) : null
  return {
    type: card.type ?? 'link',
    provider_name: card.providerName ?? new URL(card.url).hostname,
    provider_url: new URL(card.url).origin,
    url: card.url,
    image,
    image_description: '',
    title: card.title,
    description: card.description ?? '',
    pleroma: {
      opengraph: {
        url: card.url,
        title: card.title,
        description: card.description ?? '',
        ...(image ? { image } : {}),
      },
    },
  }
}

/** A parent that is gone or hidden leaves a ghost. */
const presentParent = (view: View, bundle: StatusBundle, row: StatusRow) => {
  const { in_reply_to_id: id } = row
  if (id === null) return { id: null, accountId: null, acct: null, apId: null, isVisible: false }
  const parent = bundle.statuses.get(id)
  const apId = parent ? absoluteUrl(parent.uri, view.origin) : null
  if (!parent || !bundle.visible.has(id))
    return { id: GHOST, accountId: GHOST, acct: null, apId, isVisible: false }
  return {
    id,
    accountId: parent.account_id,
    acct: bundle.accounts.get(parent.account_id)?.acct ?? null,
    apId,
    isVisible: true,
  }
}

/** One level of quotes; of authors the viewer blocks or mutes only the id is given. */
const presentQuote = (view: View, bundle: StatusBundle, row: StatusRow, isInner: boolean) => {
  const { quote_id: id } = row
  if (id === null) return { id: null, apId: null, status: null }
  if (isInner) return { id, apId: null, status: null }
  const quote = bundle.statuses.get(id)
  if (!quote || !bundle.visible.has(id)) return { id: GHOST, apId: null, status: null }
  const isHidden =
    bundle.marks.blockedAccounts.has(quote.account_id) || bundle.marks.mutedAccounts.has(quote.account_id)
  const status = isHidden ? null : presentPost(view, bundle, quote, {}, true)
  return { id, apId: absoluteUrl(quote.uri, view.origin), status }
}

const presentStatusPoll = (view: View, bundle: StatusBundle, row: StatusRow) => {
  const poll = row.poll_id === null ? undefined : bundle.polls.get(row.poll_id)
  if (!poll) return null
  return presentPoll(view, poll, {
    ownVotes: bundle.pollFacts.ownVotes.get(poll.id) ?? [],
    voters: bundle.pollFacts.voters.get(poll.id) ?? 0,
    authorId: row.account_id,
    isRemote: row.is_local === 0,
    emojis: row.emojis,
  })
}

const viewerPart = ({ marks }: StatusBundle, row: StatusRow) => ({
  bookmarked: marks.bookmarked.has(row.id),
  favourited: marks.favourited.has(row.id),
  reblogged: marks.repeated.has(row.id),
  muted: marks.mutedThreads.has(row.context) || marks.mutedAccounts.has(row.account_id),
})

const presentPost = (
  view: View,
  bundle: StatusBundle,
  row: StatusRow,
  how: StatusPresentation,
  isInner: boolean,
): StatusJson => {
  const { origin } = view
  const content = fillOrigin(row.content, origin)
  const parent = presentParent(view, bundle, row)
  const quote = presentQuote(view, bundle, row, isInner)
  const reactions = bundle.reactions.get(row.id) ?? []
  return {
    account: bundle.accountJson.get(row.account_id),
    akkoma: {
      in_reply_to_apid: parent.apId,
      quote_apid: quote.apId,
      source: row.is_local ? { content: row.source_text, mediaType: row.content_type } : null,
    },
    application: null,
    card: presentCard(row.card, origin),
    content,
    created_at: wireTime(row.created_at),
    edited_at: row.edited_at === null ? null : wireTime(row.edited_at),
    emoji_reactions: reactions,
    emojis: presentEmojis(row.emojis, origin),
    favourites_count: row.favourites_count,
    id: row.id,
    in_reply_to_account_id: parent.accountId,
    in_reply_to_id: parent.id,
    language: row.language,
    media_attachments: (bundle.media.get(row.id) ?? []).map((media) => presentAttachment(media, origin)),
    mentions: presentMentions(view, bundle, bundle.mentions.get(row.id) ?? []),
    pinned: row.pinned_at !== null,
    pleroma: {
      content: { 'text/plain': stripTags(content) },
      context: absoluteUrl(row.context, origin),
      conversation_id: row.conversation_id,
      direct_conversation_id:
        how.hasConversationId && row.visibility === 'direct'
          ? (bundle.marks.conversations.get(row.context) ?? null)
          : null,
      emoji_reactions: reactions,
      expires_at: row.expires_at === null ? null : wireTimeFine(row.expires_at),
      in_reply_to_account_acct: parent.acct,
      local: row.is_local === 1,
      parent_visible: parent.isVisible,
      pinned_at: row.pinned_at === null ? null : wireTime(row.pinned_at),
      spoiler_text: { 'text/plain': row.subject },
      thread_muted: bundle.marks.mutedThreads.has(row.context),
    },
    poll: presentStatusPoll(view, bundle, row),
    quote: quote.status,
    quote_id: quote.id,
    reblog: null,
    reblogs_count: row.reblogs_count,
    replies_count: row.replies_count,
    sensitive: row.is_sensitive === 1,
    spoiler_text: row.subject,
    tags: presentTags(view, bundle.tags.get(row.id)),
    text: how.hasSourceText ? row.source_text : null,
    uri: absoluteUrl(row.uri, origin),
    url: absoluteUrl(row.url, origin),
    visibility: row.visibility,
    ...viewerPart(bundle, row),
  }
}

/** The shell around a repeated post: it names the author and carries the viewer's marks of the post inside. */
const presentRepeat = (
  view: View,
  bundle: StatusBundle,
  row: StatusRow,
  original: StatusRow,
  how: StatusPresentation,
): StatusJson => {
  const address = absoluteUrl(original.uri, view.origin)
  return {
    account: bundle.accountJson.get(row.account_id),
    application: null,
    content: '',
    created_at: wireTime(row.created_at),
    emojis: [],
    favourites_count: 0,
    id: row.id,
    in_reply_to_account_id: null,
    in_reply_to_id: null,
    language: original.language,
    media_attachments: [],
    mentions: presentMentions(
      view,
      bundle,
      original.account_id === row.account_id ? [] : [original.account_id],
    ),
    pinned: false,
    pleroma: { local: row.is_local === 1, pinned_at: null },
    reblog: presentPost(view, bundle, original, how, false),
    reblogs_count: 0,
    replies_count: 0,
    sensitive: false,
    spoiler_text: '',
    tags: presentTags(view, bundle.tags.get(original.id)),
    uri: address,
    url: address,
    visibility: row.visibility,
    ...viewerPart(bundle, original),
    muted: bundle.marks.mutedAccounts.has(row.account_id) || viewerPart(bundle, original).muted,
  }
}

/** In the order of the rows; repeats of posts the viewer may not read are left out. */
export const presentStatuses = async (
  view: View,
  rows: readonly StatusRow[],
  how: StatusPresentation = {},
): Promise<StatusJson[]> => {
  const bundle = await loadStatusBundle(view, rows)
  return rows.flatMap((row) => {
    if (row.reblog_of_id === null) return [presentPost(view, bundle, row, how, false)]
    const original = bundle.statuses.get(row.reblog_of_id)
    return original && bundle.visible.has(original.id)
      ? [presentRepeat(view, bundle, row, original, how)]
      : []
  })
}

export const presentStatus = async (
  view: View,
  row: StatusRow,
  how?: StatusPresentation,
): Promise<StatusJson> => {
  const [status] = await presentStatuses(view, [row], how)
  if (!status) throw new Error(`The post ${row.id} cannot be shown.`)
  return status
}
