import type { MuteReason } from '@skein/store'
import type { AccountRow, StatusRow } from '@skein/store'
import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { MuteIcon, TrashIcon } from '../../../ui/icons.tsx'
import { rememberRow } from '../row-memory.ts'
import { PersonName } from './PersonName.tsx'
import styles from './QuietRow.module.css'

interface MutedLineProps {
  readonly status: StatusRow
  readonly account: AccountRow
  readonly reason: MuteReason
}

/** A muted post: who, why, and the way to see it. [POST-44] */
export function MutedLine({ status, account, reason }: MutedLineProps) {
  const t = useT()
  const who = <PersonName account={account} className={styles['who']} />
  const values = { name: account.displayName, who: () => who }
  return (
    <div className={styles['line']}>
      <MuteIcon size={16} />
      <span className={styles['words']}>
        {reason.kind === 'words'
          ? t.rich('status.muted.words', { ...values, words: reason.words.join(', ') })
          : t.rich(`status.muted.${reason.kind}`, values)}
      </span>
      <Button variant="ghost" size="small" onClick={() => rememberRow(status.id, { isUnmuted: true })}>
        {t('status.show')}
      </Button>
    </div>
  )
}

/** What is left of a post that the viewer deleted. [POST-25] */
export function DeletedLine() {
  const t = useT()
  return (
    <div className={styles['line']}>
      <TrashIcon size={16} />
      <span className={styles['words']}>{t('status.deleted')}</span>
    </div>
  )
}
