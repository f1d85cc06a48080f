import { useCallback, useSyncExternalStore } from 'react'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { inLetters } from '../../ui/in-letters.ts'
import { layoutFor } from './layout.ts'
import type { Layout } from './layout.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener, { passive: true })
  return () => removeEventListener('resize', listener)
}

/** The arrangement of columns for this window and this viewer. */
export function useLayout(): Layout {
  const { status } = useSession()
  const thirdColumnMode = useSetting('thirdColumnMode')
  const isSignedIn = status !== 'visitor'
  const read = useCallback(
    () => layoutFor((query) => matchMedia(inLetters(query)).matches, { isSignedIn, thirdColumnMode }),
    [isSignedIn, thirdColumnMode],
  )
  return useSyncExternalStore(subscribe, read)
}
