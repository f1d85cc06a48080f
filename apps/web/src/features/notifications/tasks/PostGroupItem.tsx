import type { NotificationId } from '@skein/api'
import type { EmojiRef } from '@skein/rich-text'
import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'

import { RelativeTime, useLanguageTag, useT } from '../../../i18n/index.ts'
import { fourMinuteClock } from '../../../lib/minute-clock.ts'
import { listOf } from '../../../lib/list-format.ts'
import { navigate } from '../../../lib/navigate.ts'
import { entityStore, useStatus } from '../../../model/entities.ts'
import { keyOf } from '../../../model/keys.ts'
import { paths } from '../../../model/routes.ts'
import { useSession } from '../../../model/session.ts'
import { ReactIcon, RepeatIcon, ReplyIcon, StarIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import { beginningOf, joinSpoken, spokenName } from '../../status/index.ts'
import { Excerpt } from '../parts/Excerpt.tsx'
import { placeIn, type Place } from '../parts/place-in.ts'
import itemStyles from '../parts/NotificationItem.module.css'
import type { PostEvent, PostGroup } from '../rules/tasks.ts'
import { markSeen } from '../seen.ts'
import { TaskButtons } from './TaskButtons.tsx'
import styles from './Tasks.module.css'

/** So many faces stand for the people of an event, and so many are named. */
const mostFaces = 3
const mostNames = 2
/** So many different emoji of reactions are shown. */
const mostEmoji = 5

const icons = { reply: ReplyIcon, reaction: ReactIcon, favourite: StarIcon, repeat: RepeatIcon } as const

interface PostGroupItemProps extends Place {
  readonly group: PostGroup
  /** The first of a section: no line above. */
  readonly hasNoLine?: boolean
  /** How many other rows are to do. */
  readonly left: number
}

/** One post of the viewer, and what people did with it on its strand. */
export function PostGroupItem({ group, left, hasNoLine = false, ...place }: PostGroupItemProps) {
  const t = useT()
  const { viewer } = useSession()
  const status = useStatus(group.statusId)
  if (status === undefined || viewer === null) return null
  const { ids, events, isSeen, at, statusId } = group
  const counts = events.map(({ kind, accountIds }) =>
    t(`notifications.tasks.events.${kind}`, { count: accountIds.length }),
  )
  const to = paths.conversation(statusId)
  const open = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || keyOf(event.nativeEvent) !== 'Enter') return
    event.preventDefault()
    navigate(to)
    for (const id of ids) void markSeen(id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a feed's articles take the focus
    <article
      {...placeIn(place)}
      aria-label={joinSpoken([
        t('notifications.tasks.yourPost'),
        beginningOf(status.subject || status.text, 'short'),
        ...counts,
        !isSeen && t('notifications.label.unseen'),
      ])}
      className={clsx(itemStyles['item'], !isSeen && itemStyles['unseen'], hasNoLine && itemStyles['first'])}
      onKeyDown={open}
    >
      <span className={styles['face']}>
        <PersonAvatar account={viewer} size={32} />
      </span>
      <div className={styles['content']}>
        <div className={styles['line']}>
          <p className={styles['what']}>
            {!isSeen && <VisuallyHidden>{t('notifications.label.unseen')}: </VisuallyHidden>}
            <Link to={to} className={styles['name']}>
              {t('notifications.tasks.yourPost')}
            </Link>{' '}
            <RelativeTime at={at} clock={fourMinuteClock} />
          </p>
          <TaskButtons
            ids={ids}
            ownPostId={statusId}
            left={left}
            title={
              <>
                <PersonAvatar account={viewer} size={32} />
                {t('notifications.tasks.yourPost')}
              </>
            }
          />
        </div>
        <Excerpt status={status} />
      </div>
      <ul className={styles['strand']}>
        {events.map((event) => (
          <Event key={event.kind} event={event} ids={ids} />
        ))}
      </ul>
    </article>
  )
}

/** The emoji that people reacted with, each once, newest first [NOTIF-07]; pictures for those of a server. */
function reactionsIn(ids: readonly NotificationId[]) {
  const found = new Map<string, EmojiRef | null>()
  for (const id of ids) {
    const { emoji = null, emojiUrl: url = null } = entityStore.notifications.get(id) ?? {}
    if (emoji === null || found.size === mostEmoji) continue
    const shortcode = emoji.replaceAll(':', '')
    if (url === null) found.set(emoji, null)
    else found.set(`:${shortcode}:`, { shortcode, url, staticUrl: url })
  }
  return { text: [...found.keys()].join(' '), emojis: [...found.values()].filter((emoji) => emoji !== null) }
}

interface EventProps {
  readonly event: PostEvent
  /** The notifications of the post. */
  readonly ids: readonly NotificationId[]
}

function Event({ event: { kind, accountIds }, ids }: EventProps) {
  const t = useT()
  const language = useLanguageTag()
  const Glyph = icons[kind]
  const people = accountIds.flatMap((id) => entityStore.accounts.get(id) ?? [])
  const names = people.slice(0, mostNames).map((person) => spokenName(person))
  const others = accountIds.length - names.length
  const who = others > 0 ? [...names, t('notifications.tasks.others', { count: others })] : names
  const whoText = listOf(language, 'conjunction', who)
  const reactions = kind === 'reaction' ? reactionsIn(ids) : null
  return (
    <li className={styles['event']}>
      <span className={clsx(styles['knot'], styles[kind])}>
        <Glyph size={14} isFilled={kind === 'favourite'} />
      </span>
      <span className={styles['faces']} aria-hidden="true">
        {people.slice(0, mostFaces).map((person) => (
          <PersonAvatar key={person.id} account={person} size={20} />
        ))}
      </span>
      <span className={styles['who']}>
        {!reactions?.text
          ? t(`notifications.tasks.did.${kind}`, { who: whoText })
          : t.rich('notifications.tasks.did.reactionWith', {
              who: whoText,
              emoji: () => <EmojiText {...reactions} />,
            })}
      </span>
    </li>
  )
}
