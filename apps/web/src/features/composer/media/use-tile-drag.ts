import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { lazyModule } from '../../../lib/lazy-module.ts'

const dragCode = lazyModule(() => import('./drag-order.ts'))

interface TileDragOptions {
  tileRef: RefObject<HTMLElement | null>
  frameRef: RefObject<HTMLElement | null>
  itemKey: string
  index: number
  isMovable: boolean
  /** Moves the one of this key to a place. */
  onTake: (key: string, to: number) => void
}

interface TileDragState {
  isDragged: boolean
  /** Where what is above this tile would go. */
  landing: 'before' | 'after' | null
}

/** What came before this tile goes behind it, so that it has the tile's place. */
function landingOn(tile: HTMLElement, other: Element): TileDragState['landing'] {
  if (tile.contains(other)) return null
  return tile.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 'after' : 'before'
}

/** Dragging a tile to another place. Its code is fetched when there are places to go to; without it the keys remain. */
export function useTileDrag(options: TileDragOptions): TileDragState {
  const { tileRef, frameRef, itemKey, index, isMovable, onTake } = options
  const [isDragged, setIsDragged] = useState(false)
  const [landing, setLanding] = useState<TileDragState['landing']>(null)

  const take = useEffectEvent((key: string) => {
    if (key !== itemKey) onTake(key, index)
  })

  useEffect(() => {
    const { current: tile } = tileRef
    const { current: frame } = frameRef
    if (!isMovable || tile === null || frame === null) return undefined
    let stop: (() => void) | null = null
    let isGone = false
    const begin = async () => {
      const { dragTile } = await dragCode.load()
      if (isGone) return
      stop = dragTile({
        tile,
        frame,
        key: itemKey,
        onDragged: setIsDragged,
        onOver: (other) => setLanding(other === null ? null : landingOn(tile, other)),
        onTake: (key) => take(key),
      })
    }
    begin().catch(dragCode.retry)
    return () => {
      isGone = true
      stop?.()
      setIsDragged(false)
      setLanding(null)
    }
  }, [tileRef, frameRef, itemKey, isMovable])

  return { isDragged, landing }
}
