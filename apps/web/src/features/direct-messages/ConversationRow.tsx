import type { AccountId } from '@skein/api'
import type { StatusRow } from '@skein/store'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useRef, type ReactNode } from 'react'

import { RelativeTime, useT } from '../../i18n/index.ts'
import { entityStore, useAccount, useStatus } from '../../model/entities.ts'
import { failureText } from '../../model/failure-text.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { ChecksIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { PersonAvatar } from '../media/index.ts'
import { EmojiText } from '../rich-text/index.ts'
import styles from './ConversationRow.module.css'
import { markRead } from './conversations.ts'
import type { ConversationEntry } from './rules/pages.ts'
import { withoutAddress } from './rules/words.ts'

/** People of a conversation that are named. */
const mostNames = 3
/** Pictures that are shown of several people. */
const mostFaces = 2

interface ConversationRowProps {
  readonly conversation: ConversationEntry
}

/** Who writes with whom, and how the last message begins. */
export function ConversationRow({ conversation }: ConversationRowProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const { viewerId } = useSession()
  const link = useRef<HTMLAnchorElement>(null)
  const { accountIds, lastStatusId, isUnread } = conversation
  const status = useStatus(lastStatusId)
  const names = accountIds.map((id) => entityStore.accounts.get(id)?.displayName ?? '').join(', ')
  const read = () =>
    void markRead({ queryClient, conversation, names, reasonOf: (error) => failureText(error, t) })

  const about = (
    <>
      <Faces ids={accountIds} />
      <span className={styles['content']}>
        <span className={styles['line']}>
          <span className={styles['names']}>
            {isUnread && <VisuallyHidden>{t('directMessages.isUnread')} </VisuallyHidden>}
            <Names ids={accountIds} />
            {accountIds.length === 1 && accountIds[0] === viewerId && ` (${t('directMessages.onlyYou')})`}
          </span>
          {status?.createdAt != null && (
            <span className={styles['when']}>
              <RelativeTime iso={status.createdAt} />
            </span>
          )}
        </span>
        {status === undefined ? (
          <span className={styles['excerpt']}>{t('directMessages.gone')}</span>
        ) : (
          <Excerpt status={status} isOwn={status.accountId === viewerId} />
        )}
      </span>
    </>
  )
  return (
    <div className={clsx(styles['row'], isUnread && styles['unread'])}>
      {status === undefined ? (
        <div className={styles['about']}>{about}</div>
      ) : (
        <Link ref={link} to={paths.conversation(status.id)} className={styles['about']} onClick={read}>
          {about}
        </Link>
      )}
      {isUnread && (
        <IconButton
          label={t('directMessages.markRead', { names })}
          icon={ChecksIcon}
          onClick={() => {
            link.current?.focus({ preventScroll: true })
            read()
          }}
        />
      )}
    </div>
  )
}

interface PeopleProps {
  readonly ids: readonly AccountId[]
}

function Faces({ ids }: PeopleProps) {
  const shown = ids.slice(0, mostFaces)
  return (
    <span className={clsx(styles['faces'], shown.length > 1 && styles['several'])}>
      {shown.map((id) => (
        <Face key={id} id={id} size={shown.length > 1 ? 24 : 36} />
      ))}
    </span>
  )
}

function Face({ id, size }: { readonly id: AccountId; readonly size: 24 | 36 }) {
  const account = useAccount(id)
  return account && <PersonAvatar account={account} size={size} />
}

function Names({ ids }: PeopleProps): ReactNode {
  const t = useT()
  if (ids.length === 0) return t('directMessages.nobody')
  const others = ids.length - mostNames
  return (
    <>
      {ids.slice(0, mostNames).map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Name id={id} />
        </span>
      ))}
      {others > 0 && ` ${t('directMessages.others', { count: others })}`}
    </>
  )
}

function Name({ id }: { readonly id: AccountId }) {
  const account = useAccount(id)
  return (
    account && (
      <bdi>
        <EmojiText text={account.displayName} emojis={account.emojis} />
      </bdi>
    )
  )
}

function Excerpt({ status, isOwn }: { readonly status: StatusRow; readonly isOwn: boolean }) {
  const t = useT()
  const words = status.subject || withoutAddress(status.text)
  return (
    <span className={styles['excerpt']}>
      {isOwn && `${t('directMessages.own')} `}
      {words === '' ? (
        t('directMessages.attachments', { count: status.attachments.length })
      ) : (
        <bdi lang={status.language ?? undefined}>
          <EmojiText text={words} emojis={status.emojis} />
        </bdi>
      )}
    </span>
  )
}
