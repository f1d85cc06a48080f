export { PagedList } from './PagedList.tsx'
export { pagedQuery } from './paged-query.ts'
