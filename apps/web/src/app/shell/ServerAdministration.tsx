import { useT } from '../../i18n/index.ts'
import { paths } from '../../model/routes.ts'
import { AwayButton } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ExternalIcon } from '../../ui/icons.tsx'
import styles from './Windows.module.css'

/** The way to the server's own pages for its staff, which have the reports. */
export function ServerAdministration() {
  const t = useT()
  const way = (
    <AwayButton href={paths.serverAdministration} variant="primary" className={styles['way']}>
      {t('shell.windows.openAdministration')}
      <ExternalIcon size={16} />
    </AwayButton>
  )
  return (
    <EmptyState title={t('shell.windows.moderationTitle')} action={way}>
      {t('shell.windows.moderationHint')}
    </EmptyState>
  )
}
