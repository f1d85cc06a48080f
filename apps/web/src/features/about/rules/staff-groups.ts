import type { AccountRow } from '@skein/store'

type Role = AccountRow['role']

export interface StaffGroup<Member> {
  readonly role: Role
  readonly members: readonly Member[]
}

const order: readonly Role[] = ['admin', 'moderator', 'member']

/** Those of each role, admins first; roles that nobody has are left out. */
export function staffGroups<Member extends { readonly role: Role }>(
  members: readonly Member[],
): readonly StaffGroup<Member>[] {
  return order
    .map((role) => ({ role, members: members.filter((member) => member.role === role) }))
    .filter((group) => group.members.length > 0)
}
