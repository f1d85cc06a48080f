import type { AccountId } from '@skein/api'
import type { StatusRow } from '@skein/store'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useRef, type ReactNode } from 'react'

import { RelativeTime, useLanguageTag, useT } from '../../i18n/index.ts'
import { listOf, listParts } from '../../lib/list-format.ts'
import { entityStore, useAccount, useStatus } from '../../model/entities.ts'
import { failureText } from '../../model/notices.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { Truncate } from '../../ui/Truncate.tsx'
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
  const names = listOf(
    useLanguageTag(),
    'conjunction',
    accountIds.map((id) => entityStore.accounts.get(id)?.displayName ?? ''),
  )
  const isAlone = accountIds.length === 1 && accountIds[0] === viewerId
  const namesOf = () => (isAlone ? t.rich('directMessages.onlyYou', { names: people }) : people())
  const people = () => <Names ids={accountIds} />
  const read = () =>
    void markRead({ queryClient, conversation, names, reasonOf: (error) => failureText(error, t) })

  const about = (
    <>
      <Faces ids={accountIds} />
      <span className={styles['content']}>
        <span className={styles['line']}>
          <Truncate grows className={styles['names']}>
            {isUnread
              ? t.rich('directMessages.unreadFrom', {
                  unseen: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
                  names: namesOf,
                })
              : namesOf()}
          </Truncate>
          {status?.createdAt != null && (
            <span className={styles['when']}>
              <RelativeTime at={status.createdAt} />
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
  const language = useLanguageTag()
  if (ids.length === 0) return t('directMessages.nobody')
  const others = ids.length - mostNames
  const named = ids.slice(0, mostNames)
  const list = (type: 'conjunction' | 'unit') =>
    listParts(language, type, named.length).map((part) =>
      typeof part === 'string' ? part : <Name key={named[part]} id={named[part] as AccountId} />,
    )
  return others > 0
    ? t.rich('directMessages.namesAndOthers', { names: () => list('unit'), count: others })
    : list('conjunction')
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
  const text = () =>
    words === '' ? (
      t('common.fileCount', { count: status.attachments.length })
    ) : (
      <bdi lang={status.language ?? undefined}>
        <EmojiText text={words} emojis={status.emojis} />
      </bdi>
    )
  return (
    <span className={styles['excerpt']}>{isOwn ? t.rich('directMessages.ownText', { text }) : text()}</span>
  )
}
