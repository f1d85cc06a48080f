import type { ContentType, PollInput, PostStatusInput, Visibility } from '../commands/types.ts'
import type { Context } from '../context.ts'
import type { AccountRow, StatusRow } from '../db/schema.ts'
import { findStatus } from '../db/find.ts'
import { failure, internalError } from '../failure.ts'
import type { Params } from '../http/params.ts'
import { makeParams } from '../http/params.ts'
import { canSee } from '../policies/visibility.ts'
import { isContentType } from '../text/markup.ts'

const SCOPES = new Set<string>(['public', 'unlisted', 'local', 'private', 'direct'])

const LIST = /^list:(\d+)$/

/** Unknown words mean public, as on the recorded server; an answer takes the scope of what it answers. */
const readScope = (
  text: string | undefined,
  parent: StatusRow | undefined,
): { scope: Visibility; listId: number | null } => {
  const list = LIST.exec(text ?? '')?.[1]
  if (list) return { scope: 'direct', listId: Number(list) }
  if (text === undefined || text === '')
    return { scope: (parent?.visibility as Visibility | undefined) ?? 'public', listId: null }
  return { scope: SCOPES.has(text) ? (text as Visibility) : 'public', listId: null }
}

const readPoll = (ctx: Context, params: Params): PollInput | null => {
  const values = params.object('poll')
  if (!values) return null
  const poll = makeParams(values)
  const options = poll.list('options') ?? []
  const expiresIn = poll.integer('expires_in') ?? 0
  const { pollMaxOptions, pollMaxOptionChars, pollMinExpiration, pollMaxExpiration } = ctx.options
  if (options.length > pollMaxOptions)
    throw failure(422, `Poll can't contain more than ${pollMaxOptions} options`)
  if (options.some((option) => [...option].length > pollMaxOptionChars)) {
    throw failure(422, `Poll options cannot be longer than ${pollMaxOptionChars} characters each`)
  }
  if (expiresIn > pollMaxExpiration) throw failure(422, 'Expiration date is too far in the future')
  if (expiresIn < pollMinExpiration) throw failure(422, 'Expiration date is too soon')
  return options.length === 0 ? null : { options, expiresIn, isMultiple: poll.flag('multiple') ?? false }
}

/** The pictures the writer may use: their own, not yet part of another post. */
export const readMediaIds = async (
  ctx: Context,
  viewer: AccountRow,
  params: Params,
  statusId: string | null,
): Promise<number[] | undefined> => {
  const ids = params.list('media_ids')?.map(Number).filter(Number.isInteger)
  if (!ids || ids.length === 0) return ids
  const rows = await ctx.db
    .selectFrom('media')
    .select(['id', 'status_id'])
    .where('id', 'in', ids)
    .where('account_id', '=', viewer.id)
    .execute()
  const free = new Set(
    rows.filter((row) => row.status_id === null || row.status_id === statusId).map((row) => row.id),
  )
  return ids.filter((id) => free.has(id))
}

const requireReadable = async (
  ctx: Context,
  viewer: AccountRow,
  id: string,
  what: string,
): Promise<StatusRow> => {
  const status = await findStatus(ctx, id)
  if (!status || !(await canSee(ctx, viewer, status))) throw failure(422, what)
  return status
}

const readContentType = (params: Params): ContentType => {
  const text = params.text('content_type') ?? ''
  return isContentType(text) ? text : 'text/plain'
}

const graphemes = new Intl.Segmenter()

/** Akkoma counts graphemes (`String.length`). */
export const checkLength = (ctx: Context, text: string, subject: string): void => {
  if (Array.from(graphemes.segment(text + subject)).length > ctx.options.textLimit)
    throw failure(422, 'The status is over the character limit')
}

/** A post as the request describes it; the errors are those of the recorded server. */
export const readPost = async (
  ctx: Context,
  viewer: AccountRow,
  params: Params,
): Promise<PostStatusInput> => {
  const mediaIds = (await readMediaIds(ctx, viewer, params, null)) ?? []
  const text = params.text('status')
  if (text === undefined && mediaIds.length === 0) throw internalError(400)
  if ((text ?? '').trim() === '' && mediaIds.length === 0)
    throw failure(422, 'Cannot post an empty status without attachments')
  const subject = params.text('spoiler_text') ?? ''
  checkLength(ctx, text ?? '', subject)
  const replyId = params.text('in_reply_to_id') || undefined
  const quoteId = params.text('quote_id') || undefined
  const parent = replyId
    ? await requireReadable(ctx, viewer, replyId, 'Cannot reply to a status that is gone')
    : undefined
  if (quoteId) await requireReadable(ctx, viewer, quoteId, 'Cannot quote a status that is gone')
  return {
    accountId: viewer.id,
    text: text ?? '',
    contentType: readContentType(params),
    ...readScope(params.text('visibility'), parent),
    subject,
    isSensitive: params.flag('sensitive') ?? false,
    language: params.text('language') || 'en',
    inReplyToId: replyId ?? null,
    quoteId: quoteId ?? null,
    poll: readPoll(ctx, params),
    mediaIds,
    expiresIn: params.integer('expires_in') ?? null,
  }
}
