import { changeEmail, verifyCredentials } from '@skein/api'
import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { noticeMs, notify } from '../../../model/notices.ts'
import { confirmSession, getToken, useSession } from '../../../model/session.ts'
import { MailIcon } from '../../../ui/icons.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { useCall } from '../use-call.ts'
import { FormRow } from './FormRow.tsx'

/** What the server has now; where that does not come, it is read at the next start. */
async function readAgain(): Promise<void> {
  const token = getToken()
  if (token === null) return
  const account = await verifyCredentials(getClient()).catch(() => null)
  if (account !== null) confirmSession(token, account)
}

const nothing = { email: '', password: '' }

/** Another e-mail address. [DATA-09] */
export function EmailRow() {
  const t = useT()
  const known = useSession().viewer?.own?.email ?? null
  const [typed, setTyped] = useState(nothing)
  const changing = useCall()
  const email = typed.email.trim()
  const { password } = typed

  async function save() {
    const isDone = await changing.run(() => changeEmail(getClient(), { email, password }))
    if (!isDone) return false
    void readAgain()
    notify({
      level: 'success',
      messageKey: 'ownAccount.email.changed',
      messageArgs: { email },
      timeout: noticeMs.info,
    })
    return true
  }

  return (
    <FormRow
      icon={MailIcon}
      title={t('ownAccount.email.title')}
      hint={known === null ? t('ownAccount.email.hint') : t('ownAccount.email.known', { email: known })}
      label={t('ownAccount.email.change')}
      call={changing}
      failedKey="ownAccount.email.failed"
      isReady={email.includes('@') && password !== ''}
      onSubmit={save}
      onForget={() => setTyped(nothing)}
    >
      <TextField
        label={t('ownAccount.email.new')}
        value={typed.email}
        onChange={(now) => setTyped({ ...typed, email: now })}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <PasswordField
        label={t('ownAccount.passwordHere')}
        value={password}
        onChange={(now) => setTyped({ ...typed, password: now })}
      />
    </FormRow>
  )
}
