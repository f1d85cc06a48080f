import { cdp } from 'vitest/browser'

interface Point {
  x: number
  y: number
}

/** A finger of the real browser: goes from one point of the page to another, in CSS px. */
export async function swipe(from: Point, to: Point): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const steps = 6
  const session = cdp() as unknown as { send(method: string, params: object): Promise<void> }
  const point = (part: number) => ({
    x: frame.left + from.x + (to.x - from.x) * part,
    y: frame.top + from.y + (to.y - from.y) * part,
  })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(0)] })
  for (let step = 1; step <= steps; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(step / steps)] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
