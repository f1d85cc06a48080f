import { lazyModule } from '../../lib/lazy-module.ts'
import { onFirstContent } from '../../model/first-content.ts'

/** What is done with a poll, in the place of only reading it. */
export const voting = lazyModule(() => import('./parts/voting.tsx'), { needs: 'early' })
onFirstContent(voting.preload)
