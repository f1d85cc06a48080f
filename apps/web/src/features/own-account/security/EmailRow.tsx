import { changeEmail, verifyCredentials } from '@skein/api'
import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { noticeMs, notify } from '../../../model/notices.ts'
import { confirmSession, getToken, useSession } from '../../../model/session.ts'
import { MailIcon } from '../../../ui/icons.tsx'
import { useMissing } from '../../../ui/CompleteForm.tsx'
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { useCall } from '../../../lib/use-call.ts'
import { FormRow } from './FormRow.tsx'

/** What the server has now; where that does not come, it is read at the next start. */
async function readAgain(): Promise<void> {
  const token = getToken()
  if (token === null) return
  const account = await verifyCredentials(getClient()).catch(() => null)
  if (account !== null) confirmSession(token, account)
}

const nothing = { email: '', password: '' }

/** The server knows more about addresses. */
const isEmail = (text: string) => text.includes('@')

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
      isReady={isEmail(email) && password !== ''}
      onSubmit={save}
      onForget={() => setTyped(nothing)}
    >
      <EmailField value={typed.email} onChange={(now) => setTyped({ ...typed, email: now })} />
      <PasswordField
        label={t('ownAccount.passwordHere')}
        value={password}
        onChange={(now) => setTyped({ ...typed, password: now })}
      />
    </FormRow>
  )
}

function EmailField({ value, onChange }: Pick<TextFieldProps, 'value' | 'onChange'>) {
  const t = useT()
  return (
    <TextField
      label={t('ownAccount.email.new')}
      value={value}
      onChange={onChange}
      error={useMissing(!isEmail(value), t('ownAccount.email.missing'))}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      required
    />
  )
}
