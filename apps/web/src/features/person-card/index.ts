export { Badges } from './parts/Badges.tsx'
export { Counts } from './parts/Counts.tsx'
export { PersonCards } from './PersonCards.tsx'
