import { lazyView } from '../lazy/index.ts'

/** In the place of a medium that did not arrive. Apart from the other later parts, because some of them need it. */
export const FailedTile = lazyView(() => import('./parts/FailedTile.tsx').then((part) => part.FailedTile))
