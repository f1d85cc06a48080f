import type { AccountRow } from '@skein/store'

import { useT } from '../../../i18n/index.ts'
import { useAccount, useRelationship } from '../../../model/entities.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Link } from '../../../ui/Link.tsx'
import styles from './AccountNotices.module.css'

/** What somebody has to know who looks at this profile: that they moved, are off, or want nothing to do with one. */
export function AccountNotices({ account }: { readonly account: AccountRow }) {
  const t = useT()
  const moved = useAccount(account.movedToId)
  const relationship = useRelationship(account.id)
  const { restrictedNicknames } = useInstance().facts
  const name = account.displayName
  const isBlockedBy = relationship?.blockedBy === true
  if (moved === undefined && !account.isDeactivated && !isBlockedBy) return null
  return (
    <div className={styles['standing']}>
      {moved !== undefined && (
        <Alert level="info">
          {t.rich('profile.standing.moved', {
            name,
            handle: `@${moved.handle}`,
            who: () => (
              <Link to={paths.profile(moved, restrictedNicknames)} dir="ltr">
                @{moved.handle}
              </Link>
            ),
          })}
        </Alert>
      )}
      {account.isDeactivated && <Alert level="warning">{t('profile.standing.deactivated')}</Alert>}
      {isBlockedBy && <Alert level="warning">{t('profile.standing.blockedBy', { name })}</Alert>}
    </div>
  )
}
