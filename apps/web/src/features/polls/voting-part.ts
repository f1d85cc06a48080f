import { lazyModule } from '../../lib/lazy-module.ts'
import { beforeFirstAct } from '../../model/first-act.ts'

/** What is done with a poll, in the place of only reading it. */
export const voting = lazyModule(() => import('./parts/voting.tsx'), { needs: 'early' })
beforeFirstAct(voting.preload)
