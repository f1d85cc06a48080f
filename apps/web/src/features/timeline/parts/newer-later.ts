/* What tells of posts that are newer than what is shown or was read. */
export { NewerFailed } from './NewerFailed.tsx'
export { NewPostsPill } from './NewPostsPill.tsx'
export { ReadMarker } from './ReadMarker.tsx'
