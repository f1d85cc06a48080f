export { PagedList } from './PagedList.tsx'
export { pagedQuery, type ListPages } from './paged-query.ts'
