import type { Context } from '../context.ts'
import { requireAccount } from '../db/find.ts'
import { unfollow } from './follows.ts'
import type { Commands } from './types.ts'

type Input<Name extends keyof Commands> = Parameters<Commands[Name]>[0]

export const mute = async (ctx: Context, input: Input<'mute'>): Promise<void> => {
  const { accountId, targetId, expiresIn } = input
  await requireAccount(ctx, targetId)
  const values = {
    notifications: Number(input.notifications ?? true),
    expires_at: expiresIn ? ctx.clock.now() + expiresIn * 1000 : null,
  }
  await ctx.db
    .insertInto('mutes')
    .values({ account_id: accountId, target_id: targetId, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'target_id']).doUpdateSet(values))
    .execute()
}

export const unmute = async (ctx: Context, { accountId, targetId }: Input<'unmute'>): Promise<void> => {
  await ctx.db
    .deleteFrom('mutes')
    .where('account_id', '=', accountId)
    .where('target_id', '=', targetId)
    .execute()
}

/** Also ends both follows, as the recorded server does. */
export const block = async (ctx: Context, { accountId, targetId }: Input<'block'>): Promise<void> => {
  await requireAccount(ctx, targetId)
  await unfollow(ctx, { accountId, targetId })
  await unfollow(ctx, { accountId: targetId, targetId: accountId })
  await ctx.db
    .insertInto('blocks')
    .values({ account_id: accountId, target_id: targetId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const unblock = async (ctx: Context, { accountId, targetId }: Input<'unblock'>): Promise<void> => {
  await ctx.db
    .deleteFrom('blocks')
    .where('account_id', '=', accountId)
    .where('target_id', '=', targetId)
    .execute()
}

export const blockDomain = async (ctx: Context, { accountId, host }: Input<'blockDomain'>): Promise<void> => {
  await ctx.db
    .insertInto('domain_blocks')
    .values({ account_id: accountId, host: host.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const unblockDomain = async (
  ctx: Context,
  { accountId, host }: Input<'blockDomain'>,
): Promise<void> => {
  await ctx.db
    .deleteFrom('domain_blocks')
    .where('account_id', '=', accountId)
    .where('host', '=', host.toLowerCase())
    .execute()
}

export const setNote = async (
  ctx: Context,
  { accountId, targetId, comment }: Input<'setNote'>,
): Promise<void> => {
  await requireAccount(ctx, targetId)
  await ctx.db
    .insertInto('notes')
    .values({ account_id: accountId, target_id: targetId, comment })
    .onConflict((conflict) => conflict.columns(['account_id', 'target_id']).doUpdateSet({ comment }))
    .execute()
}
