export { FilterPane } from './FilterPane.tsx'
export { FiltersSection } from './FiltersSection.tsx'
