import { can } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { SettingsGroup } from '../../../ui/SettingsGroup.tsx'
import { ServerPages } from '../ServerPages.tsx'
import { EmailRow } from './EmailRow.tsx'
import { PasswordRow } from './PasswordRow.tsx'

/** How the viewer gets in. */
export function SecuritySection() {
  const t = useT()
  const isTaken = can(useInstance(), 'accountChanges')
  return (
    <SettingsGroup title={t('ownAccount.security.title')} isInset={!isTaken}>
      {isTaken ? (
        <ul>
          <PasswordRow />
          <EmailRow />
        </ul>
      ) : (
        <ServerPages text={t('ownAccount.security.elsewhere')} />
      )}
    </SettingsGroup>
  )
}
