export { NewerFailed } from './NewerFailed.tsx'
export { NewPostsPill } from './NewPostsPill.tsx'
