import { PullForNew as Pull } from './parts/PullForNew.tsx'

/* What comes after the first text, in one file. */
export { registerListKeys, registerShowNewKey } from './keys.ts'
export { fetchTitle } from './list-title.ts'

/** Null where nobody has a finger on the screen. */
export const PullForNew = navigator.maxTouchPoints > 0 ? Pull : null
