export { PagedList } from './PagedList.tsx'
