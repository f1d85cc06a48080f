import { memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'

import styles from './AnchoredList.module.css'
import type { ListEngine } from './engine.ts'

interface ListRowProps {
  readonly engine: ListEngine
  readonly id: string
  readonly index: number
  /** Pixels from the start of the list. */
  readonly offset: number
  readonly renderRow: (id: string, index: number) => ReactNode
  readonly isItem: boolean
}

export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { engine, id, index, offset, renderRow, isItem } = props
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => (ref.current ? engine.observeRow(id, ref.current) : undefined), [engine, id])

  // A row that only moves is not drawn anew.
  const content = useMemo(() => renderRow(id, index), [renderRow, id, index])
  return (
    <div
      ref={ref}
      className={styles['row']}
      data-row-id={id}
      style={{ insetBlockStart: offset }}
      {...(isItem && { role: 'listitem', 'aria-posinset': index + 1 })}
    >
      {content}
    </div>
  )
})
