import * as v from 'valibot'
import { idText } from '../wire/wire.ts'

export const statusIdSchema = v.pipe(idText, v.brand('StatusId'))
export const accountIdSchema = v.pipe(idText, v.brand('AccountId'))
export const notificationIdSchema = v.pipe(idText, v.brand('NotificationId'))
export const pollIdSchema = v.pipe(idText, v.brand('PollId'))
export const attachmentIdSchema = v.pipe(idText, v.brand('AttachmentId'))
export const listIdSchema = v.pipe(idText, v.brand('ListId'))
export const conversationIdSchema = v.pipe(idText, v.brand('ConversationId'))
export const announcementIdSchema = v.pipe(idText, v.brand('AnnouncementId'))

export type StatusId = v.InferOutput<typeof statusIdSchema>
export type AccountId = v.InferOutput<typeof accountIdSchema>
export type NotificationId = v.InferOutput<typeof notificationIdSchema>
export type PollId = v.InferOutput<typeof pollIdSchema>
export type AttachmentId = v.InferOutput<typeof attachmentIdSchema>
export type ListId = v.InferOutput<typeof listIdSchema>
export type ConversationId = v.InferOutput<typeof conversationIdSchema>
export type AnnouncementId = v.InferOutput<typeof announcementIdSchema>

/** The place of an id that says "there is one, but you may not see it". */
export const UNAVAILABLE_ID = '_'

/** What an id field says: an id, nothing, or "exists but unavailable". */
export function readReference<Id extends string>(
  id: Id | null | undefined,
): { id: Id | null; isUnavailable: boolean } {
  if (id === UNAVAILABLE_ID) return { id: null, isUnavailable: true }
  return { id: id ?? null, isUnavailable: false }
}
