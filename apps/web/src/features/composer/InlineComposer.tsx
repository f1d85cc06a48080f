import type { StatusId } from '@skein/api'
import { useT } from '../../i18n/index.ts'
import { useAccount, useStatus } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { Composer } from './Composer.tsx'

export interface InlineComposerProps {
  kind: 'reply' | 'quote'
  statusId: StatusId
  /** It is posted or given up; also when that is known only after the form has gone. */
  onClose: () => void
}

/** An answer or a quote, below the post it belongs to. Another post or person means another form [COMP-31]. */
export function InlineComposer({ kind, statusId, onClose }: InlineComposerProps) {
  const t = useT()
  const { viewerId } = useSession()
  const status = useStatus(statusId)
  const author = useAccount(status?.accountId ?? null)
  const name = author?.displayName ?? ''
  return (
    <Composer
      key={`${kind}:${statusId}:${viewerId}`}
      mode={{ kind, statusId }}
      look="inline"
      label={kind === 'reply' ? t('composer.formReply', { name }) : t('composer.formQuote', { name })}
      startWith="text"
      onPosted={onClose}
      onCancel={onClose}
    />
  )
}
