import { moveAccount } from '@skein/api'
import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { noticeMs, notify } from '../../../model/notices.ts'
import { Button } from '../../../ui/Button.tsx'
import { HandleField } from '../HandleField.tsx'
import { useOwnHandle } from '../own-handle.ts'
import styles from '../OwnAccount.module.css'
import { PasswordField } from '../PasswordField.tsx'
import { handleIn } from '../rules/handle.ts'
import { useCall } from '../../../lib/use-call.ts'
import { AskedForm } from './AskedForm.tsx'
import { Card } from './Card.tsx'

/** Takes followers along to another account. [DATA-10] */
export function MoveCard() {
  const t = useT()
  const handle = useOwnHandle()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const moving = useCall()
  const read = handleIn(typed)
  const to = read ?? ''
  const isReady = read !== null && password !== ''

  async function move() {
    if (!(await moving.run(() => moveAccount(getClient(), { password, to })))) return
    setTyped('')
    setPassword('')
    notify({
      level: 'success',
      messageKey: 'ownAccount.move.done',
      messageArgs: { to },
      timeout: noticeMs.info,
    })
  }

  return (
    <Card title={t('ownAccount.move.title')}>
      <p className={styles['text']}>{t('ownAccount.move.text', { handle })}</p>
      <AskedForm
        call={moving}
        failedKey="ownAccount.move.failed"
        failedArgs={{ to }}
        isReady={isReady}
        question={{
          title: t('ownAccount.move.question', { to }),
          effect: t('ownAccount.move.effect'),
          accept: t('ownAccount.move.submit'),
        }}
        onAccept={move}
        submit={
          <Button type="submit" isPending={moving.isPending}>
            {t('ownAccount.move.submit')}
          </Button>
        }
      >
        <HandleField label={t('ownAccount.move.to')} value={typed} onChange={setTyped} />
        <PasswordField label={t('ownAccount.passwordHere')} value={password} onChange={setPassword} />
      </AskedForm>
    </Card>
  )
}
