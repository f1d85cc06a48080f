import { useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { useIsClosed } from '../../../model/instance.ts'
import { loadThread } from '../../../model/threads.ts'
import { ErrorRow } from '../../../ui/ErrorRow.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { MembersOnly } from '../../session/index.ts'
import styles from './Inline.module.css'
import type { InlineContext } from './inline-context.ts'

/** In the place of posts that are still to come, or why they do not. */
export function InlineThreadPlaceholder({ context }: { readonly context: InlineContext }) {
  const t = useT()
  const { error, isLoading } = context.state
  const isClosed = useIsClosed(error)
  if (isClosed) return <MembersOnly />
  if (error === null)
    return (
      <div className={styles['wait']}>
        <Spinner size={20} label={t('conversation.loading')} />
      </div>
    )
  return (
    <ErrorRow
      message={t('conversation.failed', { reason: failureText(error, t) })}
      retryLabel={t('common.retry')}
      onRetry={() => void loadThread(context.thread.statusId)}
      isRetrying={isLoading}
    />
  )
}
