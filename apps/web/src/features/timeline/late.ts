/* What comes after the first text, in one file. */
export { registerListKeys, registerShowNewKey } from './keys.ts'
export { fetchTitle } from './list-title.ts'
export { LazyTimelineParts } from './parts/LazyTimelineParts.tsx'
