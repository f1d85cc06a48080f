import { useT } from '../../i18n/index.ts'
import { paths } from '../../model/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { MailIcon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './WaitingNote.module.css'

interface WaitingNoteProps {
  readonly title: string
  readonly text: string
}

/** The page of somebody who has signed up and cannot sign in yet [ROUTE-15]. */
export function WaitingNote({ title, text }: WaitingNoteProps) {
  const t = useT()
  return (
    <Sheet className={styles['note']}>
      <MailIcon size={24} className={styles['icon']} />
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['text']} dir="auto">
        {text}
      </p>
      <ButtonLink to={paths.root}>{t('common.goHome')}</ButtonLink>
    </Sheet>
  )
}
