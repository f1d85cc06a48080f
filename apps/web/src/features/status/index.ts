export { StatusCard, type StatusCardProps } from './StatusCard.tsx'
export { statusActions } from './actions/index.ts'
export type { ActionContext, ActionName, StatusAction } from './actions/types.ts'
export { perform } from './action-state.ts'
