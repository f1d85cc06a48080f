import { useLocation } from 'wouter'
import { useT } from '../../i18n/index.ts'
import { paths } from '../../model/routes.ts'
import { LogInIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './VisitorHint.module.css'

/** Invites visitors to sign in [SHELL-36], unless they are about to. */
export function VisitorHint() {
  const t = useT()
  const [path] = useLocation()
  if (path === paths.login) return null
  return (
    <Link to={paths.login} className={styles['hint']}>
      <LogInIcon className={styles['icon']} />
      <span className={styles['text']}>{t('shell.visitorHint.text')}</span>
      <span className={styles['action']}>{t('shell.visitorHint.action')}</span>
    </Link>
  )
}
