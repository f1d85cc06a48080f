import type { List } from '@skein/api'

import { useT } from '../../i18n/index.ts'
import { useLists } from '../../model/lists.ts'
import { paths } from '../../model/routes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconLink } from '../../ui/IconButton.tsx'
import { ListIcon, PenIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LoadFailure } from '../load-failure/index.ts'
import styles from './Lists.module.css'
import { ListForm } from './parts/ListForm.tsx'

/** The viewer's lists, newest first, and the form for another. [LIST-01, LIST-02] */
export function Lists() {
  const t = useT()
  const { data: lists, error, isFetching, refetch } = useLists()
  const isAnswered = lists !== undefined || error !== null
  return (
    <>
      {!isAnswered && <Skeleton kind="line" rows={4} label={t('lists.loading')} />}
      <LoadFailure textKey="lists.failed" error={error} onRetry={refetch} isRetrying={isFetching} />
      {lists?.length === 0 && <EmptyState title={t('lists.none')}>{t('lists.noneText')}</EmptyState>}
      {lists !== undefined && lists.length > 0 && (
        <ul className={styles['cards']}>
          {lists.map((list) => (
            <Card key={list.id} list={list} />
          ))}
        </ul>
      )}
      {/* Not before the cards: they would push away what somebody has begun to write. */}
      {isAnswered && (
        <section className={styles['new']} aria-labelledby="new-list">
          <h2 id="new-list" className={styles['newTitle']}>
            {t('lists.new')}
          </h2>
          <ListForm draftKey="new" known={null} />
        </section>
      )}
    </>
  )
}

function Card({ list: { id, title } }: { readonly list: List }) {
  const t = useT()
  const name = title.trim() === '' ? t('common.untitledList') : title
  return (
    <li className={styles['card']}>
      <Link to={paths.list(id)} className={styles['name']}>
        <ListIcon size={18} />
        <span dir="auto">{name}</span>
      </Link>
      <IconLink to={paths.listEdit(id)} icon={PenIcon} label={t('lists.edit', { title: name })} />
    </li>
  )
}
