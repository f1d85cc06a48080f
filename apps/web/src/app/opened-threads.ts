import { lazyModule } from '../lib/lazy-module.ts'
import { registerInlineThread } from '../model/places.ts'

/** Posts of a timeline open their conversation where they stand. */
export function offerThreads(): void {
  registerInlineThread(lazyModule(() => import('./toggle-thread.ts').then((part) => part.toggleThread)))
}
