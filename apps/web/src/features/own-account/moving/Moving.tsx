import { can } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import styles from '../OwnAccount.module.css'
import { ServerPages } from '../ServerPages.tsx'
import { AliasCard } from './AliasCard.tsx'
import { DeleteCard } from './DeleteCard.tsx'
import { MoveCard } from './MoveCard.tsx'

/** Aliases, moving and the end of the account. */
export function Moving() {
  const t = useT()
  const isTaken = can(useInstance(), 'accountChanges')
  return (
    <div className={styles['moving']}>
      <h4 className={styles['movingTitle']}>{t('ownAccount.movingTitle')}</h4>
      {isTaken ? (
        <>
          <AliasCard />
          <MoveCard />
          <DeleteCard />
          <p className={styles['foot']}>{t('ownAccount.backUpFirst')}</p>
        </>
      ) : (
        <ServerPages text={t('ownAccount.movingElsewhere')} />
      )}
    </div>
  )
}
