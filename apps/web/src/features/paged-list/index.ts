export { PagedList } from './PagedList.tsx'
export { pagedQuery, repeats, type ListPage, type ListPages } from './paged-query.ts'
