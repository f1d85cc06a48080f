import { useLocation } from 'wouter'
import { useT } from '../../i18n/index.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { SidebarComposer } from '../composer/index.ts'
import { SignInForm } from '../session/index.ts'
import { AccountActions } from './AccountActions.tsx'
import { UserCard } from './UserCard.tsx'
import styles from './UserPanel.module.css'
import { useInstanceName } from './use-instance-name.ts'

export interface UserPanelProps {
  /** The form stands elsewhere when the third column shows it. */
  hasComposer: boolean
}

/** Who looks: the account with the form for a new post, or the way to sign in [SHELL-04, 05]. */
export function UserPanel({ hasComposer }: UserPanelProps) {
  const t = useT()
  const { status, viewer } = useSession()
  const [path] = useLocation()
  // The sign-in screen holds the same form.
  if (status === 'visitor') return path === paths.login ? null : <SignInPanel />
  return (
    <Sheet aria-label={t('shell.userPanel.label')} className={styles['panel']}>
      {viewer ? (
        <>
          <UserCard account={viewer} actions={<AccountActions />} />
          {hasComposer && (
            <div className={styles['composer']}>
              <SidebarComposer />
            </div>
          )}
        </>
      ) : (
        <div className={styles['checking']}>
          <Spinner size={20} label={t('shell.userPanel.checking')} />
        </div>
      )}
    </Sheet>
  )
}

function SignInPanel() {
  const t = useT()
  const name = useInstanceName()
  const title = t('shell.userPanel.signIn', { name })
  return (
    <Sheet className={styles['signIn']}>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['text']}>{t('shell.userPanel.signInText')}</p>
      <SignInForm label={title} />
    </Sheet>
  )
}
