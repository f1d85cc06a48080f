import type { PicturePart } from '../../../lib/shrink-picture.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** What of a picture is seen: its middle as shares of the picture, and how much larger than the whole. */
export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export const wholeView: View = { x: 0.5, y: 0.5, zoom: 1 }

export const mostZoom = 8

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** How large the part is that a frame of this shape shows, px. */
function partSize({ width, height }: Size, aspect: number, zoom: number): Size {
  const whole = Math.min(width, height * aspect)
  return { width: whole / zoom, height: whole / aspect / zoom }
}

/** The nearest view that shows nothing beside the picture. */
export function keptInside(picture: Size, aspect: number, { x, y, zoom }: View): View {
  const kept = clamp(zoom, 1, mostZoom)
  const part = partSize(picture, aspect, kept)
  const [halfX, halfY] = [part.width / picture.width / 2, part.height / picture.height / 2]
  return { x: clamp(x, halfX, 1 - halfX), y: clamp(y, halfY, 1 - halfY), zoom: kept }
}

/** The part of the picture that a view shows. */
export function partOf(picture: Size, aspect: number, view: View): PicturePart {
  const { x, y, zoom } = keptInside(picture, aspect, view)
  const part = partSize(picture, aspect, zoom)
  return {
    ...part,
    x: clamp(x * picture.width - part.width / 2, 0, picture.width - part.width),
    y: clamp(y * picture.height - part.height / 2, 0, picture.height - part.height),
  }
}

/** The picture was drawn along by so much of the frame. */
export function draggedBy(
  picture: Size,
  aspect: number,
  view: View,
  by: { readonly x: number; readonly y: number },
): View {
  const part = partSize(picture, aspect, view.zoom)
  return keptInside(picture, aspect, {
    ...view,
    x: view.x - (by.x * part.width) / picture.width,
    y: view.y - (by.y * part.height) / picture.height,
  })
}

export const zoomedBy = (picture: Size, aspect: number, view: View, factor: number): View =>
  keptInside(picture, aspect, { ...view, zoom: view.zoom * factor })

/** Where between its two ends the view stands in a direction, from 0 to 1; null where there is no way. */
export function placeOf(picture: Size, aspect: number, view: View, axis: 'x' | 'y'): number | null {
  const part = partSize(picture, aspect, view.zoom)
  const half = (axis === 'x' ? part.width / picture.width : part.height / picture.height) / 2
  const way = 1 - 2 * half
  return way < 1e-6 ? null : clamp((view[axis] - half) / way, 0, 1)
}

export function placedAt(picture: Size, aspect: number, view: View, axis: 'x' | 'y', place: number): View {
  const part = partSize(picture, aspect, view.zoom)
  const half = (axis === 'x' ? part.width / picture.width : part.height / picture.height) / 2
  return keptInside(picture, aspect, { ...view, [axis]: half + place * (1 - 2 * half) })
}
