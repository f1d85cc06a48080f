import { navigate } from '../../lib/navigate.ts'
import { notify } from '../../model/notices.ts'
import { paths } from '../../model/routes.ts'
import { endSession } from '../../model/session.ts'

/** The account is no more: nor is anything of it here. */
export function leaveForGood(): void {
  endSession('left')
  navigate(paths.root)
  notify({ level: 'success', messageKey: 'ownAccount.delete.done' })
}

/**
 * The password is another one: servers of the Pleroma family took every token of the account back. The same person is
 * expected, so what they typed stays.
 */
export function leaveUntilSignedIn(): void {
  endSession('refused')
  navigate(paths.root)
  notify({ level: 'success', messageKey: 'ownAccount.password.changed' })
}
