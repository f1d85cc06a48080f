import { useT } from '../../../i18n/index.ts'
import { KeyBoard } from './KeyBoard.tsx'
import { KeySets } from './KeySets.tsx'
import styles from './KeysAside.module.css'
import { useOwnKeys } from './use-own-keys.ts'

/** Beside the list of keys: which are in use, and the sets of other clients. */
export function KeysAside() {
  const t = useT()
  const { bound, conflicts } = useOwnKeys()
  return (
    <div className={styles['aside']}>
      <KeyBoard bound={bound} conflicts={conflicts} />
      <KeySets />
      <p className={styles['note']}>{t('ownKeys.board.note')}</p>
    </div>
  )
}
