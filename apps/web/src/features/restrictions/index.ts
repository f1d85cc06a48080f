export { restrictionKinds, type RestrictionKind } from './kinds.ts'
export { RestrictionPanel } from './RestrictionPanel.tsx'
