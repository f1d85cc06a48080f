import { lazyModule } from '../../lib/lazy-module.ts'
import { getSession, onSignIn } from '../../model/session.ts'

const code = lazyModule(() => import('./begin.ts'), { needs: 'nothing' })

function lookAt(): void {
  const { viewerId, isByHand } = getSession()
  if (viewerId === null || !isByHand) return
  code.fetch().then(
    ({ beginFirstRun }) => void beginFirstRun(viewerId),
    // It is offered in the settings, too.
    () => undefined,
  )
}

/** Looks at everybody who signs in on this page, or has done so already, whether they are new here. */
export function offerFirstRun(): void {
  onSignIn(lookAt)
  lookAt()
}
