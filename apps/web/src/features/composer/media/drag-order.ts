import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

interface TileDrag {
  readonly tile: HTMLElement
  /** What is grasped: not the tile, in whose description one selects words. */
  readonly frame: HTMLElement
  readonly key: string
  onDragged(isDragged: boolean): void
  /** What is grasped of one of the same list is above this tile, or nothing any more. */
  onOver(frame: Element | null): void
  /** One was let go above this tile. */
  onTake(key: string): void
}

const keyOf = (data: Readonly<Record<string | symbol, unknown>>) => String(data['mediaKey'])

/** Lets a tile be dragged, and others be dropped on it. Returns the way to stop. */
export function dragTile({ tile, frame, key, onDragged, onOver, onTake }: TileDrag): () => void {
  return combine(
    draggable({
      element: frame,
      getInitialData: () => ({ mediaKey: key }),
      onDragStart: () => onDragged(true),
      onDrop: () => onDragged(false),
    }),
    dropTargetForElements({
      element: tile,
      canDrop: ({ source }) =>
        'mediaKey' in source.data && source.element.closest('ul') === tile.closest('ul'),
      onDragEnter: ({ source }) => onOver(source.element),
      onDragLeave: () => onOver(null),
      onDrop: ({ source }) => {
        onOver(null)
        onTake(keyOf(source.data))
      },
    }),
  )
}
