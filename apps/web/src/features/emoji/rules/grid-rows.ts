/** What a grid holds, under titles. */
export interface GridGroup<Item> {
  readonly id: string
  readonly title: string
  readonly items: readonly Item[]
}

/** One line of the grid. Pixels from the start of the list. */
export interface GridRow<Item> {
  readonly group: GridGroup<Item>
  readonly top: number
  readonly size: number
  /** Null for a title. */
  readonly items: readonly Item[] | null
  /** Number of the first cell in it or below it, counted through the whole grid. */
  readonly first: number
}

export interface GridSizes {
  readonly columns: number
  /** Pixels of a row of cells, and of a title. */
  readonly item: number
  readonly title: number
}

export interface GridLayout<Item> {
  readonly rows: readonly GridRow<Item>[]
  /** Pixels of all rows. */
  readonly height: number
  /** Cells in all. */
  readonly count: number
}

/** Groups in rows. Their heights are known, so nothing has to be measured. */
export function layOut<Item>(groups: readonly GridGroup<Item>[], sizes: GridSizes): GridLayout<Item> {
  const { columns, item, title } = sizes
  const rows: GridRow<Item>[] = []
  let top = 0
  let first = 0
  for (const group of groups) {
    rows.push({ group, top, size: title, items: null, first })
    top += title
    for (let at = 0; at < group.items.length; at += columns) {
      const items = group.items.slice(at, at + columns)
      rows.push({ group, top, size: item, items, first })
      first += items.length
      top += item
    }
  }
  return { rows, height: top, count: first }
}

type Rows = readonly GridRow<unknown>[]

/** Number of the last row of which that is true, where it is true of the first ones and of no other. */
function lastWhere(rows: Rows, isTrue: (row: GridRow<unknown>) => boolean): number {
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const row = rows[middle]
    if (row !== undefined && isTrue(row)) low = middle
    else high = middle - 1
  }
  return low
}

/** Number of the row at so many pixels: the nearest one where there is none. */
export const rowAt = (rows: Rows, px: number): number => lastWhere(rows, ({ top }) => top <= px)

/** Number of the row with a cell in it. */
export const rowOf = (rows: Rows, cell: number): number => lastWhere(rows, ({ first }) => first <= cell)

/** First and last row of what is seen, and of so many pixels around it. */
export function rowsAround(
  rows: Rows,
  { top, height, around }: { readonly top: number; readonly height: number; readonly around: number },
): readonly [first: number, last: number] {
  return [rowAt(rows, top - around), rowAt(rows, top + height + around - 1)]
}

/** The cell of a row that stands below or above another one; in the last column that there is. */
const inColumn = ({ first, items }: GridRow<unknown>, column: number): number =>
  first + Math.min(column, (items?.length ?? 1) - 1)

/** The next row of cells in a direction, `steps` of them away or as far as there are some. */
function rowBeyond(rows: Rows, from: number, steps: number): GridRow<unknown> | null {
  const direction = Math.sign(steps)
  let left = Math.abs(steps)
  let found: GridRow<unknown> | null = null
  for (let at = from + direction; left > 0 && at >= 0 && at < rows.length; at += direction) {
    const row = rows[at]
    if (row?.items == null) continue
    found = row
    left -= 1
  }
  return found
}

export interface GridMove {
  /** As `keyOf` of the keyboard's event names them, with `Control+` before what is held. */
  readonly key: string
  readonly isRightToLeft: boolean
  /** Rows of a page. */
  readonly page: number
}

/** The cell that a key leads to from another; null for keys that lead nowhere. The ends stay where they are. */
export function moveIn(
  { rows, count }: GridLayout<unknown>,
  cell: number,
  { key, isRightToLeft, page }: GridMove,
): number | null {
  const at = rowOf(rows, cell)
  const row = rows[at]
  if (row === undefined || count === 0) return null
  const vertical = (steps: number) => {
    const next = rowBeyond(rows, at, steps)
    return next === null ? cell : inColumn(next, cell - row.first)
  }
  const sideways = (steps: number) =>
    Math.min(count - 1, Math.max(0, cell + (isRightToLeft ? -steps : steps)))
  const moves: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => sideways(-1),
    ArrowRight: () => sideways(1),
    ArrowUp: () => vertical(-1),
    ArrowDown: () => vertical(1),
    PageUp: () => vertical(-page),
    PageDown: () => vertical(page),
    Home: () => row.first,
    End: () => inColumn(row, Infinity),
    'Control+Home': () => 0,
    'Control+End': () => count - 1,
  }
  return Object.hasOwn(moves, key) ? (moves[key]?.() ?? null) : null
}
