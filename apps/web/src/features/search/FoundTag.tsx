import type { Tag } from '@skein/api'

import { useT } from '../../i18n/index.ts'
import { paths } from '../../model/routes.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './Search.module.css'

/** A hashtag, and how much it is talked about. [SEARCH-07, SEARCH-08] */
export function FoundTag({ tag: { name, history } }: { readonly tag: Tag }) {
  const t = useT()
  const [latest] = history
  return (
    <Link to={paths.tag(name)} className={styles['tag']} data-choice="">
      <b dir="auto">#{name}</b>
      {latest !== undefined && (
        <span className={styles['talk']}>
          {t('search.talking', { count: latest.accounts })} · {t('search.uses', { count: latest.uses })}
        </span>
      )}
    </Link>
  )
}
