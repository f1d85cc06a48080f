import { useT } from '../../i18n/index.ts'
import { timeOfDay } from '../../lib/written-date.ts'
import { retryNow, removeFromOutbox, type ActionEntry, type DismissalEntry } from '../../model/outbox.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Row.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Truncate } from '../../ui/Truncate.tsx'
import { actName } from './act-name.ts'
import styles from './OutboxCard.module.css'
import { useEntryState, useFailureMessage } from './use-entry-state.ts'

/** What is not about one post. */
const noPost = { author: '', text: '' }

/** Something that was done by a press and is not at the server yet. */
export function ActionRow({ entry }: { readonly entry: ActionEntry | DismissalEntry }) {
  const t = useT()
  const { isSending, text } = useEntryState(entry)
  const trouble = useFailureMessage(entry)
  const name = actName(entry, t)
  const { author, text: words } = entry.kind === 'dismissal' ? noPost : entry.about
  return (
    <article className={styles['act']} aria-label={t('outbox.actLabel', { name, state: text })}>
      <header className={styles['head']}>
        <Truncate as="b" className={styles['name']}>
          {name}
        </Truncate>
        <span className={styles['state']}>
          {isSending && <Spinner size={14} />}
          {text}
        </span>
      </header>
      {(author !== '' || words !== '') && (
        <p className={styles['about']}>
          <Truncate as="bdi">{author}</Truncate>
          {words !== '' && <Truncate dir="auto">{words}</Truncate>}
        </p>
      )}
      <p className={styles['more']}>
        {t('outbox.since', { time: timeOfDay(entry.addedAt, document.documentElement.lang) })}
      </p>
      {trouble !== null && <Alert level={entry.needsAttention ? 'error' : 'warning'}>{trouble}</Alert>}
      {!isSending && (
        <Row wraps gap={3}>
          <Button size="small" onClick={() => retryNow(entry.id)}>
            {entry.needsAttention ? t('common.retry') : t('outbox.sendNow')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => void removeFromOutbox(entry.id)}>
            {t('outbox.discard')}
          </Button>
        </Row>
      )}
    </article>
  )
}
