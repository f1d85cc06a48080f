export { fetchPartsAfter, lazyView, lazyViewOf, viewOf } from './lazy-view.tsx'
export { PartFailed } from './PartFailed.tsx'
