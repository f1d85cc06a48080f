export { TagInHome } from './TagInHome.tsx'
