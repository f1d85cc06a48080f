export { DataRows } from './DataRows.tsx'
export { Moving } from './moving/Moving.tsx'
export { SecuritySection } from './security/SecuritySection.tsx'
