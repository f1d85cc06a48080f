import type { StatusRow } from '@skein/store'
import { Fragment } from 'react'
import { useT } from '../../../i18n/index.ts'
import { paths } from '../../../model/routes.ts'
import { Link } from '../../../ui/Link.tsx'
import { rememberRow, useRowMemory } from '../row-memory.ts'
import { unwrittenTags } from '../rules/unwritten-tags.ts'
import styles from './Lines.module.css'

/** Hashtags that show; the rest is behind a button. */
const shownTags = 6

/** Hashtags that the post has without naming them in its words. */
export function HashtagsLine({ status }: { readonly status: StatusRow }) {
  const t = useT()
  const tags = unwrittenTags(status)
  const { areTagsOpen = false } = useRowMemory(status.id)
  const hidden = tags.length - shownTags
  return (
    <p className={styles['tags']}>
      {t('status.hashtags')}{' '}
      {(areTagsOpen ? tags : tags.slice(0, shownTags)).map((name) => (
        <Fragment key={name}>
          <Link to={paths.tag(name)} rel="tag">
            <bdi>#{name}</bdi>
          </Link>{' '}
        </Fragment>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={areTagsOpen}
          onClick={() => rememberRow(status.id, { areTagsOpen: !areTagsOpen })}
        >
          {areTagsOpen ? t('common.showFewer') : t('status.moreMentions', { count: String(hidden) })}
        </button>
      )}
    </p>
  )
}
