/** Towards the start of what is read, or its end: left and right, where one writes to the right. */
export type Way = 'toStart' | 'toEnd'

export interface SwipeOptions {
  /** The ways the finger may go. */
  ways: readonly Way[]
  /** How far it has to go, in CSS px, to count. */
  thresholdPx: number
  /** Whether a finger that comes down here may swipe; without it all may. */
  canBegin?: ((event: PointerEvent) => boolean) | undefined
  /** Called after the last `onMove`. */
  onSwipe: (way: Way) => void
  /** Follows the finger: so far to the right, in CSS px, to the left below 0; 0, and no way, when it is let go. */
  onMove?: ((px: number, way: Way | null) => void) | undefined
}

/** Beyond this, in CSS px, the finger has chosen: sideways is a swipe, up and down scrolls. */
const decidePx = 10

/** Follows one finger until it goes up, or does something else. The answer stops that. */
function follow(element: HTMLElement, down: PointerEvent, options: SwipeOptions): () => void {
  const { ways, thresholdPx, onSwipe, onMove } = options
  const isMirrored = getComputedStyle(element).direction === 'rtl'
  const stop = new AbortController()
  const { signal } = stop
  let isSwipe = false

  const wayOf = (px: number): Way => (px > 0 === isMirrored ? 'toStart' : 'toEnd')
  /** As far as it may go. */
  function travelled(event: PointerEvent): number {
    const px = event.clientX - down.clientX
    return ways.includes(wayOf(px)) ? px : 0
  }
  function end(px: number) {
    stop.abort()
    if (!isSwipe) return
    onMove?.(0, null)
    if (Math.abs(px) >= thresholdPx) onSwipe(wayOf(px))
  }
  function move(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return
    const px = travelled(event)
    const across = Math.abs(event.clientY - down.clientY)
    if (!isSwipe && across > decidePx && across > Math.abs(event.clientX - down.clientX)) stop.abort()
    else if (!isSwipe && Math.abs(px) > decidePx) {
      isSwipe = true
      // What is under the finger when it goes up is not pressed.
      element.setPointerCapture(event.pointerId)
    }
    if (isSwipe) onMove?.(px, px === 0 ? (ways[0] ?? null) : wayOf(px))
  }
  const isIt = ({ pointerId }: PointerEvent) => pointerId === down.pointerId

  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', (event) => isIt(event) && end(travelled(event)), { signal })
  element.addEventListener('pointercancel', (event) => isIt(event) && end(0), { signal })
  // A second finger, wherever it comes down.
  addEventListener('pointerdown', (event) => !isIt(event) && end(0), { signal, capture: true })
  return () => stop.abort()
}

/** Recognises a sideways swipe of one finger or pen on an element. The answer stops listening. */
export function listenForSwipe(element: HTMLElement, options: SwipeOptions): () => void {
  let stop = (): void => undefined
  function begin(event: PointerEvent) {
    if (event.pointerType === 'mouse' || !event.isPrimary || options.canBegin?.(event) === false) return
    stop()
    stop = follow(element, event, options)
  }
  element.addEventListener('pointerdown', begin)
  return () => {
    stop()
    element.removeEventListener('pointerdown', begin)
  }
}
