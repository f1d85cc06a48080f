export { StatusCard, type StatusCardProps } from './StatusCard.tsx'
export { ViewerActions } from './parts/ViewerActions.tsx'
export { FocusedCard } from './FocusedCard.tsx'
export { rememberRows, useAreSubjectsOpen } from './row-memory.ts'
