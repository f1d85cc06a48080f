import * as v from 'valibot'
import { toReadableHandle } from '../dialects/idn.ts'
import { nullableField, wire } from '../wire/wire.ts'
import { accountSchema, foldAccountCore, type Account } from './account.ts'
import { type AccountCoreWire, accountCoreWire, accountEntries } from './account-wire.ts'

function foldStaffAccount(wire: AccountCoreWire) {
  const { pleroma, roles } = wire
  const acct = wire.nickname || wire.acct || wire.fqn || wire.id
  const hasRole = (role: string) => (roles ?? []).some(({ name }) => name === role)
  return {
    id: wire.id,
    /** What the calls of the administration name the person by. */
    nickname: acct,
    handle: toReadableHandle(acct),
    displayName: wire.display_name?.trim() || acct,
    avatar: wire.avatar ?? null,
    url: wire.url ?? '',
    /** ISO 8601. */
    createdAt: wire.created_at ?? null,
    isLocal: wire.local ?? !acct.includes('@'),
    isActive: wire.is_active ?? pleroma?.deactivated !== true,
    isApproved: wire.is_approved ?? true,
    isConfirmed: wire.is_confirmed ?? pleroma?.is_confirmed ?? true,
    isSuggested: wire.is_suggested ?? pleroma?.is_suggested ?? false,
    isAdmin: pleroma?.is_admin ?? hasRole('admin'),
    isModerator: pleroma?.is_moderator ?? hasRole('moderator'),
    tags: wire.tags ?? pleroma?.tags ?? [],
    email: wire.email ?? null,
    /** Why they asked for an account. */
    signUpReason: wire.registration_reason || null,
  }
}

/**
 * A person as the staff sees them. It holds an e-mail address and a reason for signing up: it must never be stored.
 * @see https://docs.akkoma.dev/stable/development/API/admin_api/
 */
export type StaffAccount = ReturnType<typeof foldStaffAccount>

export const staffAccountSchema: v.GenericSchema<unknown, StaffAccount> = v.pipe(
  accountCoreWire,
  v.transform(foldStaffAccount),
)

/** A person in a report: as everybody sees them, and what only the staff sees. */
export interface ReportedAccount {
  readonly account: Account
  readonly staff: StaffAccount
}

export const reportedAccountSchema: v.GenericSchema<unknown, ReportedAccount> = v.pipe(
  wire({ ...accountEntries, moved: nullableField(v.lazy(() => accountSchema)) }),
  v.transform(({ moved, ...core }) => ({
    account: { ...foldAccountCore(core), moved: moved ?? null },
    staff: foldStaffAccount(core),
  })),
)
