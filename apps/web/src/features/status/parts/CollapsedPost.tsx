import type { AccountRow, MuteReason, StatusRow } from '@skein/store'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { listOf } from '../../../lib/list-format.ts'
import { openSettingsWindow } from '../../../model/windows.ts'
import { Button } from '../../../ui/Button.tsx'
import { Truncate } from '../../../ui/Truncate.tsx'
import { MuteIcon, RepeatIcon, TrashIcon } from '../../../ui/icons.tsx'
import { rememberRow } from '../row-memory.ts'
import { PersonName } from './PersonName.tsx'
import styles from './CollapsedPost.module.css'

interface CollapsedPostProps {
  readonly status: StatusRow
  readonly account: AccountRow
  readonly reasons: readonly MuteReason[]
  readonly isRepeat: boolean
}

/** A muted post: who, why, and the way to see it. [POST-44] */
export function CollapsedPost({ status, account, reasons, isRepeat }: CollapsedPostProps) {
  const t = useT()
  const why = useReasons(reasons)
  const who = <PersonName account={account} className={styles['who']} />
  const values = { name: account.displayName, who: () => who }
  const filter = reasons.find((reason) => reason.kind === 'filter')
  return (
    <div className={styles['line']}>
      {isRepeat ? <RepeatIcon size={16} /> : <MuteIcon size={16} />}
      <span className={styles['why']}>
        {why === ''
          ? t.rich('status.muted.author', values)
          : t.rich('status.muted.because', { ...values, reasons: why })}
      </span>
      {filter !== undefined && (
        <Button
          variant="ghost"
          size="small"
          aria-label={t('status.muted.editFilterNamed', { label: filter.label })}
          onClick={() => openSettingsWindow({ section: 'filters', setting: filter.filterId })}
        >
          {t('status.muted.editFilter')}
        </Button>
      )}
      <Button variant="ghost" size="small" onClick={() => rememberRow(status.id, { isUnmuted: true })}>
        {t('status.show')}
      </Button>
    </div>
  )
}

/** Every reason but the author, who stands in the line already. */
function useReasons(reasons: readonly MuteReason[]): string {
  const t = useT()
  const language = useLanguageTag()
  const parts = reasons.flatMap((reason) => {
    if (reason.kind === 'account') return []
    if (reason.kind === 'filter') return [t('status.muted.filter', { label: reason.label })]
    if (reason.kind !== 'words') return [t(`status.muted.${reason.kind}`)]
    const words = reason.words.map((word) => t('status.muted.word', { word }))
    return [t('status.muted.words', { count: words.length, words: listOf(language, 'unit', words) })]
  })
  return listOf(language, 'unit', parts)
}

/** What is left of a post that the viewer deleted. [POST-25] */
export function DeletedLine() {
  const t = useT()
  return (
    <div className={styles['line']}>
      <TrashIcon size={16} />
      <Truncate grows>{t('status.deleted')}</Truncate>
    </div>
  )
}

export { MuteAgain } from './MuteAgain.tsx'
