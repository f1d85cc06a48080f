import { onFirstContent } from './first-content.ts'

/** The first of these comes before anything is pressed. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

const shown = new Promise<void>(onFirstContent)

const signed = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  const options = { capture: true, passive: true }
  const end = () => {
    signs.forEach((sign) => window.removeEventListener(sign, end, options))
    resolve()
  }
  signs.forEach((sign) => window.addEventListener(sign, end, options))
})

/** Runs something at the first input, once there is something to read: fetching code that only acting needs. */
export function beforeFirstAct(run: () => void): void {
  void Promise.all([shown, signed]).then(run)
}
