import type { AccountId } from '@skein/api'
import type { AccountRow } from '@skein/store'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { fullDate, shortDate } from '../../../lib/written-date.ts'
import { useAccount } from '../../../model/entities.ts'
import { paths } from '../../../model/routes.ts'
import { useSetting } from '../../../model/settings.ts'
import { Link } from '../../../ui/Link.tsx'
import { truncated } from '../../../ui/Truncate.tsx'
import { PersonAvatar } from '../../media/index.ts'
import type { ActionContext } from '../actions/types.ts'
import { hasUnwritten, MentionsLine, Reactions } from '../attached-part.tsx'
import { shownPeople } from '../limits.ts'
import { ActionBar } from './ActionBar.tsx'
import styles from './FocusedPost.module.css'
import { BotTag, EditedMark } from './Header.tsx'
import { InstanceMark } from './InstanceMark.tsx'
import { PeopleCount } from './PeopleCount.tsx'
import { PersonName } from './PersonName.tsx'
import { PostBody } from './PostBody.tsx'
import { ReplyLine } from './ReplyLine.tsx'
import { RowTrouble } from './RowLater.tsx'
import { scopeDrawings } from './row-icons.tsx'

export interface FocusedPostProps {
  readonly context: ActionContext
  readonly account: AccountRow
  readonly id: string
  readonly people?: readonly AccountId[] | undefined
  /** The row above is the post that this one answers. */
  readonly joinsPrevious?: boolean
  /** At the end of the row with the author: the number in the list. */
  readonly headingEnd?: ReactNode
  readonly belowBody?: ReactNode
}

/** The post that a conversation is opened at: larger words, and the facts in full. */
export function FocusedPost(props: FocusedPostProps) {
  const { context, account, id, people, joinsPrevious = false, headingEnd, belowBody } = props
  const { status, viewerId, instance } = context
  return (
    <>
      <div className={clsx(styles['author'], joinsPrevious && styles['knot'])}>
        <Link
          to={paths.profile(account, instance.facts.restrictedNicknames)}
          tabIndex={-1}
          aria-hidden="true"
        >
          <PersonAvatar account={account} />
        </Link>
        <div className={styles['names']}>
          <PersonName account={account} id={`${id}-name`} className={clsx(truncated, styles['name'])} />
          <span className={styles['handle']} dir="ltr">
            {account.isBot && <BotTag />}
            <InstanceMark account={account} />@{account.handle}
          </span>
        </div>
        {headingEnd && <span className={styles['end']}>{headingEnd}</span>}
      </div>
      <div className={styles['body']}>
        {!joinsPrevious && <ReplyLine status={status} viewerId={viewerId} />}
        {hasUnwritten(status) && <MentionsLine status={status} />}
        <PostBody
          status={status}
          id={id}
          look="focused"
          place={context.place}
          warning={context.warning}
          isInConversation
        />
        {belowBody}
        {status.reactions.length > 0 && <Reactions context={context} />}
      </div>
      <Facts context={context} people={people} />
      <ActionBar context={context} isFocused />
      <RowTrouble context={context} />
    </>
  )
}

const bold = { b: (number: ReactNode) => <b>{number}</b> }

function Facts({ context, people = [] }: Pick<FocusedPostProps, 'context' | 'people'>) {
  const t = useT()
  const language = useLanguageTag()
  const hidesCounts = useSetting('hidePostStats')
  const { status } = context
  const ms = status.createdAt === null ? Number.NaN : Date.parse(status.createdAt)
  return (
    <div className={styles['facts']}>
      {!Number.isNaN(ms) && (
        <Link to={paths.conversation(status.id)} className={styles['date']}>
          <time dateTime={status.createdAt ?? undefined} data-tooltip={fullDate(ms, language)}>
            {shortDate(ms, language)}
          </time>
        </Link>
      )}
      {status.editedAt ? <EditedMark editedAt={status.editedAt} context={context} /> : null}
      <span className={styles['scope']}>
        {scopeDrawings[status.scope]}
        {t(`scopes.${status.scope}`)}
      </span>
      {!hidesCounts && status.repeatsCount > 0 && (
        <PeopleCount kind="repeats" status={status}>
          {t.rich('status.repeats', { count: status.repeatsCount, ...bold })}
        </PeopleCount>
      )}
      {!hidesCounts && status.favouritesCount > 0 && (
        <PeopleCount kind="favourites" status={status}>
          {t.rich('status.favourites', { count: status.favouritesCount, ...bold })}
        </PeopleCount>
      )}
      {people.length > 0 && !hidesCounts && (
        <span className={styles['people']}>
          {people.slice(0, shownPeople).map((id) => (
            <Face key={id} id={id} />
          ))}
        </span>
      )}
    </div>
  )
}

/** Somebody who favourited or repeated. [POST-50] */
function Face({ id }: { readonly id: AccountId }) {
  const account = useAccount(id)
  if (account === undefined) return null
  return (
    <Link to={paths.profileById(id)} data-tooltip={account.displayName} aria-label={account.displayName}>
      <PersonAvatar account={account} size={24} />
    </Link>
  )
}
