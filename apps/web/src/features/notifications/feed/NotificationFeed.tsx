import { AUTO_SHOW_WITHIN_PX } from '@skein/store'
import { useMemo, useRef, useState, type ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { historyKey } from '../../../lib/history-key.ts'
import { keepPlace, recallPlace, rowHeights } from '../../../model/places.ts'
import { Button } from '../../../ui/Button.tsx'
import {
  AnchoredList,
  ListEnd,
  PlainFeed,
  useListKeys,
  type AnchoredListHandle,
} from '../../timeline/index.ts'
import styles from '../NotificationsList.module.css'

/** How a list of notifications is shown, whatever is in it. */
export type FeedFrame = Pick<NotificationFeedProps, 'isWindowed' | 'limit' | 'onMore' | 'footer'>

export interface NotificationFeedProps {
  /** The list, as a word that is always the same for it: what is kept of it is kept by that. */
  readonly name: string
  readonly label: string
  readonly ids: readonly string[]
  /** The same function until something in a row changes. */
  readonly renderRow: (id: string, index: number) => ReactNode
  /** It scrolls with the page: only the rows near the screen are in the document, and its place is kept. */
  readonly isWindowed: boolean
  /** So many rows at most where all of them are in the document, and the way to more. [NOTIF-10] */
  readonly limit: number
  readonly onMore: () => void
  /** What follows the last row. */
  readonly footer: ReactNode
}

/** Pixels of a row that was never drawn. */
const estimatedPx = 84

/** Notifications, or what they were made into, one below the other. */
export function NotificationFeed(props: NotificationFeedProps) {
  const { name, label, ids, renderRow, isWindowed, limit, onMore, footer } = props
  const t = useT()
  const shown = useMemo(() => ids.slice(0, limit), [ids, limit])
  if (ids.length === 0) return footer
  if (isWindowed)
    return (
      <>
        <WindowedFeed key={name} name={name} label={label} ids={ids} renderRow={renderRow} />
        {footer}
      </>
    )
  return (
    <>
      <PlainFeed key={name} label={label} ids={shown} renderRow={renderRow} />
      {shown.length < ids.length ? (
        <ListEnd>
          <div className={styles['footer']}>
            <Button size="small" variant="ghost" onClick={onMore}>
              {t('notifications.loadOlder')}
            </Button>
          </div>
        </ListEnd>
      ) : (
        footer
      )}
    </>
  )
}

function WindowedFeed({
  name,
  label,
  ids,
  renderRow,
}: Pick<NotificationFeedProps, 'name' | 'label' | 'ids' | 'renderRow'>) {
  const listRef = useRef<AnchoredListHandle>(null)
  const list = `notifications ${name}`
  const [entry] = useState(historyKey)
  const [kept] = useState(() => recallPlace(list, entry))
  useListKeys(listRef, ids)
  return (
    <AnchoredList
      ref={listRef}
      label={label}
      ids={ids}
      renderRow={renderRow}
      heights={rowHeights(list)}
      estimatedSize={estimatedPx}
      place={kept?.at ?? null}
      roomFor={kept?.at ?? null}
      focusAtStart={kept?.focusedId ?? null}
      keepsTopWithin={AUTO_SHOW_WITHIN_PX}
      onPlace={(at, focusedId) => keepPlace(list, entry, { at, depth: 0, focusedId })}
    />
  )
}
