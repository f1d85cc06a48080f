import { clsx } from 'clsx'
import { fetchFollowedTags } from '@skein/api'

import { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { paths } from '../../model/routes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { truncated } from '../../ui/Truncate.tsx'
import { TagInHome } from '../followed-tags/index.ts'
import { PagedList } from '../paged-list/index.ts'
import styles from './FollowedTags.module.css'

/** The hashtags that the viewer follows. [TAG-03] */
export function FollowedTags() {
  const t = useT()
  return (
    <PagedList
      about={['followed tags']}
      label={t('profile.followed.tags')}
      fetchPage={(maxId, signal) => fetchFollowedTags(getClient(), { maxId, signal })}
      keyOf={({ name }) => name}
      renderItem={({ name }) => (
        <div className={styles['row']}>
          <Link to={paths.tag(name)} className={clsx(truncated, styles['tag'])} dir="auto">
            #{name}
          </Link>
          <TagInHome tag={name} />
        </div>
      )}
      nothing={<EmptyState title={t('profile.list.noTags')}>{t('profile.list.noTagsText')}</EmptyState>}
    />
  )
}
