export { StatusCard, type StatusCardProps } from './StatusCard.tsx'
export { FocusedCard } from './FocusedCard.tsx'
