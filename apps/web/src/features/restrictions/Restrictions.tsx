import { useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { useViewerId } from '../../model/session.ts'
import { SettingsGroup } from '../../ui/SettingsGroup.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import type { RestrictionKind } from './kinds.ts'
import { PeoplePanel } from './PeoplePanel.tsx'
import styles from './Restrictions.module.css'
import { ServersPanel } from './ServersPanel.tsx'

const kinds: readonly RestrictionKind[] = ['mutes', 'blocks', 'servers']

/** Muted people, blocked people and blocked servers, for members. [SET-37, SET-38] */
export function Restrictions() {
  const t = useT()
  const viewerId = useViewerId()
  const [kind, setKind] = useState<RestrictionKind>('mutes')
  if (viewerId === null) return null
  return (
    <SettingsGroup title={t('restrictions.title')}>
      <div className={styles['restrictions']}>
        <Tabs
          label={t('restrictions.title')}
          tabs={kinds.map((name) => ({ name, label: t(`restrictions.${name}.tab`) }))}
          current={kind}
          onChoose={setKind}
        >
          {kind === 'servers' ? <ServersPanel /> : <PeoplePanel key={kind} kind={kind} />}
        </Tabs>
      </div>
    </SettingsGroup>
  )
}
