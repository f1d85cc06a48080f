export { getActiveFilters, type KeptFilter, useActiveFilters, useFilters } from './filters/store.ts'
