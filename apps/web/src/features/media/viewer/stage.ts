import { listenForGestures, type Point } from '../../../lib/gestures.ts'
import { zoom } from '../limits.ts'
import { atRest, keepInside, settledScale, swipeEnd, zoomAt, type ImageTransform } from './zoom.ts'

interface StageOptions {
  /** What moves with the finger. */
  readonly slide: HTMLElement
  /** Only pictures can be enlarged. */
  readonly picture: () => HTMLElement | null
  /** Towards the end (1) or the start (-1) of what is shown. */
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
  readonly onZoom: (isZoomed: boolean) => void
  /** One medium only: a swipe sideways leads nowhere. */
  readonly hasMany: boolean
}

export type Stage = ReturnType<typeof createStage>

/** The lower edge of a player takes drags itself: its own controls are there, CSS px. */
const controlsPx = 72

/** Lets fingers, the mouse and the wheel move, enlarge and change what stands on the stage. */
export function createStage(element: HTMLElement, options: StageOptions) {
  const { slide, picture, onStep, onClose, onZoom, hasMany } = options
  let lie: ImageTransform = atRest
  let dragFrom: ImageTransform = atRest

  const isRightToLeft = () => getComputedStyle(element).direction === 'rtl'

  function fromMiddle({ x, y }: Point): Point {
    const box = element.getBoundingClientRect()
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
  }
  function draw(next: ImageTransform, moved: 'free' | 'settling' = 'settling') {
    const was = lie.scale > zoom.least
    lie = next
    slide.dataset['moved'] = moved
    slide.style.transform = next === atRest ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
    if (was !== next.scale > zoom.least) onZoom(next.scale > zoom.least)
  }
  function inside(next: ImageTransform): ImageTransform {
    const shown = picture()
    if (shown === null || next.scale <= zoom.least) return atRest
    const size = { width: shown.offsetWidth, height: shown.offsetHeight }
    return keepInside(next, size, { width: element.clientWidth, height: element.clientHeight })
  }
  function enlarge(factor: number, at: Point) {
    if (picture() !== null) draw(inside(zoomAt(lie, factor, fromMiddle(at))), 'free')
  }
  const middle = () => {
    const box = element.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }

  const stopListening = listenForGestures(element, {
    ignores: ({ target, clientY }) =>
      target instanceof HTMLMediaElement && clientY > target.getBoundingClientRect().bottom - controlsPx,
    canDrag: ({ pointerType }) => {
      dragFrom = lie
      return pointerType !== 'mouse' || lie.scale > zoom.least
    },
    onDrag: (by) => {
      const next = { scale: dragFrom.scale, x: dragFrom.x + by.x, y: dragFrom.y + by.y }
      if (dragFrom.scale > zoom.least) return draw(inside(next), 'free')
      const isAcross = Math.abs(by.x) >= Math.abs(by.y)
      draw({ scale: 1, x: isAcross ? by.x : 0, y: isAcross ? 0 : Math.max(0, by.y) }, 'free')
    },
    onDragEnd: (by, isCancelled) => {
      if (dragFrom.scale > zoom.least) return
      const end = isCancelled ? 'back' : swipeEnd(by, innerWidth)
      if (end === 'close') return onClose()
      const hasLeft = end !== 'back' && hasMany
      draw(atRest, hasLeft ? 'free' : 'settling')
      if (hasLeft) onStep((end === 'left') === isRightToLeft() ? -1 : 1)
    },
    onPinch: (factor, at, moved) => {
      if (picture() === null) return
      const next = zoomAt(lie, factor, fromMiddle(at))
      draw({ scale: next.scale, x: next.x + moved.x, y: next.y + moved.y }, 'free')
    },
    onPinchEnd: () => draw(inside({ ...lie, scale: settledScale(lie.scale) })),
    onTap: ({ target }) => {
      if (target === element) onClose()
    },
    onDoubleTap: (at) => {
      if (lie.scale > zoom.least) draw(atRest)
      else enlarge(zoom.doubleTap, at)
    },
    onWheel: enlarge,
  })
  return {
    /** Larger or smaller around the middle. */
    zoomBy: (factor: number): void => enlarge(factor, middle()),
    rest: (): void => draw(atRest),
    stop: stopListening,
  }
}
