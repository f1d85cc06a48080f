import { lazyModule } from '../../lib/lazy-module.ts'
import { getSession, onSignIn } from '../../model/session.ts'
import { getSetting } from '../../model/settings.ts'

const code = lazyModule(() => import('./begin.ts'), { needs: 'nothing' })
const updates = lazyModule(() => import('./offer-updates.ts'), { needs: 'early' })

async function lookAt(): Promise<void> {
  const { viewerId, isByHand } = getSession()
  if (viewerId === null) return
  try {
    if (isByHand && (await (await code.fetch()).beginFirstRun(viewerId))) return
    if (getSetting('firstRunDone') || getSetting('updatesOffered')) return
    await (await updates.fetch()).offerUpdates(viewerId)
  } catch {
    // Both are offered in the settings, too.
  }
}

/**
 * Looks at everybody who signs in on this page, or has done so already: whether they are new here, and whether they know
 * of live updates.
 */
export function offerFirstRun(): void {
  onSignIn(() => void lookAt())
  void lookAt()
}
