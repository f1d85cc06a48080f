import type { StatusRow } from '@skein/store'
import { useT } from '../../../i18n/index.ts'
import { AtIcon } from '../../../ui/icons.tsx'
import { MentionRun } from '../../rich-text/index.ts'
import { rememberRow, useRowMemory } from '../row-memory.ts'
import { unwrittenMentions } from '../rules/unwritten-mentions.ts'
import styles from './Lines.module.css'

/** People who are addressed without being named in the words. */
export function MentionsLine({ status }: { readonly status: StatusRow }) {
  const t = useT()
  const people = unwrittenMentions(status)
  const { isMentionsLineOpen = false } = useRowMemory(status.id)
  return (
    <div className={styles['reply']}>
      <AtIcon size={14} />
      <p className={styles['mentions']}>
        {t('status.replyingToAlso')}{' '}
        <MentionRun
          memory={[isMentionsLineOpen, (isOpen) => rememberRow(status.id, { isMentionsLineOpen: isOpen })]}
          mentions={people.map((account) => ({
            type: 'mention',
            href: account.url,
            text: `@${account.acct}`,
            account,
          }))}
        />
      </p>
    </div>
  )
}
