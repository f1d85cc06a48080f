export interface PullOptions {
  /** Whether a finger that comes down here may pull. */
  canBegin: (event: TouchEvent) => boolean
  /** Follows the finger: so far down, in CSS px; 0 when it is let go or does something else. */
  onMove: (distancePx: number) => void
  /** Let go after so far, in CSS px. */
  onRelease: (distancePx: number) => void
}

/** Beyond this, in CSS px, the finger has chosen: down is a pull, everything else is none. */
const decidePx = 10

/**
 * Recognises one finger that pulls down what is at its top already. Touch events, because a browser takes the pointer
 * away from a page that it could scroll. The answer stops listening.
 */
export function listenForPull(element: HTMLElement, options: PullOptions): () => void {
  const { canBegin, onMove, onRelease } = options
  const stop = new AbortController()
  const listening = { signal: stop.signal, passive: true }
  let start: { x: number; y: number } | null = null
  let pulledPx = 0

  function end(isDone: boolean) {
    const distance = pulledPx
    start = null
    pulledPx = 0
    if (distance === 0) return
    onMove(0)
    if (isDone) onRelease(distance)
  }
  function move({ touches }: TouchEvent) {
    const [finger] = touches
    if (start === null || finger === undefined) return
    const down = finger.clientY - start.y
    const across = Math.abs(finger.clientX - start.x)
    if (pulledPx === 0 && (down < -decidePx || across > Math.max(decidePx, down))) start = null
    else if (pulledPx > 0 || down > decidePx) {
      pulledPx = Math.max(1, down)
      onMove(pulledPx)
    }
  }

  element.addEventListener(
    'touchstart',
    (event) => {
      end(false)
      const [finger, second] = event.touches
      if (finger === undefined || second !== undefined || !canBegin(event)) return
      start = { x: finger.clientX, y: finger.clientY }
    },
    listening,
  )
  element.addEventListener('touchmove', move, listening)
  element.addEventListener('touchend', () => end(true), listening)
  element.addEventListener('touchcancel', () => end(false), listening)
  return () => stop.abort()
}
