import { can } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { SettingsGroup } from '../../../ui/SettingsGroup.tsx'
import { ServerPages } from '../ServerPages.tsx'
import { Sessions } from '../sessions/Sessions.tsx'
import { EmailRow } from './EmailRow.tsx'
import { PasswordRow } from './PasswordRow.tsx'

/** Where the viewer is signed in, and how they get in. */
export function SecuritySection() {
  const t = useT()
  const isTaken = can(useInstance(), 'accountChanges')
  if (!isTaken) {
    return (
      <SettingsGroup title={t('ownAccount.security.title')} isInset>
        <ServerPages text={t('ownAccount.security.elsewhere')} />
      </SettingsGroup>
    )
  }
  return (
    <>
      <Sessions />
      <SettingsGroup title={t('ownAccount.security.title')}>
        <ul>
          <PasswordRow />
          <EmailRow />
        </ul>
      </SettingsGroup>
    </>
  )
}
