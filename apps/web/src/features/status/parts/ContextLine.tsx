import type { AccountId } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { PinIcon, RepeatIcon } from '../../../ui/icons.tsx'
import styles from './Lines.module.css'
import { PersonName } from './PersonName.tsx'

/** Who repeated the post that follows. [POST-08] */
export function RepeatedLine({ repeaterId }: { readonly repeaterId: AccountId }) {
  const t = useT()
  const repeater = useAccount(repeaterId)
  if (repeater === undefined) return null
  const who = <PersonName account={repeater} className={styles['who']} />
  return (
    <div className={styles['context']}>
      <RepeatIcon size={16} className={styles['repeated']} />
      <span>{t.rich('status.repeatedBy', { name: repeater.displayName, who: () => who })}</span>
    </div>
  )
}

export function PinnedLine() {
  const t = useT()
  return (
    <div className={styles['context']}>
      <PinIcon size={16} />
      {t('status.pinned')}
    </div>
  )
}
