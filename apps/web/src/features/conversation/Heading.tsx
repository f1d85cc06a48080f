import { useT } from '../../i18n/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { paths } from '../../model/routes.ts'
import { useSetting } from '../../model/settings.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Conversation.module.css'

/** The way back, the name, and how large the conversation is once that is known. */
export function Heading({ extent }: { readonly extent: { posts: number; people: number } | null }) {
  const t = useT()
  const isStatic = useSetting('disableStickyHeaders')
  const text =
    extent &&
    t('conversation.extent', {
      posts: t('conversation.posts', { count: extent.posts }),
      people: t('conversation.people', { count: extent.people }),
    })
  return (
    <ColumnHeading
      title={t('conversation.title')}
      isSticky={!isStatic}
      start={<IconButton icon={ArrowLeftIcon} label={t('conversation.back')} onClick={goBack} />}
      aside={text && <span className={styles['extent']}>{text}</span>}
    />
  )
}

function goBack(): void {
  // Opened from outside: there is nothing of ours to go back to.
  if (history.length > 1) history.back()
  else navigate(paths.root)
}
