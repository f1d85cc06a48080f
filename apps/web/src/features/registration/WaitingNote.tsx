import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { MailIcon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './WaitingNote.module.css'

interface WaitingNoteProps {
  /** What has to happen first. */
  readonly about: 'requestSent' | 'awaitingConfirmation'
}

/** The page of somebody who has signed up and cannot sign in yet [ROUTE-15]. */
export function WaitingNote({ about }: WaitingNoteProps) {
  const t = useT()
  const { name } = useInstance().branding
  return (
    <Sheet className={styles['note']}>
      <MailIcon size={24} className={styles['icon']} />
      <h1 className={styles['title']}>{t(`registration.${about}.title`)}</h1>
      <p className={styles['text']} dir="auto">
        {t(`registration.${about}.text`, { name: name || location.host })}
      </p>
      <ButtonLink to={paths.root}>{t('common.goHome')}</ButtonLink>
    </Sheet>
  )
}
