import type { TreePost } from '@skein/store'
import { clsx } from 'clsx'
import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { entityStore } from '../../../model/entities.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { StatusCard } from '../../status/index.ts'
import { NewMark } from '../parts/NewMark.tsx'
import { drawnLevels, Strands } from './Strands.tsx'
import { TreeControls } from './TreeControls.tsx'
import styles from './tree.module.css'
import type { TreeContext } from './tree-context.ts'

interface TreePostRowProps {
  readonly row: TreePost
  readonly startsBranch: boolean
  readonly context: TreeContext
}

/** One reply in a tree, hanging from what it answers. */
export function TreePostRow({ row, startsBranch, context }: TreePostRowProps) {
  'use memo'
  const placeId = useId()
  const { positions, newIds, onToggle } = context
  const isNew = newIds.has(row.id)
  const hasReplies = row.count > 0
  return (
    <div
      className={clsx(
        styles['row'],
        styles[`dye${row.dye}`],
        startsBranch && styles['branch'],
        isNew && styles['new'],
      )}
      style={{ '--level': Math.min(row.level, drawnLevels) } as object}
    >
      {isNew && <NewMark />}
      <Strands knot={row} onToggle={onToggle} />
      {hasReplies && <span className={styles['own']} />}
      <PlaceText id={placeId} row={row} isNew={isNew} />
      <StatusCard
        statusId={row.id}
        place={context.placeOf?.(row.id)}
        isInConversation
        joinsPrevious
        position={positions.get(row.id)}
        setSize={positions.size}
        describedBy={placeId}
        headingEnd={hasReplies && <TreeControls row={row} context={context} />}
      />
    </div>
  )
}

interface PlaceTextProps {
  readonly id: string
  readonly row: TreePost
  readonly isNew: boolean
}

/** Where a post stands in the tree, for those who do not see it. */
function PlaceText({ id, row, isNew }: PlaceTextProps) {
  const t = useT()
  const level = String(row.level + 1)
  const parent = row.parentId === null ? undefined : entityStore.statuses.get(row.parentId)
  const name = parent && entityStore.accounts.get(parent.accountId)?.displayName
  return (
    <VisuallyHidden id={id} aria-hidden="true">
      {name === undefined
        ? t('conversation.tree.place', { level })
        : t('conversation.tree.answer', { level, name })}
      {isNew && `. ${t('conversation.news.mark')}`}
    </VisuallyHidden>
  )
}
