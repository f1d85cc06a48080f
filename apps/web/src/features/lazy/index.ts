export { fetchPartsAfter, lazyView } from './lazy-view.tsx'
export { PartFailed } from './PartFailed.tsx'
