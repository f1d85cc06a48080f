export interface SwipeOptions {
  /** The way the finger goes. */
  direction: 'left' | 'right'
  /** How far it has to go, in CSS px, to count. */
  thresholdPx: number
  onSwipe: () => void
  /** Follows the finger: distance in the wanted direction, in CSS px; 0 when it is let go. */
  onMove?: ((distancePx: number) => void) | undefined
}

/** Beyond this, in CSS px, the finger has chosen: sideways is a swipe, up and down scrolls. */
const decidePx = 10

/** Recognises a sideways swipe of a finger or pen on an element. The answer stops listening. */
export function listenForSwipe(element: HTMLElement, options: SwipeOptions): () => void {
  const { direction, thresholdPx, onSwipe, onMove } = options
  const sign = direction === 'right' ? 1 : -1
  const stop = new AbortController()
  const { signal } = stop
  let start: { id: number; x: number; y: number; isSwipe: boolean } | null = null

  function distance(event: PointerEvent): number {
    return start === null ? 0 : (event.clientX - start.x) * sign
  }
  function end(event: PointerEvent, isDone: boolean) {
    if (start === null || event.pointerId !== start.id) return
    const hasSwiped = isDone && start.isSwipe && distance(event) >= thresholdPx
    start = null
    onMove?.(0)
    if (hasSwiped) onSwipe()
  }

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' || !event.isPrimary) return
      start = { id: event.pointerId, x: event.clientX, y: event.clientY, isSwipe: false }
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      if (start === null || event.pointerId !== start.id) return
      const along = distance(event)
      const across = Math.abs(event.clientY - start.y)
      if (!start.isSwipe) {
        if (across > decidePx && across > Math.abs(along)) start = null
        else if (along > decidePx) {
          start.isSwipe = true
          element.setPointerCapture(event.pointerId)
        }
      }
      if (start?.isSwipe) onMove?.(Math.max(0, along))
    },
    { signal },
  )
  element.addEventListener('pointerup', (event) => end(event, true), { signal })
  element.addEventListener('pointercancel', (event) => end(event, false), { signal })
  return () => stop.abort()
}
