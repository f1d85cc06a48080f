export { fetchPartsAfter, lazyView } from './lazy-view.tsx'
