/** Client coordinates, or a distance, CSS px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What fingers, pens and the wheel do on an element. Points are client coordinates, CSS px. */
export interface GestureHandlers {
  /** Whether a pointer that comes down here is none of this. */
  ignores?(event: PointerEvent): boolean
  /** Whether a pointer that comes down now may drag. */
  canDrag(event: PointerEvent): boolean
  /** So far from where it began. */
  onDrag(by: Point): void
  onDragEnd(by: Point, isCancelled: boolean): void
  /** Two fingers: so much further apart than a moment ago, around this point, which itself moved. */
  onPinch(factor: number, middle: Point, moved: Point): void
  onPinchEnd(): void
  onTap(event: PointerEvent): void
  onDoubleTap(at: Point): void
  /** Larger (above 1) or smaller around a point. */
  onWheel(factor: number, at: Point): void
}

/** Below this a pointer has not moved, CSS px. */
const slopPx = 10
/** Two taps within this time and distance are one double tap, ms and CSS px. */
const doubleTap = { ms: 300, px: 40 } as const
/** How much the wheel changes the scale, per CSS px it would have scrolled. */
const wheelSpeed = 0.0025
const pxPerLine = 16

const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY })

/** Recognises dragging, pinching, taps and the wheel on an element. The answer stops listening. */
export function listenForGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const down = new Map<number, Point>()
  let mode: 'none' | 'drag' | 'pinch' | 'over' = 'none'
  let start: Point = { x: 0, y: 0 }
  let canDrag = false
  let lastTap: { at: Point; ms: number } | null = null

  const travelled = (event: PointerEvent): Point => ({
    x: event.clientX - start.x,
    y: event.clientY - start.y,
  })
  const two = (): [Point, Point] | null => {
    const [a, b] = down.values()
    return a && b ? [a, b] : null
  }

  function begin(event: PointerEvent) {
    if (event.button !== 0 || (down.size === 0 && handlers.ignores?.(event) === true)) return
    down.set(event.pointerId, pointOf(event))
    if (down.size === 1) {
      mode = 'none'
      start = pointOf(event)
      canDrag = handlers.canDrag(event)
    } else if (down.size === 2) {
      if (mode === 'drag') handlers.onDragEnd({ x: 0, y: 0 }, true)
      mode = 'pinch'
    }
  }

  function move(event: PointerEvent) {
    if (!down.has(event.pointerId)) return
    const before = two()
    down.set(event.pointerId, pointOf(event))
    const now = two()
    if (mode === 'pinch' && before && now) {
      const [from, to] = [middleOf(...before), middleOf(...now)]
      const factor = between(...now) / Math.max(1, between(...before))
      handlers.onPinch(factor, to, { x: to.x - from.x, y: to.y - from.y })
      return
    }
    if (mode === 'none' && between(start, pointOf(event)) > slopPx) {
      mode = canDrag ? 'drag' : 'over'
      if (canDrag) element.setPointerCapture(event.pointerId)
    }
    if (mode === 'drag') handlers.onDrag(travelled(event))
  }

  function tap(event: PointerEvent) {
    const at = pointOf(event)
    const isSecond =
      lastTap !== null &&
      event.timeStamp - lastTap.ms < doubleTap.ms &&
      between(lastTap.at, at) < doubleTap.px
    lastTap = isSecond ? null : { at, ms: event.timeStamp }
    if (isSecond) handlers.onDoubleTap(at)
    else handlers.onTap(event)
  }

  function end(event: PointerEvent) {
    if (!down.delete(event.pointerId)) return
    const isCancelled = event.type === 'pointercancel'
    if (mode === 'pinch') {
      mode = 'over'
      handlers.onPinchEnd()
    } else if (mode === 'drag') {
      mode = 'over'
      handlers.onDragEnd(travelled(event), isCancelled)
    } else if (mode === 'none' && !isCancelled) tap(event)
  }

  function turn(event: WheelEvent) {
    event.preventDefault()
    const px = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * pxPerLine
    handlers.onWheel(Math.exp(-px * wheelSpeed), pointOf(event))
  }

  element.addEventListener('pointerdown', begin, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', end, { signal })
  element.addEventListener('pointercancel', end, { signal })
  element.addEventListener('wheel', turn, { signal, passive: false })
  return () => stop.abort()
}
