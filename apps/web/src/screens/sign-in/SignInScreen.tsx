import { SignInForm } from '../../features/session/index.ts'
import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './SignInScreen.module.css'

/** `/login`: the form, or the way on for somebody who is signed in already. */
export function SignInScreen() {
  const t = useT()
  const { status } = useSession()
  const { name } = useInstance().branding
  return (
    <Sheet className={styles['sheet']}>
      {status === 'visitor' ? (
        <>
          <h1 className={styles['heading']}>{t('session.signInTo', { name: name || location.host })}</h1>
          <SignInForm />
        </>
      ) : (
        <>
          <h1 className={styles['heading']}>{t('session.alreadySignedIn')}</h1>
          <ButtonLink to={paths.friends}>{t('session.home')}</ButtonLink>
        </>
      )}
    </Sheet>
  )
}
