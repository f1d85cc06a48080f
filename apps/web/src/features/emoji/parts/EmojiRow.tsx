import { memo, type CSSProperties } from 'react'
import { Picture } from '../../../ui/Picture.tsx'
import { Truncate } from '../../../ui/Truncate.tsx'
import { plainCharacter } from '../rules/characters.ts'
import type { GridRow } from '../rules/grid-rows.ts'
import styles from './EmojiGrid.module.css'

/** Something to choose, with a name. */
export interface GridItem {
  readonly key: string
  readonly label: string
  /** Null where there is a picture. */
  readonly character: string | null
  readonly imageUrl: string | null
}

interface EmojiRowProps {
  row: GridRow<unknown>
  /** Its cells; null for a title. */
  items: readonly GridItem[] | null
  number: number
  columns: number
  /** The cell of this row that has its turn, or null. */
  active: number | null
  selected: ReadonlySet<string> | undefined
}

/** One row of the grid: the title of a group, or some of its cells. */
export const EmojiRow = memo(function EmojiRow({
  row,
  items,
  number,
  columns,
  active,
  selected,
}: EmojiRowProps) {
  const { top, size, first, group } = row
  const place = { '--top': `${top}px`, '--size': `${size}px` } as CSSProperties
  if (items === null)
    return (
      <Truncate as="div" className={styles['title']} role="row" aria-rowindex={number + 1} style={place}>
        <span role="rowheader" aria-colspan={columns} dir="auto">
          {group.title}
        </span>
      </Truncate>
    )
  return (
    <div className={styles['row']} role="row" aria-rowindex={number + 1} style={place}>
      {items.map(({ key, label, character, imageUrl }, index) => (
        <button
          key={key}
          type="button"
          role="gridcell"
          className={styles['cell']}
          data-cell={first + index}
          tabIndex={first + index === active ? 0 : -1}
          aria-colindex={index + 1}
          aria-label={imageUrl === null ? label : undefined}
          aria-selected={selected?.has(plainCharacter(key))}
        >
          {imageUrl === null ? (
            character
          ) : (
            <Picture
              src={imageUrl}
              alt={label}
              fallback={<Truncate className={styles['words']}>{label}</Truncate>}
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          )}
        </button>
      ))}
    </div>
  )
})
