import type { StatusId } from '@skein/api'
import { useLanguageTag, useT } from '../../i18n/index.ts'
import { listOf } from '../../lib/list-format.ts'
import { useWaiting } from '../../model/outbox.ts'
import { actName } from './act-name.ts'
import { openOutbox } from './panel-state.ts'
import { WaitingIcon } from './WaitingIcon.tsx'
import styles from './WaitingMark.module.css'

/** Says quietly that what was done with a post is not at the server yet, and leads to all that waits. */
export function WaitingMark({ statusId }: { readonly statusId: StatusId }) {
  const t = useT()
  const language = useLanguageTag()
  const mine = useWaiting().filter(
    (entry) => 'statusId' in entry && entry.statusId === statusId && !entry.needsAttention,
  )
  if (mine.length === 0) return null
  const acts = mine.map((entry) => actName(entry, t))
  return (
    <button type="button" className={styles['mark']} aria-haspopup="dialog" onClick={openOutbox}>
      <WaitingIcon size={14} />
      {t('outbox.mark', { what: listOf(language, 'unit', acts) })}
    </button>
  )
}
