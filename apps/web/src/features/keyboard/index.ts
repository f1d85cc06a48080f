export { openKeyboardHelp } from './help-state.ts'
export { KeyboardHelp } from './KeyboardHelp.tsx'
export { Keys } from './Keys.tsx'
