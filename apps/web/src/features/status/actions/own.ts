import { entityStore } from '../../../model/entities.ts'
import type { ActionContext } from './types.ts'

export function isOwn({ viewerId, status }: ActionContext): boolean {
  return viewerId !== null && status.accountId === viewerId
}

export const isOfOthers = (context: ActionContext) => context.viewerId !== null && !isOwn(context)

/** [ADMIN-11] Admins and moderators may delete what anybody wrote. */
export function isStaff({ viewerId }: ActionContext): boolean {
  const role = viewerId === null ? undefined : entityStore.accounts.get(viewerId)?.role
  return role === 'admin' || role === 'moderator'
}
