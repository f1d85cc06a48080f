import type { Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import type { FlakeSource } from './db/flake.ts'
import type { AccountRow, Schema } from './db/schema.ts'
import type { EventHub } from './events.ts'
import { createEventHub } from './events.ts'
import type { MediaStore } from './media/store.ts'
import type { SiteOptions } from './options.ts'

/** What every command, presenter and route works with. */
export interface Context {
  readonly db: Kysely<Schema>
  readonly ids: FlakeSource
  readonly clock: Clock
  readonly options: SiteOptions
  readonly events: EventHub
  readonly media: MediaStore
  readonly vapidKey: string
  readonly passwordCost: number
}

/** Who looks, and under which origin (`https://host`) local addresses are written. */
export interface View {
  readonly ctx: Context
  readonly viewer: AccountRow | null
  readonly origin: string
}

/** Runs `work` in one transaction; its events are published when it is over. */
export const withTransaction = async <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> => {
  if (ctx.db.isTransaction) return work(ctx)
  const held = createEventHub()
  const waiting: Parameters<EventHub['publish']>[0][] = []
  held.subscribe((event) => waiting.push(event))
  const result = await ctx.db.transaction().execute((db) => work({ ...ctx, db, events: held }))
  for (const event of waiting) ctx.events.publish(event)
  return result
}
