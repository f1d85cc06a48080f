export { FiltersSection } from './FiltersSection.tsx'
