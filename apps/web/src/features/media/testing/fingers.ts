import { sendCommand } from '../../../testing/cdp.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const steps = 6

/** Fingers of the real browser, each from one point of the page to another, CSS px. */
export async function moveFingers(...ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const send = (type: string, touchPoints: readonly object[]) =>
    sendCommand('Input.dispatchTouchEvent', { type, touchPoints })
  const at = (part: number) =>
    ways.map(([from, to], id) => ({
      id,
      x: frame.left + from.x + (to.x - from.x) * part,
      y: frame.top + from.y + (to.y - from.y) * part,
    }))
  await send('touchStart', at(0))
  for (let step = 1; step <= steps; step += 1) await send('touchMove', at(step / steps))
  await send('touchEnd', [])
}
