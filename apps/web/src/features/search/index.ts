export { Search } from './Search.tsx'
export { forgetSearches, recentSearches, rememberSearch } from './recent.ts'
