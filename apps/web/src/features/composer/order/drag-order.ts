import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

interface ItemDrag {
  readonly item: HTMLElement
  /** What is grasped: not the item, in whose field one selects words. */
  readonly handle: HTMLElement
  readonly key: string
  onDragged(isDragged: boolean): void
  /** What is grasped of one of the same list is above this item, or nothing any more. */
  onOver(handle: Element | null): void
  /** One was let go above this item. */
  onTake(key: string): void
}

const listOf = (element: Element) => element.closest('ul, ol')
const keyOf = (data: Readonly<Record<string | symbol, unknown>>) => String(data['itemKey'])

/** Lets an item of a list be dragged, and others be dropped on it. Returns the way to stop. */
export function dragItem({ item, handle, key, onDragged, onOver, onTake }: ItemDrag): () => void {
  return combine(
    draggable({
      element: handle,
      getInitialData: () => ({ itemKey: key }),
      onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
        const { clientX, clientY } = location.current.input
        const { left, top } = item.getBoundingClientRect()
        nativeSetDragImage?.(item, clientX - left, clientY - top)
      },
      onDragStart: () => onDragged(true),
      onDrop: () => onDragged(false),
    }),
    dropTargetForElements({
      element: item,
      canDrop: ({ source }) => 'itemKey' in source.data && listOf(source.element) === listOf(item),
      onDragEnter: ({ source }) => onOver(source.element),
      onDragLeave: () => onOver(null),
      onDrop: ({ source }) => {
        onOver(null)
        onTake(keyOf(source.data))
      },
    }),
  )
}
