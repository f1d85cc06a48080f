export { CommandPalette } from './CommandPalette.tsx'
export { openPalette } from './palette-state.ts'
