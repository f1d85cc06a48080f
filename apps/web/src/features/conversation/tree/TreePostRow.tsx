import type { TreePost } from '@skein/store'
import { clsx } from 'clsx'

import { PlacedCard } from '../parts/PlacedCard.tsx'
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
      <TreeGuides joint={row} onToggle={onToggle} />
      {hasReplies && <span className={styles['own']} />}
      <PlacedCard
        statusId={row.id}
        forest={forest}
        isNew={isNew}
        place={context.placeOf?.(row.id)}
        joinsPrevious
        position={positions.get(row.id)}
        setSize={positions.size}
        headingEnd={hasReplies && <TreeControls row={row} context={context} />}
      />
    </div>
  )
}
