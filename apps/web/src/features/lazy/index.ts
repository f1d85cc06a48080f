export { fetchPartsAfter, lazyView, viewOf } from './lazy-view.tsx'
export { PartFailed } from './PartFailed.tsx'
