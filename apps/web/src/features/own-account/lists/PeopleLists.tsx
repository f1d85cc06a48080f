import { can } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { GlobeIcon, MuteIcon, UsersIcon } from '../../../ui/icons.tsx'
import { SettingsGroup } from '../../../ui/SettingsGroup.tsx'
import { BlockIcon } from '../icons.tsx'
import { ListRow } from './ListRow.tsx'
import { SavedRow } from './SavedRow.tsx'

const rows = [
  ['follows', UsersIcon],
  ['blocks', BlockIcon],
  ['mutes', MuteIcon],
] as const

/** Follows, blocks and mutes, out and in. */
export function PeopleLists() {
  const t = useT()
  const canSend = can(useInstance(), 'accountChanges')
  const Each = canSend ? ListRow : SavedRow
  return (
    <SettingsGroup title={t('ownAccount.lists.title')}>
      <ul>
        {rows.map(([list, icon]) => (
          <Each key={list} list={list} icon={icon} />
        ))}
        <SavedRow list="servers" icon={GlobeIcon} />
      </ul>
    </SettingsGroup>
  )
}
