import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { lazyModule } from '../../../lib/lazy-module.ts'

const dragCode = lazyModule(() => import('./drag-order.ts'))

interface DragOptions {
  itemRef: RefObject<HTMLElement | null>
  /** What is grasped. */
  handleRef: RefObject<HTMLElement | null>
  itemKey: string
  index: number
  isMovable: boolean
  /** Moves the one of this key to a place. */
  onTake: (key: string, to: number) => void
}

interface DragState {
  isDragged: boolean
  /** Where what is above this item would go. */
  landing: 'before' | 'after' | null
}

/** What came before this item goes behind it, so that it has the item's place. */
function landingOn(item: HTMLElement, other: Element): DragState['landing'] {
  if (item.contains(other)) return null
  return item.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 'after' : 'before'
}

/** Dragging an item to another place. Its code is fetched when there are places to go to; without it the keys remain. */
export function useDrag(options: DragOptions): DragState {
  const { itemRef, handleRef, itemKey, index, isMovable, onTake } = options
  const [isDragged, setIsDragged] = useState(false)
  const [landing, setLanding] = useState<DragState['landing']>(null)

  const take = useEffectEvent((key: string) => {
    if (key !== itemKey) onTake(key, index)
  })

  useEffect(() => {
    const { current: item } = itemRef
    const { current: handle } = handleRef
    if (!isMovable || item === null || handle === null) return undefined
    let stop: (() => void) | null = null
    let isGone = false
    const begin = async () => {
      const { dragItem } = await dragCode.whenThere()
      if (isGone) return
      stop = dragItem({
        item,
        handle,
        key: itemKey,
        onDragged: setIsDragged,
        onOver: (other) => setLanding(other === null ? null : landingOn(item, other)),
        onTake: (key) => take(key),
      })
    }
    dragCode.preload()
    void begin()
    return () => {
      isGone = true
      stop?.()
      setIsDragged(false)
      setLanding(null)
    }
  }, [itemRef, handleRef, itemKey, isMovable])

  return { isDragged, landing }
}
