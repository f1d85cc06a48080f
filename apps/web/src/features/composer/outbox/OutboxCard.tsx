import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { clockTime } from '../../../lib/written-date.ts'
import { compose } from '../../../model/composing.ts'
import { writeDraft } from '../../../model/drafts.ts'
import { notify } from '../../../model/notices.ts'
import { hurry, takeOut, useOutbox, useSendingId, type OutboxEntry } from '../../../model/outbox.ts'
import { tryFailureText } from '../../../model/outbox/failure-text.ts'
import { useSession } from '../../../model/session.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { PersonAvatar } from '../../media/index.ts'
import styles from './OutboxCard.module.css'

const SECOND_MS = 1_000

/** Milliseconds since 1970, looked at every second until a moment has come. */
function useNowUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [moment])
  return now
}

/** Why it is still here; null while nothing is wrong. */
function useTrouble({ failure, isLaidAside, dueAt }: OutboxEntry): string | null {
  const t = useT()
  if (failure === null) return isLaidAside ? t('outbox.unsure') : null
  const reason = tryFailureText(failure, t)
  if (isLaidAside) return t('outbox.refused', { reason })
  return t('outbox.waits', { reason, time: clockTime(dueAt, document.documentElement.lang) })
}

interface State {
  readonly canUndo: boolean
  readonly text: string
}

function useStateOf(entry: OutboxEntry, isSending: boolean, isFirst: boolean): State {
  const t = useT()
  const seconds = Math.ceil((entry.dueAt - useNowUntil(entry.dueAt)) / SECOND_MS)
  if (entry.isLaidAside) return { canUndo: false, text: t('outbox.notSent') }
  if (isSending) return { canUndo: false, text: t('outbox.sending') }
  if (entry.tries === 0 && seconds > 0) return { canUndo: true, text: t('outbox.sendingIn', { seconds }) }
  return { canUndo: false, text: isFirst ? t('outbox.waiting') : t('outbox.waitsBehind') }
}

/** What else belongs to the post, in words. */
function useMore({ files, poll, inReplyToId, quoteId }: OutboxEntry['post']): string {
  const t = useT()
  return [
    inReplyToId !== null && t('outbox.isReply'),
    quoteId !== null && t('outbox.isQuote'),
    files.length > 0 && t('outbox.files', { count: files.length }),
    poll !== null && t('outbox.hasPoll'),
  ]
    .filter((part) => part !== false)
    .join(' · ')
}

/** A post that its writer has sent and the server has not taken yet. */
export function OutboxCard({ id }: { readonly id: string }) {
  const entries = useOutbox()
  const entry = entries.find((each) => each.id === id)
  return entry === undefined ? null : <Card entry={entry} isFirst={entries[0]?.id === id} />
}

function Card({ entry, isFirst }: { readonly entry: OutboxEntry; readonly isFirst: boolean }) {
  const t = useT()
  const { viewer, viewerId } = useSession()
  const isSending = useSendingId() === entry.id
  const { canUndo, text } = useStateOf(entry, isSending, isFirst)
  const trouble = useTrouble(entry)
  const more = useMore(entry.post)
  const [isAsking, setIsAsking] = useState(false)
  const { id, post } = entry

  async function takeBack() {
    const taken = await takeOut(id)
    if (taken === null || viewerId === null) {
      notify({ level: 'info', messageKey: 'outbox.tooLate' })
      return
    }
    writeDraft(viewerId, `again:${id}`, taken.post)
    compose({ kind: 'again', entryId: id, written: taken.post })
  }

  return (
    <article className={styles['card']} aria-label={t('outbox.label', { state: text })} tabIndex={-1}>
      {viewer && <PersonAvatar account={viewer} />}
      <div className={styles['main']}>
        <header className={styles['head']}>
          <b className={styles['name']} dir="auto">
            {viewer?.displayName}
          </b>
          <span className={styles['state']}>
            {isSending && <Spinner size={14} />}
            {text}
          </span>
        </header>
        <div className={clsx(styles['post'], isSending && styles['isSending'])} lang={post.language}>
          {post.spoilerText !== '' && <b dir="auto">{post.spoilerText}</b>}
          <p className={styles['text']} dir="auto">
            {post.status}
          </p>
        </div>
        {more !== '' && <p className={styles['more']}>{more}</p>}
        {trouble !== null && <Alert level={entry.isLaidAside ? 'error' : 'warning'}>{trouble}</Alert>}
        {!isSending && (
          <div className={styles['actions']}>
            <Button size="small" onClick={() => void takeBack()}>
              {canUndo ? t('outbox.undo') : t('outbox.edit')}
            </Button>
            <Button size="small" variant="ghost" onClick={() => hurry(id)}>
              {entry.isLaidAside ? t('outbox.retry') : t('outbox.sendNow')}
            </Button>
            {!canUndo && (
              <Button size="small" variant="ghost" onClick={() => setIsAsking(true)}>
                {t('outbox.discard')}
              </Button>
            )}
            {isAsking && (
              <ConfirmDialog
                title={t('outbox.discardTitle')}
                acceptLabel={t('outbox.discard')}
                cancelLabel={t('outbox.keep')}
                isDestructive
                onAccept={() => void takeOut(id)}
                onCancel={() => setIsAsking(false)}
              >
                {t('outbox.discardQuestion')}
              </ConfirmDialog>
            )}
          </div>
        )}
      </div>
    </article>
  )
}
