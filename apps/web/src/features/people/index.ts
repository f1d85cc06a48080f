export { FollowRow } from './FollowRow.tsx'
export { PersonLink } from './PersonLink.tsx'
export { PersonRow } from './PersonRow.tsx'
