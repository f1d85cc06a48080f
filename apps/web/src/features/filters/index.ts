import { lazyView } from '../lazy/index.ts'

/** The window with the editor of a filter. Fetched when it opens. */
export const FilterDialog = lazyView(
  () => import('./FilterDialog.tsx').then((part) => part.FilterDialog),
  null,
  { isWindow: true },
)
