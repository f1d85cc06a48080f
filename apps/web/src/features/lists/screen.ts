export { Lists } from './Lists.tsx'
