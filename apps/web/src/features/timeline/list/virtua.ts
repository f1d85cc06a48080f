import {
  createVirtualStore as createStore,
  createWindowDriver as createDriver,
  relayout as relayoutStore,
  UPDATE_VIRTUAL_STATE,
} from 'virtua/unstable_core'

/**
 * The part of virtua's engine that the list stands on, with the types its package leaves out. The React component of
 * the same package is not used: it knows rows by index only, cannot keep a row mounted when the window is the
 * scroller, and after a shift holds on to the end of the list in the place of what is read.
 */

/** What virtua asks of a layout. Offsets and sizes are pixels from the start of the list. */
export interface VirtuaLayout {
  $getRange(startOffset: number, endOffset: number): [first: number, last: number]
  $findIndex(offset: number): number
  $getItemOffset(index: number): number
  $getItemSize(index: number): number
  /** Without a size: whether the row was never measured. */
  $isSizeEqual(index: number, size?: number): boolean
  $setItemSizes(resizes: readonly (readonly [index: number, size: number])[], viewportSize: number): void
  $getTotalSize(): number
  $getLength(): number
  $setLength(length: number, isShift?: boolean): void
  $isEstimating(): boolean
}

export interface VirtuaStore {
  $dispose(): void
  /** First and last index to render; last is smaller than first when there is nothing. */
  $getRange(bufferSize: number): [first: number, last: number]
  $getItemOffset(index: number): number
  $getScrollOffset(): number
  $getViewportSize(): number
  $getStartSpacerSize(): number
  $getTotalSize(): number
  $isScrolling(): boolean
  $subscribe(target: number, listener: (isUrgent?: boolean) => void): () => void
}

export interface VirtuaDriver {
  $observe(container: HTMLElement): void
  $dispose(): void
  $observeItem(row: HTMLElement, index: number): () => void
  /** Applies the pending change of the scroll position. */
  $effect(): void
}

interface Relayout {
  $getItemOffset(index: number): number
  $relayout(): boolean
}

interface Core {
  createVirtualStore(layout: VirtuaLayout): VirtuaStore
  createWindowDriver(store: VirtuaStore, layout: VirtuaLayout, isHorizontal: boolean): VirtuaDriver
  relayout(store: VirtuaStore, layout: Relayout, change: undefined): void
}

export const createVirtualStore = createStore as unknown as Core['createVirtualStore']
export const createWindowDriver = createDriver as unknown as Core['createWindowDriver']
const relayoutCore = relayoutStore as unknown as Core['relayout']
export const stateUpdates: number = UPDATE_VIRTUAL_STATE

/**
 * Changes the layout and moves the page with it: `change` answers by how many pixels what must stay in place has
 * moved, and the scroll position follows when the rows are in the document.
 */
export function relayout(store: VirtuaStore, change: () => number): void {
  let moved = 0
  relayoutCore(
    store,
    {
      $getItemOffset: () => moved,
      $relayout: () => {
        moved = change()
        return true
      },
    },
    undefined,
  )
}
