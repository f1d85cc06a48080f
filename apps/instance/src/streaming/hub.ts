import type { Context, View } from '../context.ts'
import { findAccount, findStatus } from '../db/find.ts'
import type { AccountRow } from '../db/schema.ts'
import type { InstanceEvent } from '../events.ts'
import { presentConversations } from '../presenters/conversation.ts'
import { presentNotifications } from '../presenters/notification.ts'
import { presentStatuses } from '../presenters/status.ts'
import { isInStream, mayHaveShown } from './audience.ts'
import type { Subscription } from './streams.ts'
import { tellsChanges } from './streams.ts'

/** An open socket as the hub sees it. */
export interface Listener {
  readonly viewer: AccountRow | null
  readonly accessToken: string | null
  readonly origin: string
  readonly subscriptions: Subscription[]
  send(text: string): void
  close(code: number): void
  /** Ends the connection without a farewell. */
  terminate(): void
}

export interface StreamingHub {
  readonly listeners: ReadonlySet<Listener>
  add(listener: Listener): void
  remove(listener: Listener): void
  /** Resolves when everything published so far has been sent. */
  settle(): Promise<void>
  closeAll(): void
}

/** The payload is JSON inside JSON; the bare id of `delete` is the exception and names no stream. */
const frame = (event: string, payload: unknown, label: string): string =>
  JSON.stringify({ event, payload: JSON.stringify(payload), stream: [label] })

const deletion = (id: string): string => JSON.stringify({ event: 'delete', payload: id })

const viewOf = (ctx: Context, listener: Listener): View => ({
  ctx,
  viewer: listener.viewer,
  origin: listener.origin,
})

type Send = (ctx: Context, listener: Listener) => Promise<void>

const sendStatus =
  (event: 'update' | 'status.update', statusId: string): Send =>
  async (ctx, listener) => {
    for (const subscription of listener.subscriptions) {
      if (event === 'status.update' && !tellsChanges(subscription)) continue
      if (!(await isInStream(ctx, listener.viewer, subscription, statusId))) continue
      const row = await findStatus(ctx, statusId)
      const [json] = row ? await presentStatuses(viewOf(ctx, listener), [row]) : []
      if (json) listener.send(frame(event, json, subscription.label))
    }
  }

const sendDeletion =
  (gone: Extract<InstanceEvent, { type: 'status.deleted' }>): Send =>
  async (ctx, listener) => {
    for (const subscription of listener.subscriptions) {
      if (await mayHaveShown(ctx, listener.viewer, subscription, gone))
        return listener.send(deletion(gone.status.id))
    }
    return undefined
  }

const sendNotification =
  (notificationId: number, accountId: string): Send =>
  async (ctx, listener) => {
    if (listener.viewer?.id !== accountId) return
    const streams = listener.subscriptions.filter(
      ({ kind }) => kind === 'user' || kind === 'user:notification',
    )
    if (streams.length === 0) return
    const row = await ctx.db
      .selectFrom('notifications')
      .selectAll()
      .where('id', '=', notificationId)
      .executeTakeFirst()
    const [json] = row ? await presentNotifications(viewOf(ctx, listener), [row]) : []
    if (json) for (const { kind } of streams) listener.send(frame('notification', json, kind))
  }

const sendConversation =
  (conversationId: number, accountId: string): Send =>
  async (ctx, listener) => {
    const stream = listener.subscriptions.find(({ kind }) => kind === 'direct')
    if (!stream || listener.viewer?.id !== accountId) return
    const row = await ctx.db
      .selectFrom('conversations')
      .selectAll()
      .where('id', '=', conversationId)
      .executeTakeFirst()
    const [json] = row ? await presentConversations(viewOf(ctx, listener), [row]) : []
    if (json) listener.send(frame('conversation', json, stream.label))
  }

const sendFollow =
  (event: Extract<InstanceEvent, { type: 'follow.changed' }>): Send =>
  async (ctx, listener) => {
    const stream = listener.subscriptions.find(({ kind }) => kind === 'user')
    if (!stream || listener.viewer?.id !== event.followerId) return
    const counts = async (id: string) => {
      const row = await findAccount(ctx, id)
      return { follower_count: row?.followers_count ?? 0, following_count: row?.following_count ?? 0, id }
    }
    const payload = {
      follower: await counts(event.followerId),
      following: await counts(event.followedId),
      state: event.state,
    }
    listener.send(frame('pleroma:follow_relationships_update', payload, stream.label))
  }

const senderOf = (event: InstanceEvent): Send => {
  switch (event.type) {
    case 'status.created':
      return sendStatus('update', event.statusId)
    case 'status.updated':
      return sendStatus('status.update', event.statusId)
    case 'status.deleted':
      return sendDeletion(event)
    case 'notification.created':
      return sendNotification(event.notificationId, event.accountId)
    case 'conversation.updated':
      return sendConversation(event.conversationId, event.accountId)
    case 'follow.changed':
      return sendFollow(event)
    case 'token.revoked':
      return async (_, listener) => {
        if (listener.accessToken === event.accessToken) listener.close(1000)
      }
  }
}

/** Hands events to the open sockets, one event after the other, so that frames keep the order of what happened. */
export const createStreamingHub = (ctx: Context): StreamingHub => {
  const listeners = new Set<Listener>()
  let queue = Promise.resolve()
  ctx.events.subscribe((event) => {
    if (listeners.size === 0) return
    const send = senderOf(event)
    queue = queue
      .then(async () => {
        for (const listener of [...listeners]) await send(ctx, listener)
      })
      .catch((error: unknown) => console.error(error))
  })
  return {
    listeners,
    add: (listener) => listeners.add(listener),
    remove: (listener) => listeners.delete(listener),
    settle: () => queue,
    closeAll: () => {
      for (const listener of listeners) listener.close(1001)
      listeners.clear()
    },
  }
}
