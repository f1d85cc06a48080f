import { useT } from '../../../i18n/index.ts'
import { TrashIcon } from '../../../ui/icons.tsx'
import styles from './MissingRow.module.css'

/** In the place of a post that is answered here and is not in the thread. */
export function MissingRow() {
  const t = useT()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- items of a feed take the focus
    <article className={styles['missing']} tabIndex={-1}>
      <TrashIcon size={16} />
      {t('conversation.missing')}
    </article>
  )
}
