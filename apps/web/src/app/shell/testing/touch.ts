import { sendCommand } from '../../../testing/cdp.ts'

interface Point {
  x: number
  y: number
}

const steps = 6

function send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', fingers: readonly Point[]) {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const touchPoints = fingers.map(({ x, y }, id) => ({ id, x: frame.left + x, y: frame.top + y }))
  return sendCommand('Input.dispatchTouchEvent', { type, touchPoints })
}

/** A finger of the real browser, which stays down; points of the page in CSS px. */
export async function touch(start: Point) {
  let at = start
  await send('touchStart', [at])
  return {
    async moveTo(to: Point): Promise<void> {
      const from = at
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps
        at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
        await send('touchMove', [at])
      }
    },
    /** Another one comes down. */
    join: (other: Point): Promise<void> => send('touchStart', [at, other]),
    /** All go up. */
    lift: (): Promise<void> => send('touchEnd', []),
    cancel: (): Promise<void> => send('touchCancel', []),
  }
}

/** A finger that goes from one point to another. */
export async function swipe(from: Point, to: Point): Promise<void> {
  const finger = await touch(from)
  await finger.moveTo(to)
  await finger.lift()
}
