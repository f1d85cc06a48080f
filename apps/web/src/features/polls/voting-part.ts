import { lazyModule } from '../../lib/lazy-module.ts'
import { onFirstText } from '../../model/first-text.ts'

/** What is done with a poll, in the place of only reading it. */
export const voting = lazyModule(() => import('./parts/voting.tsx'))
onFirstText(voting.preload)
