import type { AccountId, StatusId, TimelineKey } from '@skein/api'
import type { AccountRow, FilterPlace, StatusRow } from '@skein/store'
import { clsx } from 'clsx'
import {
  memo,
  useId,
  useRef,
  type ComponentType,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { useLanguageTag, useT } from '../../i18n/index.ts'
import { useCanWriteDates } from '../../lib/use-can-write-dates.ts'
import { entityStore, useAccount, useStatus } from '../../model/entities.ts'
import { personClass, useHighlight } from '../../model/look.ts'
import { useInstance } from '../../model/instance.ts'
import { useViewerId } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { pressKey, pressLong } from './act.ts'
import type { ActionContext } from './actions/types.ts'
import { lazyViewOf } from '../lazy/index.ts'
import type { FocusedPostProps } from './parts/FocusedPost.tsx'
import { RowForm } from './parts/RowLater.tsx'
import { TimelinePost } from './parts/TimelinePost.tsx'
import { quietRow } from './quiet-part.ts'
import { hasWords, postLabel } from './rules/post-label.ts'
import { isTextShown, showing } from './rules/showing.ts'
import { useRowMemory } from './row-memory.ts'
import { useMute } from './mutes.ts'
import { useSubjectRules } from './subject-rules.ts'
import styles from './StatusCard.module.css'

const quietRoom = <div className={styles['quietRoom']} />
const DeletedLine = lazyViewOf(quietRow, (part) => part.DeletedLine, quietRoom)
const CollapsedPost = lazyViewOf(quietRow, (part) => part.CollapsedPost, quietRoom)

export interface StatusCardProps {
  /** The post that is shown; of a repeat, the repeated one. */
  statusId: StatusId
  /** The row's own entry: a repeat has an id of its own and somebody who repeated. */
  entry?: { readonly id: StatusId; readonly repeaterId: AccountId | null } | undefined
  /** What names its row, where the post itself or its entry does not. */
  place?: string | undefined
  /** Draws it as the focus of a conversation. */
  Focused?: ComponentType<FocusedPostProps> | undefined
  /** The row above is the post that this one answers: the strand comes from there. */
  joinsPrevious?: boolean | undefined
  /** The row below answers this one. */
  joinsNext?: boolean | undefined
  /** No hairline above: the first row, or the row after a focused post. */
  hasNoLine?: boolean | undefined
  /** Place in the feed, from 1, and how many there are (-1: unknown). */
  position?: number | undefined
  setSize?: number | undefined
  tabIndex?: number | undefined
  /** Says that the post is pinned where it is shown. */
  showsPin?: boolean | undefined
  /** Seen in the profile of this account: its posts are not muted there. */
  profileOf?: AccountId | null | undefined
  /** Seen in an opened conversation. */
  isInConversation?: boolean | undefined
  /** In bookmarks, favourites, what a search found: it is marked as muted there, never left out. */
  isAskedFor?: boolean | undefined
  /** Where filters look for their posts, if that does not follow from the above. */
  filterPlace?: FilterPlace | null | undefined
  /** The timeline whose row it is. */
  timeline?: TimelineKey | undefined
  /** Who favourited or repeated, for the focused post. */
  people?: readonly AccountId[] | undefined
  /** At the end of the heading row: the controls of a tree. */
  headingEnd?: ReactNode
  /** Directly below the post's own content: the line of its replies. */
  belowBody?: ReactNode
  /** Id of words about where the post stands. */
  describedBy?: string | undefined
  ref?: Ref<HTMLElement> | undefined
}

/**
 * One post wherever it stands alone: in a timeline or as the focus of a conversation. A list that has got more rows draws
 * those that it had once more: they stay as they are. [POST-01]
 */
export const StatusCard = memo(function StatusCard(props: StatusCardProps) {
  const status = useStatus(props.statusId)
  const account = useAccount(status?.accountId ?? null)
  if (status === undefined || account === undefined) return null
  return <KnownCard {...props} status={status} account={account} />
})

interface KnownCardProps extends StatusCardProps {
  status: StatusRow
  account: AccountRow
}

function KnownCard({ ref, ...props }: KnownCardProps) {
  const { status, account, entry, Focused, joinsPrevious = false, joinsNext = false } = props
  const { hasNoLine = false, showsPin = false, position, setSize, tabIndex = 0, people } = props
  const { headingEnd, belowBody, describedBy } = props
  const id = useId()
  const viewerId = useViewerId()
  const instance = useInstance()
  const { isUnmuted, isSubjectOpen } = useRowMemory(status.id)
  const t = useT()
  const tag = useLanguageTag()
  const canWriteDates = useCanWriteDates()
  const labels = useSetting('postLabels')
  // Names in the label change with it.
  useSetting('speakEmojiInNames')
  const { profileOf = null, isInConversation = false, isAskedFor = false } = props
  const repeaterId = entry?.repeaterId ?? null
  const { filterPlace = isInConversation ? 'thread' : profileOf === null ? null : 'account' } = props
  const { timeline = null } = props
  const where = { viewerId, repeaterId, profileOf, isInConversation, isAskedFor, filterPlace, timeline }
  const mute = useMute({ status, account, ...where })
  const subjectRules = useSubjectRules(status, mute.warning !== null)
  const mark = useHighlight(account.acct)
  const place = props.place ?? entry?.id ?? status.id
  const picker = useRef<(() => void) | null>(null)
  const isFocused = Focused !== undefined

  // Whoever opened a post asked for it.
  const shown = showing({ ...mute, isUnmuted: isFocused || isUnmuted, isDeleted: status.isDeleted })
  if (shown === 'hidden') return null
  const isQuiet = shown === 'quiet'
  const isListed = entry !== undefined
  const { warning } = mute
  const here = { status, viewerId, instance, place, where }
  const context: ActionContext = { ...here, isListed, isQuiet, warning, picker }

  const labelled = {
    status,
    author: account,
    repeater: repeaterId === null ? null : (entityStore.accounts.get(repeaterId) ?? null),
    hasDate: canWriteDates,
    language: tag,
    warning,
    isOpen: isTextShown(status, isSubjectOpen, subjectRules),
  }
  const label = labels === 'none' || isQuiet ? undefined : postLabel(labelled, labels, t)
  // A label is spoken in the language of its element: that of the words in it. What is inside has the page's again.
  const isForeign = !isQuiet && status.language !== null && status.language !== tag
  const labelLanguage = isForeign && label !== undefined && hasWords(labelled) ? status.language : undefined

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || !pressKey(event, context)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const content = status.isDeleted ? (
    <DeletedLine />
  ) : isQuiet ? (
    <CollapsedPost status={status} account={account} reasons={mute.reasons} isRepeat={repeaterId !== null} />
  ) : Focused !== undefined ? (
    <Focused
      context={context}
      account={account}
      id={id}
      people={people}
      joinsPrevious={joinsPrevious}
      headingEnd={headingEnd}
      belowBody={belowBody}
    />
  ) : (
    <TimelinePost
      context={context}
      account={account}
      id={id}
      repeaterId={repeaterId}
      isPinned={showsPin}
      hasReplyLine={!joinsPrevious}
      isInConversation={isInConversation}
      canMuteAgain={mute.reasons.length > 0}
      headingEnd={headingEnd}
      belowBody={belowBody}
    />
  )
  const article = (
    // The keys of the focused post are a second way to what its buttons do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={ref}
      className={clsx(
        styles['card'],
        isFocused ? styles['focused'] : isQuiet && styles['quiet'],
        joinsPrevious || hasNoLine || isFocused ? null : styles['lined'],
        joinsNext && !isQuiet && !isFocused && styles['joined'],
        repeaterId !== null && styles['repeated'],
        personClass(account.acct),
        mark !== null && !isQuiet && ['highlighted', styles[mark.style]],
      )}
      style={mark === null ? undefined : ({ '--mark': mark.colour } as CSSProperties)}
      data-tags={status.tags.length === 0 ? undefined : status.tags.map(({ name }) => name).join(' ')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- items of a feed take the focus
      tabIndex={tabIndex}
      lang={labelLanguage ?? undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-posinset={position}
      aria-setsize={setSize}
      data-status-id={status.id}
      data-quiet={isQuiet || undefined}
      onKeyDown={handleKeyDown}
      onContextMenu={isQuiet ? undefined : (event) => pressLong(event, context)}
    >
      {isForeign ? (
        <div lang={tag} className={styles['inside']}>
          {content}
        </div>
      ) : (
        content
      )}
    </article>
  )
  return (
    <>
      {article}
      <RowForm place={place} />
    </>
  )
}
