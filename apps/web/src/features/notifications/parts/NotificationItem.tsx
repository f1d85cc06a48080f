import type { NotificationId } from '@skein/api'
import type { AccountRow, NotificationRow } from '@skein/store'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { RelativeTime, useLanguageTag, useT } from '../../../i18n/index.ts'
import { useAccount, useNotification, useStatus } from '../../../model/entities.ts'
import { useActiveFilters } from '../../../model/filters.ts'
import { useInstance } from '../../../model/instance.ts'
import { fourMinuteClock } from '../../../lib/minute-clock.ts'
import { navigate } from '../../../lib/navigate.ts'
import { useCanWriteDates } from '../../../lib/use-can-write-dates.ts'
import { isPageKey, keyOf, keysOf } from '../../../model/keys.ts'
import { paths } from '../../../model/routes.ts'
import { useSession } from '../../../model/session.ts'
import { useSetting, useSettings } from '../../../model/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Truncate } from '../../../ui/Truncate.tsx'
import { MuteIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import { isPostMuted, pressKey, RowForm, ViewerActions } from '../../status/index.ts'
import { notificationLabel } from '../rules/notification-label.ts'
import { isTaskKey } from '../tasks/task-key-names.ts'
import { lookOf } from '../types/index.ts'
import { markSeen } from '../seen.ts'
import styles from './NotificationItem.module.css'
import { Excerpt } from './Excerpt.tsx'
import { placeIn, type Place } from './place-in.ts'
import { TypeGlyph } from './TypeGlyph.tsx'

export interface NotificationItemProps extends Place {
  readonly id: NotificationId
  /** At the end of its first line. */
  readonly end?: ReactNode
  /** The first of a section: no line above. */
  readonly hasNoLine?: boolean
  /** Of a list of things to do, whose keys come first. */
  readonly isTask?: boolean
  /** It was put off and is back: unread once more. */
  readonly isBack?: boolean
}

/** A key that opens the item that has the focus. */
function isOpeningKey({ target, currentTarget, defaultPrevented, nativeEvent }: KeyboardEvent): boolean {
  if (target !== currentTarget || defaultPrevented) return false
  const key = keyOf(nativeEvent)
  return key === 'Enter' || (keysOf('status.reading.open', ['o']).includes(key) && isPageKey(nativeEvent))
}

/** One thing that happened to the viewer. */
export function NotificationItem({ id, position, setSize, isBack = false, ...rest }: NotificationItemProps) {
  const known = useNotification(id)
  const account = useAccount(known?.accountId ?? null)
  const isMuted = useIsMuted(known)
  const [isMutedShown, setIsMutedShown] = useState(false)
  if (!known || (!account && known.accountId !== null)) return null
  const notification = isBack && known.isSeen ? { ...known, isSeen: false } : known
  const place = { position, setSize }
  if (account && isMuted && !isMutedShown) {
    return (
      <MutedItem
        account={account}
        isMutedByServer={notification.isMuted}
        place={place}
        onShow={() => setIsMutedShown(true)}
        end={rest.end}
      />
    )
  }
  return <Item notification={notification} account={account ?? null} place={place} {...rest} />
}

/** Whether the server mutes it, or the viewer's own mutes its post. */
function useIsMuted(notification: NotificationRow | undefined): boolean {
  const { viewerId } = useSession()
  const status = useStatus(notification?.statusId ?? null)
  // What mutes a post are settings and filters.
  useSettings()
  useActiveFilters()
  if (notification?.isMuted === true) return true
  return status !== undefined && viewerId !== null && isPostMuted(status, viewerId)
}

interface ItemProps extends Pick<NotificationItemProps, 'end' | 'hasNoLine' | 'isTask'> {
  readonly notification: NotificationRow
  /** Null where the server named nobody. */
  readonly account: AccountRow | null
  readonly place: Place
}

function Item({ notification, account, place, end, hasNoLine = false, isTask = false }: ItemProps) {
  const t = useT()
  const { viewerId } = useSession()
  const instance = useInstance()
  const { restrictedNicknames } = instance.facts
  const status = useStatus(notification.statusId)
  const profile = account && paths.profile(account, restrictedNicknames)
  const target = useAccount(notification.targetId)
  const length = useSetting('postLabels')
  // Names in the label change with it.
  useSetting('speakEmojiInNames')
  const hasDate = useCanWriteDates()
  const language = useLanguageTag()
  const look = lookOf({ notification, status, viewerId })
  const { Body = Excerpt, withEmoji, hasActions = false } = look
  const composedAt = `notification ${notification.id}`
  const label =
    length === 'none'
      ? undefined
      : notificationLabel(
          {
            notification,
            look,
            actor: account,
            status: status ?? null,
            target: target ?? null,
            hasDate,
            language,
          },
          length,
          t,
        )
  const name = () => account && profile && <Name account={account} to={profile} />
  const what = () =>
    withEmoji !== undefined && notification.emoji !== null
      ? t.rich(withEmoji.textKey, {
          name,
          with: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
          emoji: notification.emoji,
        })
      : t.rich(look.textKey, { name })
  // A label is spoken in the language of its element: that of the words in it. What is inside has the page's again.
  const hasWords =
    label !== undefined && status !== undefined && (status.subject !== '' || status.text !== '')
  const labelLanguage = hasWords && status.language !== language ? status.language : null
  const content = (
    <>
      {account && profile ? (
        <Link to={profile} className={styles['avatar']} tabIndex={-1} aria-hidden="true">
          <PersonAvatar account={account}>
            <TypeGlyph look={look} notification={notification} />
          </PersonAvatar>
        </Link>
      ) : (
        <span className={clsx(styles['avatar'], styles['nobody'])}>
          <TypeGlyph look={look} notification={notification} />
        </span>
      )}
      <div className={styles['content']}>
        <div className={styles['line']}>
          <Truncate as="p" grows className={clsx(styles['what'], look.isLong && styles['long'])}>
            {notification.isSeen
              ? what()
              : t.rich('notifications.unreadItem', {
                  unseen: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
                  what,
                })}
            {account && (
              <>
                <VisuallyHidden>, </VisuallyHidden>{' '}
                <bdi className={styles['handle']} dir="ltr">
                  @{account.handle}
                </bdi>
              </>
            )}
          </Truncate>
          <When iso={notification.createdAt} to={status ? paths.conversation(status.id) : null} />
          {end}
        </div>
        <Body notification={notification} status={status} />
        {hasActions && status && (
          <div className={styles['actions']}>
            <ViewerActions statusId={status.id} place={composedAt} />
          </div>
        )}
      </div>
    </>
  )
  const article = (
    // Everything in it that can be pressed is a link or a button; a press anywhere means it was seen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      {...placeIn(place)}
      aria-label={label}
      lang={labelLanguage ?? undefined}
      onKeyDown={(event) => {
        if (!isOpeningKey(event)) {
          if (!hasActions || !status || (isTask && isTaskKey(keyOf(event.nativeEvent)))) return
          if (!pressKey(event, { status, viewerId, instance, place: composedAt })) return
          event.preventDefault()
          event.stopPropagation()
          return
        }
        event.preventDefault()
        const goal = status ? paths.conversation(status.id) : profile
        if (goal !== null) navigate(goal)
        void markSeen(notification.id)
      }}
      className={clsx(styles['item'], !notification.isSeen && styles['unseen'], hasNoLine && styles['first'])}
      // After what was pressed has done its own: a request that is answered is seen by that.
      onClickCapture={() => setTimeout(() => void markSeen(notification.id))}
    >
      {labelLanguage === null ? (
        content
      ) : (
        <div lang={language} className={styles['inside']}>
          {content}
        </div>
      )}
    </article>
  )
  if (!hasActions) return article
  return (
    <>
      {article}
      <RowForm place={composedAt} />
    </>
  )
}

function Name({ account, to }: { account: AccountRow; to: string }): ReactNode {
  return (
    <Link to={to} className={styles['name']} data-tooltip={`@${account.handle}`}>
      <bdi>
        <EmojiText text={account.displayName} emojis={account.emojis} />
      </bdi>
    </Link>
  )
}

function When({ iso, to }: { iso: string | null; to: string | null }) {
  if (iso === null) return null
  return (
    <RelativeTime at={iso} clock={fourMinuteClock}>
      {(time, name, date) =>
        to === null ? (
          <span className={styles['when']}>
            {time}
            {date !== undefined && <VisuallyHidden>, {date}</VisuallyHidden>}
          </span>
        ) : (
          <Link to={to} className={styles['when']} aria-label={name}>
            {time}
          </Link>
        )
      }
    </RelativeTime>
  )
}

interface MutedItemProps extends Pick<ItemProps, 'place' | 'end'> {
  readonly account: AccountRow
  /** Else it is the post that is muted, and not who wrote it. */
  readonly isMutedByServer: boolean
  readonly onShow: () => void
}

function MutedItem({ account, isMutedByServer, place, onShow, end }: MutedItemProps) {
  const t = useT()
  const textKey = isMutedByServer ? 'notifications.muted' : 'notifications.mutedPost'
  return (
    <article
      {...placeIn(place)}
      aria-label={t.markup(textKey, { name: () => `@${account.handle}` })}
      className={styles['muted']}
    >
      <MuteIcon size={16} />
      <Truncate as="p" grows className={styles['what']}>
        {t.rich(textKey, { name: () => <b dir="ltr">@{account.handle}</b> })}
      </Truncate>
      <Button size="small" variant="ghost" onClick={onShow}>
        {t('notifications.show')}
      </Button>
      {end}
    </article>
  )
}
