import type { Point } from '../../../lib/gestures.ts'
import { closeDistancePx, swipePart, zoom } from '../limits.ts'

/** How a picture lies on its stage: scale, and its middle from the middle of the stage in CSS px. */
export interface ImageTransform extends Point {
  readonly scale: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A picture as a whole, in the middle. */
export const atRest: ImageTransform = { scale: zoom.least, x: 0, y: 0 }

export function clampScale(scale: number): number {
  return Math.min(zoom.most, Math.max(zoom.least, scale))
}

/** The scale that stays when a picture is let go. [MEDIA-19] */
export function settledScale(scale: number): number {
  return scale < zoom.reset ? zoom.least : clampScale(scale)
}

/** The same picture larger or smaller by `factor`, so that what lies at `point` stays there. */
export function zoomAt(lie: ImageTransform, factor: number, point: Point): ImageTransform {
  const scale = clampScale(lie.scale * factor)
  const ratio = scale / lie.scale
  return {
    scale,
    x: point.x - (point.x - lie.x) * ratio,
    y: point.y - (point.y - lie.y) * ratio,
  }
}

/** No edge of the picture comes further in than it must. `picture` is its size at scale 1. */
export function keepInside(lie: ImageTransform, picture: Size, stage: Size): ImageTransform {
  const within = (offset: number, length: number, room: number) => {
    const most = Math.max(0, (length * lie.scale - room) / 2)
    // Not -0.
    return Math.min(most, Math.max(-most, offset)) + 0
  }
  return {
    scale: lie.scale,
    x: within(lie.x, picture.width, stage.width),
    y: within(lie.y, picture.height, stage.height),
  }
}

/** What letting go means after a finger went so far, CSS px. [MEDIA-18] */
export function swipeEnd(by: Point, windowWidth: number): 'left' | 'right' | 'close' | 'back' {
  const across = Math.abs(by.x)
  if (across >= Math.abs(by.y)) {
    if (across <= windowWidth * swipePart) return 'back'
    return by.x < 0 ? 'left' : 'right'
  }
  return by.y > closeDistancePx ? 'close' : 'back'
}
