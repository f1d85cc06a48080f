import { useT } from '../../../i18n/index.ts'
import { useCan, useInstance } from '../../../model/instance.ts'
import { useSession } from '../../../model/session.ts'
import { SettingsGroup } from '../../../ui/SettingsGroup.tsx'
import { ProfileList } from './ProfileList.tsx'
import { SyncLine } from './SyncLine.tsx'
import styles from './SyncSection.module.css'

/** Where the settings are kept, and the sets of them that there are. */
export function SyncSection() {
  const t = useT()
  const { branding, facts } = useInstance()
  const isKept = useCan('settingsProfiles')
  const isMember = useSession().status === 'signedIn'
  return (
    <>
      <div className={styles['line']}>
        <SyncLine />
      </div>
      {isKept && isMember && (
        <>
          <SettingsGroup
            isInset
            title={t('settingsSync.profiles.title')}
            note={t('settingsSync.profiles.hint')}
          >
            <ProfileList />
          </SettingsGroup>
          <SettingsGroup
            title={t('settingsSync.seen.title')}
            note={t('settingsSync.seen.text', { server: branding.name || facts.server || location.host })}
          />
        </>
      )}
    </>
  )
}
