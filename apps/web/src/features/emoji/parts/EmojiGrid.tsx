import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, Ref, SyntheticEvent } from 'react'

import { mostColumns, overscanPx, titlePx } from '../limits.ts'
import {
  layOut,
  moveIn,
  rowAt,
  rowOf,
  rowsAround,
  type GridGroup,
  type GridLayout,
  type GridRow,
} from '../rules/grid-rows.ts'
import { EmojiRow, type GridItem } from './EmojiRow.tsx'
import styles from './EmojiGrid.module.css'

export interface GridHandle {
  /** Goes to the cell that has its turn, if there is one. */
  focus(): void
  scrollToGroup(id: string): void
}

interface EmojiGridProps<Offered, Item extends GridItem> {
  label: string
  groups: readonly GridGroup<Offered>[]
  /** What a cell shows; asked for those that are drawn. The same function until something in a cell changes. */
  itemOf: (offered: Offered) => Item
  /** What was looked for: of something else the list begins at its start. */
  about: string
  /** Pixels of a cell, at 16 pixels a rem. */
  itemPx: number
  /** Keys of what is chosen already, without variation selectors. */
  selected?: ReadonlySet<string> | undefined
  onChoose: (item: Item) => void
  /** What is pointed at or has the focus. */
  onPoint?: ((item: Item, group: GridGroup<Offered>) => void) | undefined
  /** The group at the upper end of what is seen. */
  onGroup?: ((id: string) => void) | undefined
  /** Up from the first row. */
  onLeaveUp?: (() => void) | undefined
  handleRef?: Ref<GridHandle> | undefined
}

interface View {
  readonly columns: number
  readonly height: number
  readonly top: number
  /** Pixels of a CSS pixel of the design: people choose the size of their text. */
  readonly scale: number
}

const firstView: View = { columns: mostColumns, height: 240, top: 0, scale: 1 }

const cellOf = (event: SyntheticEvent): number | null => {
  const cell = (event.target as Element).closest<HTMLElement>('[data-cell]')
  return cell === null ? null : Number(cell.dataset['cell'])
}

/**
 * Cells to choose from, of which only those near what is seen are there. One of them has its turn for the keyboard; its
 * row stays wherever the list is scrolled to.
 */
export function EmojiGrid<Offered, Item extends GridItem>(props: EmojiGridProps<Offered, Item>) {
  const { label, groups, itemOf, about, itemPx, selected, onChoose, onPoint, onGroup, onLeaveUp, handleRef } =
    props
  const scroller = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(firstView)
  const [turn, setTurn] = useState(0)
  const isFocusWanted = useRef(false)
  const { columns, height, top, scale } = view
  const layout = useMemo(
    () => layOut(groups, { columns, item: itemPx * scale, title: titlePx * scale }),
    [groups, columns, itemPx, scale],
  )
  const { rows, count } = layout
  const cellsOf = useMemo(() => cellsIn(itemOf), [itemOf])
  const active = Math.min(turn, Math.max(0, count - 1))

  const [drawn, setDrawn] = useState(about)
  if (drawn !== about) {
    setDrawn(about)
    setTurn(0)
    setView({ ...view, top: 0 })
  }
  const scrolledFor = useRef(about)
  useLayoutEffect(() => {
    // At first it stands there: to say so would lay out the page once more.
    if (scroller.current === null || scrolledFor.current === about) return
    scrolledFor.current = about
    scroller.current.scrollTop = 0
  }, [about])

  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    // The first picture is drawn as for most windows: to ask how large this one is would lay out the page once more.
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height: seen = 0 } = entry?.contentRect ?? {}
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      const scale = rem / 16
      const fitting = Math.floor(width / (itemPx * scale))
      setView((last) => {
        const columns = fitting < 1 ? last.columns : Math.min(mostColumns, fitting)
        const height = seen || last.height
        const isSame = last.scale === scale && last.columns === columns && last.height === height
        return isSame ? last : { ...last, scale, columns, height }
      })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [itemPx])

  // What is not seen is drawn for who comes near it: one row below is there for who reads on without a pointer.
  const [isUsed, setUsed] = useState(false)

  const groupId = rows[rowAt(rows, top + 1)]?.group.id
  useLayoutEffect(() => {
    if (groupId !== undefined) onGroup?.(groupId)
    // Told when another group is there, not when somebody else listens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [groupId])

  function scrollTo(px: number) {
    const element = scroller.current
    if (element === null) return
    element.scrollTop = px
    setView((last) => ({ ...last, top: element.scrollTop }))
  }

  /** Has the row of a cell in sight, and its title where it is the first one below it. */
  function reveal(cell: number) {
    const element = scroller.current
    const at = rowOf(rows, cell)
    const row = rows[at]
    if (element === null || row === undefined) return
    const above = rows[at - 1]
    const start = above?.items === null ? above.top : row.top
    const { scrollTop, clientHeight } = element
    if (start < scrollTop) scrollTo(start)
    else if (row.top + row.size > scrollTop + clientHeight) scrollTo(row.top + row.size - clientHeight)
  }

  const focusActive = () =>
    scroller.current?.querySelector<HTMLElement>(`[data-cell="${active}"]`)?.focus({ preventScroll: true })
  useLayoutEffect(() => {
    if (!isFocusWanted.current) return
    isFocusWanted.current = false
    focusActive()
  })

  function giveTurn(cell: number) {
    reveal(cell)
    if (cell === active) return focusActive()
    isFocusWanted.current = true
    return setTurn(cell)
  }

  useImperativeHandle(handleRef, () => ({
    focus: () => {
      if (count > 0) giveTurn(active)
    },
    scrollToGroup: (id) => {
      const title = rows.find(({ group, items }) => items === null && group.id === id)
      if (title === undefined) return
      setTurn(title.first)
      scrollTo(title.top)
    },
  }))

  function handleKeys(event: KeyboardEvent<HTMLDivElement>) {
    const cell = cellOf(event)
    if (cell === null || event.altKey || event.metaKey) return
    const key = event.ctrlKey ? `Control+${event.key}` : event.key
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const page = Math.max(1, Math.floor(height / (itemPx * scale)))
    const next = moveIn(layout, cell, { key, isRightToLeft, page })
    if (next === null) return
    event.preventDefault()
    if (next === cell && key === 'ArrowUp') onLeaveUp?.()
    else giveTurn(next)
  }

  const tell = (
    event: SyntheticEvent,
    hear: ((item: Item, group: GridGroup<Offered>) => void) | undefined,
  ) => {
    const cell = cellOf(event)
    const row = cell === null ? undefined : rows[rowOf(rows, cell)]
    const item = cell === null || row === undefined ? undefined : cellsOf(row)?.[cell - row.first]
    if (item !== undefined && row !== undefined) hear?.(item, row.group)
  }

  return (
    <div
      ref={scroller}
      className={styles['grid']}
      role="grid"
      // The cell that has its turn takes the focus.
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows.length}
      aria-colcount={columns}
      onScroll={({ currentTarget }) => {
        const { scrollTop } = currentTarget
        setUsed(true)
        setView((last) => ({ ...last, top: scrollTop }))
      }}
      onKeyDown={handleKeys}
      onClick={(event) => tell(event, onChoose)}
      onPointerOver={(event) => {
        setUsed(true)
        tell(event, onPoint)
      }}
      onFocus={(event) => {
        setUsed(true)
        const cell = cellOf(event)
        if (cell !== null) setTurn(cell)
        tell(event, onPoint)
      }}
    >
      <div
        className={styles['rows']}
        role="presentation"
        style={{ '--height': `${layout.height}px`, '--columns': columns } as CSSProperties}
      >
        {drawnRows(layout, { top, height, active, around: isUsed ? overscanPx * scale : 1 }).map((number) => {
          const row = rows[number]
          if (row === undefined) return null
          const isActive = row.items !== null && active >= row.first && active < row.first + row.items.length
          return (
            <EmojiRow
              key={row.items === null ? `title ${row.group.id}` : row.first}
              row={row}
              items={cellsOf(row)}
              number={number}
              columns={columns}
              active={isActive ? active : null}
              selected={selected}
            />
          )
        })}
      </div>
    </div>
  )
}

/** The cells of a row, the same each time. */
function cellsIn<Offered, Item>(itemOf: (offered: Offered) => Item) {
  const known = new WeakMap<GridRow<Offered>, readonly Item[]>()
  return (row: GridRow<Offered>): readonly Item[] | null => {
    const cells = known.get(row) ?? row.items?.map((offered) => itemOf(offered)) ?? null
    if (cells !== null) known.set(row, cells)
    return cells
  }
}

/** Numbers of the rows near what is seen, and of the one that has its turn. */
function drawnRows(
  { rows }: GridLayout<unknown>,
  view: { readonly top: number; readonly height: number; readonly active: number; readonly around: number },
): readonly number[] {
  if (rows.length === 0) return []
  const [first, last] = rowsAround(rows, view)
  const near = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const kept = rowOf(rows, view.active)
  return kept < first ? [kept, ...near] : kept > last ? [...near, kept] : near
}
