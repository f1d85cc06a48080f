import type { TreePost } from '@skein/store'
import { clsx } from 'clsx'
import { useId } from 'react'

import { StatusCard } from '../../status/index.ts'
import { NewMark } from '../parts/NewMark.tsx'
import { PlaceText } from '../parts/PlaceText.tsx'
import { drawnLevels, TreeGuides } from './TreeGuides.tsx'
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
  const placeId = useId()
  const { forest, positions, newIds, onToggle } = context
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
      <TreeGuides joint={row} onToggle={onToggle} />
      {hasReplies && <span className={styles['own']} />}
      <PlaceText id={placeId} statusId={row.id} forest={forest} isNew={isNew} />
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
