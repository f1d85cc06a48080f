import { createRef, Suspense, use, useState } from 'react'
import { render } from 'vitest-browser-react'

import { stillness } from '../../../../model/timelines/testing/frames.ts'
import { coveredPx } from '../../../../model/timelines/testing/rows.ts'
import { AnchoredList, type AnchoredListHandle } from '../AnchoredList.tsx'
import type { Place } from '../place.ts'

/** Heights between 90 and 900 px that belong to the id, with the fractions that pictures bring. */
function heightOf(id: string): number {
  let hash = 7
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 100_003
  return 90 + (hash % 811) + (hash % 7) / 7
}

export function ids(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}`)
}

const neverThere = new Promise<null>(() => undefined)

function Fetching() {
  return use(neverThere)
}

/** What a test can do to the list. */
interface World {
  setIds(change: (ids: readonly string[]) => readonly string[]): void
  grow(id: string, px: number): void
  setIsShown(isShown: boolean): void
  /** As while the next page is fetched: the list stays, hidden behind what waits. */
  setIsHidden(isHidden: boolean): void
  list(): AnchoredListHandle
  places: (Place | null)[]
}

export async function openList(
  first: readonly string[],
  options: {
    keepsTopWithin?: number
    onNearEnd?: () => void
    place?: Place
    roomFor?: Place
    height?: (id: string) => number
    /** What making a row takes, in milliseconds. */
    workMs?: number
  } = {},
): Promise<World> {
  const world: Partial<World> & { places: (Place | null)[] } = { places: [] }
  const heights = new Map<string, number>()

  const listRef = createRef<AnchoredListHandle>()
  world.list = () => {
    if (!listRef.current) throw new Error('the list is not there')
    return listRef.current
  }
  const handOver = (part: Omit<World, 'places' | 'list'>) => Object.assign(world, part)

  function Page() {
    const [rows, setRows] = useState(first)
    const [extra, setExtra] = useState<Record<string, number>>({})
    const [isShown, setIsShown] = useState(true)
    const [isHidden, setIsHidden] = useState(false)
    handOver({
      setIds: setRows,
      grow: (id, px) => setExtra((known) => ({ ...known, [id]: (known[id] ?? 0) + px })),
      setIsShown,
      setIsHidden,
    })
    return (
      <div style={{ '--list-covered': `${coveredPx}px` } as object}>
        <div style={{ position: 'sticky', top: 0, height: coveredPx, zIndex: 2, background: 'white' }}>
          heading
        </div>
        <Suspense fallback={<p>fetching</p>}>
          {isShown && (
            <AnchoredList
              label="Rows"
              ref={listRef}
              ids={rows}
              heights={heights}
              estimatedSize={120}
              place={world.places.at(-1) ?? options.place ?? null}
              keepsTopWithin={options.keepsTopWithin ?? -1}
              roomFor={options.roomFor ?? null}
              onNearEnd={options.onNearEnd}
              onPlace={(place) => world.places.push(place)}
              renderRow={(id) => (
                <Row
                  id={id}
                  height={(options.height ?? heightOf)(id) + (extra[id] ?? 0)}
                  workMs={options.workMs ?? 0}
                />
              )}
            />
          )}
          {isHidden && <Fetching />}
        </Suspense>
        <div style={{ height: 60 }}>footer</div>
      </div>
    )
  }

  await render(<Page />)
  await stillness()
  return world as World
}

/** About as many elements as a post. */
function Row({ id, height, workMs }: { id: string; height: number; workMs: number }) {
  useState(() => {
    const end = performance.now() + workMs
    while (performance.now() < end);
  })
  return (
    <article tabIndex={-1} aria-label={id} style={{ height, overflow: 'hidden' }}>
      {ids('part', 11).map((part) => (
        <p key={part}>
          <b>{id}</b> <i>{part}</i>
        </p>
      ))}
      <input aria-label={`note of ${id}`} />
    </article>
  )
}

export async function scrollTo(top: number): Promise<void> {
  window.scrollTo(0, top)
  await stillness()
}
