import { onFirstContent } from './first-content.ts'

/** What moves before anything is pressed: a pointer, a finger, a wheel, a key. */
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

/**
 * Runs something with the first sign that somebody is there, once there is something to read: fetching code that is
 * needed as soon as somebody acts, and that who only looks never needs.
 */
export function beforeFirstAct(run: () => void): void {
  void Promise.all([shown, signed]).then(run)
}
