import type { AccountId } from '@skein/api'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { useHighlight } from '../../../model/look.ts'
import { Truncate } from '../../../ui/Truncate.tsx'
import { PinIcon, RepeatIcon } from '../../../ui/icons.tsx'
import styles from './Lines.module.css'
import { PersonName } from './PersonName.tsx'

/** Who repeated the post that follows. [POST-08] */
export function RepeatedLine({ repeaterId }: { readonly repeaterId: AccountId }) {
  const t = useT()
  const repeater = useAccount(repeaterId)
  const mark = useHighlight(repeater?.acct ?? null)
  if (repeater === undefined) return null
  const who = <PersonName account={repeater} className={styles['who']} />
  return (
    <div
      className={clsx(styles['context'], mark !== null && styles['marked'])}
      style={mark === null ? undefined : ({ '--mark': mark.colour } as CSSProperties)}
    >
      <RepeatIcon size={16} className={styles['repeated']} />
      <Truncate>{t.rich('status.repeatedBy', { name: repeater.displayName, who: () => who })}</Truncate>
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
