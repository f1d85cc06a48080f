export { TimelineMenu } from '../../panels/index.ts'
export { NewerFailed } from './NewerFailed.tsx'
export { NewPostsPill } from './NewPostsPill.tsx'
