/** What an account may do on its server. */
export type Role = 'admin' | 'moderator' | 'member'

/** Permission bits of Mastodon roles. */
const ADMINISTRATOR = 0x1
const MANAGE_REPORTS = 0x10
const MANAGE_USERS = 0x400

interface NamedRole {
  readonly name?: string | null | undefined
  readonly permissions?: string | number | null | undefined
}

export interface RoleSources {
  readonly isAdmin: boolean | null | undefined
  readonly isModerator: boolean | null | undefined
  readonly role: NamedRole | null | undefined
  readonly roles: readonly NamedRole[] | null | undefined
}

function readNamedRole({ name, permissions }: NamedRole): Role {
  const bits = Number(permissions ?? 0)
  const word = (name ?? '').toLowerCase()
  if (word === 'admin' || word === 'owner' || (bits & ADMINISTRATOR) !== 0) return 'admin'
  if (word === 'moderator' || (bits & (MANAGE_REPORTS | MANAGE_USERS)) !== 0) return 'moderator'
  return 'member'
}

/** Whether the server says anything about the role. */
export function hasRole({ isAdmin, isModerator, role, roles }: RoleSources): boolean {
  return isAdmin != null || isModerator != null || role != null || roles != null
}

/** Pleroma's two flags, Mastodon's and GoToSocial's `role` and `roles`, as one word. */
export function foldRole({ isAdmin, isModerator, role, roles }: RoleSources): Role {
  const found = [role, ...(roles ?? [])].filter((one) => one != null).map(readNamedRole)
  if (isAdmin || found.includes('admin')) return 'admin'
  if (isModerator || found.includes('moderator')) return 'moderator'
  return 'member'
}
