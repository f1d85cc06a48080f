import { useT } from '../../../i18n/index.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './NewMark.module.css'

/** The strand at the edge of a post that came since the last visit. `id` is that of the words. */
export function NewMark({ id }: { readonly id?: string }) {
  const t = useT()
  return (
    <>
      <span className={styles['mark']} data-new="" />
      {id !== undefined && (
        <VisuallyHidden id={id} aria-hidden="true">
          {t('conversation.news.mark')}
        </VisuallyHidden>
      )}
    </>
  )
}
