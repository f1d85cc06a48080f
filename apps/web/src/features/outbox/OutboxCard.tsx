import { clsx } from 'clsx'
import { useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { timeOfDay } from '../../lib/written-date.ts'
import { compose } from '../../model/writing.ts'
import {
  asksWriter,
  retryNow,
  isTextEntry,
  markSent,
  takeBack,
  removeFromOutbox,
  useOutbox,
  type TextEntry,
} from '../../model/outbox.ts'
import { useSession } from '../../model/session.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Row } from '../../ui/Row.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Truncate } from '../../ui/Truncate.tsx'
import { PersonAvatar } from '../media/index.ts'
import styles from './OutboxCard.module.css'
import { useEntryState, useFailureMessage } from './use-entry-state.ts'

/** What else belongs to the post, in words. */
function useMore({ kind, addedAt, post }: TextEntry): string {
  const t = useT()
  const { files, poll, inReplyToId, quoteId } = post
  return [
    kind === 'edit' && t('outbox.acts.edit'),
    inReplyToId !== null && t('outbox.isReply'),
    quoteId !== null && t('outbox.isQuote'),
    files.length > 0 && t('common.fileCount', { count: files.length }),
    poll !== null && t('outbox.hasPoll'),
    t('outbox.since', { time: timeOfDay(addedAt, document.documentElement.lang) }),
  ]
    .filter((part) => part !== false)
    .join(' · ')
}

interface OutboxCardProps {
  readonly id: string
  /** Given where the card is not a row of home: its writer goes on in a form. */
  readonly onLeave?: (() => void) | undefined
}

/** A post or an edit that its writer has sent and the server has not taken yet. */
export function OutboxCard({ id, onLeave }: OutboxCardProps) {
  const entry = useOutbox().find((each) => each.id === id)
  return entry !== undefined && isTextEntry(entry) ? <Card entry={entry} onLeave={onLeave} /> : null
}

function Card({ entry, onLeave }: Pick<OutboxCardProps, 'onLeave'> & { readonly entry: TextEntry }) {
  const t = useT()
  const { viewer } = useSession()
  const { canUndo, isSending, text } = useEntryState(entry)
  const trouble = useFailureMessage(entry)
  const more = useMore(entry)
  const [isAsking, setIsAsking] = useState(false)
  const { id, post } = entry
  const isEdit = entry.kind === 'edit'
  const isDeliveryUnknown = asksWriter(entry)

  /** An edit stays until another one takes its place: nothing of it is lost when the form is closed. */
  async function goOn() {
    onLeave?.()
    if (entry.kind === 'edit') compose({ kind: 'edit', statusId: entry.statusId, written: post })
    else await takeBack(id)
  }

  return (
    <article
      className={clsx(styles['card'], onLeave === undefined && styles['isInList'])}
      aria-label={isEdit ? t('outbox.editLabel', { state: text }) : t('outbox.label', { state: text })}
      tabIndex={-1}
    >
      {viewer && <PersonAvatar account={viewer} />}
      <div className={styles['main']}>
        <header className={styles['head']}>
          <Truncate as="b" dir="auto">
            {viewer?.displayName}
          </Truncate>
          <span className={styles['state']}>
            {isSending && <Spinner size={14} />}
            {text}
          </span>
        </header>
        <div className={clsx(styles['post'], isSending && styles['isSending'])} lang={post.language}>
          {post.subject !== '' && <b dir="auto">{post.subject}</b>}
          <p className={styles['text']} dir="auto">
            {post.status}
          </p>
        </div>
        <p className={styles['more']}>{more}</p>
        {trouble !== null && (
          <Alert level={entry.needsAttention && !isDeliveryUnknown ? 'error' : 'warning'}>{trouble}</Alert>
        )}
        {!isSending && (
          <Row wraps gap={3}>
            {isDeliveryUnknown && (
              <Button size="small" onClick={() => void markSent(id)}>
                {t('outbox.markSent')}
              </Button>
            )}
            <Button
              size="small"
              variant={isDeliveryUnknown ? 'ghost' : 'default'}
              onClick={() => void goOn()}
            >
              {canUndo ? t('common.undo') : t('common.edit')}
            </Button>
            <Button size="small" variant="ghost" onClick={() => retryNow(id)}>
              {t(
                isDeliveryUnknown
                  ? 'outbox.sendAgain'
                  : entry.needsAttention
                    ? 'common.retry'
                    : 'outbox.sendNow',
              )}
            </Button>
            {!canUndo && !isDeliveryUnknown && (
              <Button size="small" variant="ghost" onClick={() => setIsAsking(true)}>
                {t('outbox.discard')}
              </Button>
            )}
            {isAsking && (
              <ConfirmDialog
                title={isEdit ? t('outbox.discardEditTitle') : t('outbox.discardTitle')}
                acceptLabel={t('outbox.discard')}
                cancelLabel={t('outbox.keep')}
                isDestructive
                onAccept={() => void removeFromOutbox(id)}
                onCancel={() => setIsAsking(false)}
              >
                {isEdit ? t('outbox.discardEditQuestion') : t('outbox.discardQuestion')}
              </ConfirmDialog>
            )}
          </Row>
        )}
      </div>
    </article>
  )
}
