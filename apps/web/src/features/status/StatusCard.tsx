import type { AccountId, StatusId } from '@skein/api'
import { isHiddenByMute, mutedReasons, type AccountRow, type MuteReason, type StatusRow } from '@skein/store'
import { clsx } from 'clsx'
import { useId, type ComponentType, type KeyboardEvent, type Ref } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import { entityStore, useAccount, useRelationship, useStatus } from '../../model/entities.ts'
import { onFirstText } from '../../model/first-text.ts'
import { useInstance } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { pressKey } from './act.ts'
import type { ActionContext } from './actions/types.ts'
import { lazyView } from '../lazy/index.ts'
import type { FocusedPostProps } from './parts/FocusedPost.tsx'
import { RowForm } from './parts/RowLater.tsx'
import { TimelinePost } from './parts/TimelinePost.tsx'
import { useRowMemory } from './row-memory.ts'
import styles from './StatusCard.module.css'

const quietRoom = <div className={styles['quietRoom']} />
const quietRow = lazyModule(() => import('./parts/QuietRow.tsx'))
onFirstText(quietRow.preload)
const DeletedLine = lazyView(() => quietRow.fetch().then((part) => part.DeletedLine), quietRoom)
const MutedLine = lazyView(() => quietRow.fetch().then((part) => part.MutedLine), quietRoom)

export interface StatusCardProps {
  /** The post that is shown; of a repeat, the repeated one. */
  statusId: StatusId
  /** The row's own entry: a repeat has an id of its own and somebody who repeated. */
  entry?: { readonly id: StatusId; readonly repeaterId: AccountId | null } | undefined
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
  /** Who favourited or repeated, for the focused post. */
  people?: readonly AccountId[] | undefined
  ref?: Ref<HTMLElement> | undefined
}

/** One post wherever it stands alone: in a timeline or as the focus of a conversation. [POST-01] */
export function StatusCard(props: StatusCardProps) {
  const status = useStatus(props.statusId)
  const account = useAccount(status?.accountId ?? null)
  if (status === undefined || account === undefined) return null
  return <KnownCard {...props} status={status} account={account} />
}

interface KnownCardProps extends StatusCardProps {
  status: StatusRow
  account: AccountRow
}

function KnownCard({ ref, ...props }: KnownCardProps) {
  'use memo'
  const { status, account, entry, Focused, joinsPrevious = false, joinsNext = false } = props
  const { hasNoLine = false, showsPin = false, position, setSize, tabIndex = 0, people } = props
  const id = useId()
  const { viewerId } = useSession()
  const instance = useInstance()
  const { isUnmuted = false } = useRowMemory(status.id)
  const mute = useMute(props)
  const place = entry?.id ?? status.id
  const context: ActionContext = { status, viewerId, instance, place }
  const isFocused = Focused !== undefined

  if (mute.isHidden && !isUnmuted && !isFocused) return null
  const [reason] = isFocused || isUnmuted || status.isDeleted ? [] : mute.reasons
  const isQuiet = status.isDeleted || reason !== undefined

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isQuiet || event.defaultPrevented || !pressKey(event, context)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const article = (
    // The keys of the focused post are a second way to what its buttons do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={ref}
      className={clsx(
        styles['card'],
        isFocused && styles['focused'],
        joinsPrevious || hasNoLine || isFocused ? null : styles['lined'],
        joinsNext && !isQuiet && !isFocused && styles['joined'],
        entry?.repeaterId != null && styles['repeated'],
      )}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- items of a feed take the focus
      tabIndex={tabIndex}
      aria-labelledby={isQuiet ? undefined : `${id}-name ${id}-subject ${id}-text`}
      aria-posinset={position}
      aria-setsize={setSize}
      data-status-id={status.id}
      onKeyDown={handleKeyDown}
    >
      {status.isDeleted ? (
        <DeletedLine />
      ) : reason !== undefined ? (
        <MutedLine status={status} account={account} reason={reason} />
      ) : Focused !== undefined ? (
        <Focused context={context} account={account} id={id} people={people} />
      ) : (
        <TimelinePost
          context={context}
          account={account}
          id={id}
          repeaterId={entry?.repeaterId ?? null}
          isPinned={showsPin && status.isPinned}
          hasReplyLine={!joinsPrevious}
        />
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

interface Mute {
  readonly reasons: readonly MuteReason[]
  readonly isHidden: boolean
}

/** Why the post is muted here, and whether not even that is said. [POST-37 to POST-45] */
function useMute({
  status,
  account,
  entry,
  profileOf = null,
  isInConversation = false,
}: Omit<KnownCardProps, 'ref'>): Mute {
  'use memo'
  const { viewerId } = useSession()
  const relationship = useRelationship(status.accountId)
  const muteWords = useSetting('muteWords')
  const muteBotStatuses = useSetting('muteBotStatuses')
  const hideFilteredStatuses = useSetting('hideFilteredStatuses')
  const reasons = mutedReasons(status, {
    viewerId,
    repeaterId: entry?.repeaterId ?? null,
    isAuthorBot: account.isBot,
    relationshipOf: (id) => (id === status.accountId ? relationship : entityStore.relationships.get(id)),
    muteWords,
    muteBotStatuses,
    profileOf,
    isInConversation,
  })
  return { reasons, isHidden: isHiddenByMute(reasons, { hideFilteredStatuses }) }
}
