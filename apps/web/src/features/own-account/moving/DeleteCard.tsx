import { deleteAccount } from '@skein/api'
import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { leaveForGood } from '../leave.ts'
import { useOwnHandle } from '../own-handle.ts'
import styles from '../OwnAccount.module.css'
import { PasswordField } from '../PasswordField.tsx'
import { useCall } from '../../../lib/use-call.ts'
import { AskedForm } from './AskedForm.tsx'
import { Card } from './Card.tsx'

/** Ends the account. [DATA-08] */
export function DeleteCard() {
  const t = useT()
  const handle = useOwnHandle()
  const [password, setPassword] = useState('')
  const deleting = useCall()

  async function remove() {
    if (await deleting.run(() => deleteAccount(getClient(), password))) leaveForGood()
  }

  return (
    <Card title={t('ownAccount.delete.title')} isDangerous>
      <p className={styles['text']}>{t('ownAccount.delete.text')}</p>
      <AskedForm
        call={deleting}
        failedKey="ownAccount.delete.failed"
        isReady={password !== ''}
        question={{
          title: t('ownAccount.delete.question', { handle }),
          effect: t('ownAccount.delete.effect'),
          accept: t('ownAccount.delete.accept'),
        }}
        onAccept={remove}
      >
        <div className={styles['beside']}>
          <PasswordField label={t('ownAccount.passwordHere')} value={password} onChange={setPassword} />
          <Button
            type="submit"
            variant="danger"
            aria-label={t('ownAccount.delete.submitLabel')}
            isPending={deleting.isPending}
          >
            {t('ownAccount.delete.submit')}
          </Button>
        </div>
      </AskedForm>
    </Card>
  )
}
