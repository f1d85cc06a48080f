import { useId, type ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useCan, useInstance } from '../../../model/instance.ts'
import { useSession } from '../../../model/session.ts'
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
      <div className={styles['group']}>
        <SyncLine />
      </div>
      {isKept && isMember && (
        <>
          <Group title={t('settingsSync.profiles.title')} note={t('settingsSync.profiles.hint')}>
            <ProfileList />
          </Group>
          <Group
            title={t('settingsSync.seen.title')}
            note={t('settingsSync.seen.text', { server: branding.name || facts.server || location.host })}
          />
        </>
      )}
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly note: string
  readonly children?: ReactNode
}

function Group({ title, note, children }: GroupProps) {
  const id = useId()
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h4 id={id} className={styles['heading']}>
        {title}
      </h4>
      <p className={styles['note']}>{note}</p>
      {children}
    </section>
  )
}
