import { useT } from '../../../i18n/index.ts'
import { paths } from '../../../model/routes.ts'
import { Link } from '../../../ui/Link.tsx'
import styles from './SubTabs.module.css'

/** People or hashtags, of what the viewer follows, and the way to the page that manages the people. [PROF-10] */
export function SubTabs({ isTags }: { readonly isTags: boolean }) {
  const t = useT()
  const tab = (word: string, isCurrent: boolean, label: string) => (
    <Link
      to={`${location.pathname}#${word}`}
      className={styles['part']}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
    </Link>
  )
  return (
    <div className={styles['parts']}>
      <nav className={styles['views']} aria-label={t('profile.followed.views')}>
        {tab('follows', !isTags, t('profile.followed.people'))}
        {tab('follows/tags', isTags, t('profile.followed.tags'))}
      </nav>
      <Link to={paths.following} className={styles['care']}>
        {t('profile.followed.care')}
      </Link>
    </div>
  )
}
