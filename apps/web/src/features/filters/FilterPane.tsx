import { useT } from '../../i18n/index.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './Filters.module.css'
import { useBeingHitsPane, useHitsPane } from './hits-pane.ts'
import { HitPosts } from './parts/HitPosts.tsx'

/** Beside the section of the settings: the posts that the filter in the editor is for, newest first. */
export function FilterPane() {
  const t = useT()
  const { hits } = useHitsPane()
  useBeingHitsPane()
  if (hits === null || hits.length === 0)
    return (
      <Text size="meta" tone="second">
        {t('filters.pane.hint')}
      </Text>
    )
  return (
    <div className={styles['pane']}>
      <Text size="meta" tone="second">
        {t('filters.pane.these', { count: hits.length })}
      </Text>
      <HitPosts hits={hits} />
    </div>
  )
}
