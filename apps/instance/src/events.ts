import type { StatusRow } from './db/schema.ts'

/** Something happened that an open socket may want to hear of. */
export type InstanceEvent =
  | { type: 'status.created'; statusId: string }
  | { type: 'status.updated'; statusId: string }
  | { type: 'status.deleted'; status: StatusRow; mentionedIds: string[] }
  | { type: 'notification.created'; notificationId: number; accountId: string }
  | { type: 'conversation.updated'; conversationId: number; accountId: string }
  | { type: 'follow.changed'; followerId: string; followedId: string; state: FollowState }
  | { type: 'token.revoked'; accessToken: string }

export type FollowState = 'follow_pending' | 'follow_accept' | 'follow_reject' | 'unfollow'

export type InstanceEventListener = (event: InstanceEvent) => void

export interface EventHub {
  publish(event: InstanceEvent): void
  /** Returns a function that ends the subscription. */
  subscribe(listener: InstanceEventListener): () => void
}

export const createEventHub = (): EventHub => {
  const listeners = new Set<InstanceEventListener>()
  return {
    publish: (event) => {
      for (const listener of listeners) listener(event)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
