import type { Mention, StatusId } from '@skein/api'
import type { StatusRow } from '@skein/store'
import { useT } from '../../../i18n/index.ts'
import { AtIcon } from '../../../ui/icons.tsx'
import { MentionRun } from '../../rich-text/index.ts'
import { rememberRow, useRowMemory } from '../row-memory.ts'
import { unwrittenMentions } from '../rules/unwritten-mentions.ts'
import styles from './Lines.module.css'

/** People who are addressed without being named in the words. */
export function MentionsLine({ status }: { readonly status: StatusRow }) {
  const people = unwrittenMentions(status)
  return people.length === 0 ? null : <Unwritten statusId={status.id} people={people} />
}

interface UnwrittenProps {
  readonly statusId: StatusId
  readonly people: readonly Mention[]
}

function Unwritten({ statusId, people }: UnwrittenProps) {
  const t = useT()
  const { isMentionsLineOpen = false } = useRowMemory(statusId)
  return (
    <div className={styles['reply']}>
      <AtIcon size={14} />
      <p className={styles['mentions']}>
        {t('status.replyingToAlso')}{' '}
        <MentionRun
          memory={[isMentionsLineOpen, (isOpen) => rememberRow(statusId, { isMentionsLineOpen: isOpen })]}
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
