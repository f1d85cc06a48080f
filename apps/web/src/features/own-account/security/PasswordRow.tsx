import { changePassword } from '@skein/api'
import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { PasswordIcon } from '../icons.tsx'
import { leaveUntilSignedIn } from '../leave.ts'
import { PasswordField } from '../PasswordField.tsx'
import { useCall } from '../../../lib/use-call.ts'
import { FormRow } from './FormRow.tsx'

const nothing = { password: '', newPassword: '', confirmation: '' }

/** A new password. [DATA-10] */
export function PasswordRow() {
  const t = useT()
  const [typed, setTyped] = useState(nothing)
  const changing = useCall()
  const { password, newPassword, confirmation } = typed
  const differs = confirmation !== '' && confirmation !== newPassword
  const type = (part: Partial<typeof nothing>) => setTyped({ ...typed, ...part })

  async function save() {
    const isDone = await changing.run(() => changePassword(getClient(), typed))
    if (isDone) leaveUntilSignedIn()
    return isDone
  }

  return (
    <FormRow
      icon={PasswordIcon}
      title={t('ownAccount.password.title')}
      hint={t('ownAccount.password.hint')}
      label={t('ownAccount.password.change')}
      call={changing}
      failedKey="ownAccount.password.failed"
      isReady={password !== '' && newPassword !== '' && confirmation === newPassword}
      onSubmit={save}
      onForget={() => setTyped(nothing)}
    >
      <PasswordField
        label={t('ownAccount.password.current')}
        value={password}
        onChange={(now) => type({ password: now })}
      />
      <PasswordField
        label={t('ownAccount.password.new')}
        value={newPassword}
        onChange={(now) => type({ newPassword: now })}
        isNew
      />
      <PasswordField
        label={t('ownAccount.password.again')}
        value={confirmation}
        onChange={(now) => type({ confirmation: now })}
        error={differs ? t('ownAccount.password.differs') : undefined}
        isNew
      />
    </FormRow>
  )
}
