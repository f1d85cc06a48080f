import { lazyModule } from '../../lib/lazy-module.ts'
import { onFirstContent } from '../../model/first-content.ts'

/** What stands in the place of a muted or deleted post, and the way back to it. */
export const quietRow = lazyModule(() => import('./parts/CollapsedPost.tsx'), { needs: 'early' })
onFirstContent(quietRow.preload)
