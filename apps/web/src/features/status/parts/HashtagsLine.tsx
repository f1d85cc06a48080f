import type { StatusId } from '@skein/api'
import { Fragment } from 'react'
import { useT } from '../../../i18n/index.ts'
import { paths } from '../../../model/routes.ts'
import { Link } from '../../../ui/Link.tsx'
import { rememberRow, useRowMemory } from '../row-memory.ts'
import styles from './Lines.module.css'

/** Hashtags that show; the rest is behind a button. */
const shownTags = 6

interface HashtagsLineProps {
  readonly statusId: StatusId
  readonly tags: readonly string[]
}

/** Hashtags that the post has without naming them in its words. */
export function HashtagsLine({ statusId, tags }: HashtagsLineProps) {
  const t = useT()
  const { areTagsOpen = false } = useRowMemory(statusId)
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
          onClick={() => rememberRow(statusId, { areTagsOpen: !areTagsOpen })}
        >
          {areTagsOpen ? t('common.showFewer') : t('status.moreMentions', { count: String(hidden) })}
        </button>
      )}
    </p>
  )
}
