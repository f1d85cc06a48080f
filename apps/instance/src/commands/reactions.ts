import type { Context } from '../context.ts'
import { requireShownStatus } from '../db/find.ts'
import { failure, internalError } from '../failure.ts'
import { toMillis } from '../moments.ts'
import { markOrigin } from '../text/origin.ts'
import { notify, withdrawNotification } from './notifications.ts'
import type { Commands } from './types.ts'

type Input<Name extends keyof Commands> = Parameters<Commands[Name]>[0]

const UNICODE_EMOJI = /^\p{RGI_Emoji}$/v
const VARIATION = '\ufe0f'

const isUnicodeEmoji = (name: string): boolean =>
  UNICODE_EMOJI.test(name) ||
  UNICODE_EMOJI.test(name + VARIATION) ||
  UNICODE_EMOJI.test(name.replace(VARIATION, ''))

/** `:fox:` → `fox`. */
export const plainName = (name: string): string => name.replace(/^:(.+):$/, '$1')

export const emojiUrl = async (
  ctx: Context,
  name: string,
  given: string | null | undefined,
): Promise<string | null> => {
  if (given) return given
  const row = await ctx.db
    .selectFrom('emojis')
    .select('path')
    .where('shortcode', '=', name)
    .executeTakeFirst()
  if (row) return row.path.startsWith('/') ? markOrigin(row.path) : row.path
  if (name.includes('@')) throw internalError()
  if (!isUnicodeEmoji(name)) throw failure(400, 'Could not add reaction emoji')
  return null
}

/** As notifications write it: `:fox:` for custom emoji. */
const notifiedName = (name: string, url: string | null): string =>
  url === null ? name : `:${name.split('@')[0] ?? name}:`

export const react = async (ctx: Context, input: Input<'react'>): Promise<void> => {
  const status = await requireShownStatus(ctx, input.statusId)
  const name = plainName(input.name)
  const url = await emojiUrl(ctx, name, input.url)
  const added = await ctx.db
    .insertInto('reactions')
    .values({ account_id: input.accountId, status_id: status.id, name, url })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  if (input.notifies === false) return
  await notify(ctx, {
    accountId: status.account_id,
    fromId: input.accountId,
    type: 'pleroma:emoji_reaction',
    statusId: status.id,
    emoji: notifiedName(name, url),
    emojiUrl: url,
    createdAt: toMillis(input.createdAt, ctx.clock.now()),
  })
}

export const unreact = async (ctx: Context, input: Input<'unreact'>): Promise<void> => {
  const status = await requireShownStatus(ctx, input.statusId)
  const name = plainName(input.name)
  const removed = await ctx.db
    .deleteFrom('reactions')
    .where('status_id', '=', status.id)
    .where('account_id', '=', input.accountId)
    .where('name', '=', name)
    .returning(['url'])
    .executeTakeFirst()
  if (!removed) throw failure(400, 'Could not remove reaction emoji')
  await withdrawNotification(ctx, {
    fromId: input.accountId,
    type: 'pleroma:emoji_reaction',
    statusId: status.id,
    emoji: notifiedName(name, removed.url),
  })
}
