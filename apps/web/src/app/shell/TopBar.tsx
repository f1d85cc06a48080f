import { OutboxButton } from '../../features/outbox/index.ts'
import { useT } from '../../i18n/index.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { IconAnchor, IconButton } from '../../ui/IconButton.tsx'
import { ConsoleIcon, SettingsIcon, ShieldIcon } from '../../ui/icons.tsx'
import { Brand } from './Brand.tsx'
import { NotificationsBell } from './NotificationsBell.tsx'
import { SearchForm } from './SearchForm.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import styles from './TopBar.module.css'
import { useLayout } from './use-layout.ts'
import { useViewerAccess } from './use-viewer-access.ts'
import { openModeration, openSettings } from './windows.ts'

/** The top bar of wide windows. It stands on the same grid as the columns. */
export function TopBar() {
  const t = useT()
  const { mayRead, mayModerate, mayAdminister } = useViewerAccess()
  const { status } = useSession()
  const hasBell = useLayout() !== 'wide' && status !== 'visitor'
  return (
    <header className={styles['bar']} aria-label={t('shell.topBar.label')}>
      <div className={styles['columns']}>
        <Brand />
        <div className={styles['rest']}>
          <div className={styles['middle']}>
            <Shortcuts />
            {mayRead && <SearchForm />}
          </div>
          <div className={styles['end']}>
            <OutboxButton />
            {hasBell && <NotificationsBell />}
            {mayModerate && (
              <IconButton icon={ShieldIcon} label={t('shell.topBar.moderation')} onClick={openModeration} />
            )}
            {mayAdminister && (
              <IconAnchor
                icon={ConsoleIcon}
                label={t('shell.topBar.administration')}
                href={paths.adminConsole}
              />
            )}
            <IconButton icon={SettingsIcon} label={t('shell.topBar.settings')} onClick={openSettings} />
          </div>
        </div>
      </div>
    </header>
  )
}
