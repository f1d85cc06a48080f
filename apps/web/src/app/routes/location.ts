import { useCallback } from 'react'
import type { BaseLocationHook } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'

import { withHistoryKey } from '../../lib/history-key.ts'

/** wouter's location, with a key in every history entry. */
export const useKeyedLocation: BaseLocationHook = () => {
  const [path, navigate] = useBrowserLocation()
  const navigateWithKey = useCallback(
    (to: string | URL, options: { replace?: boolean; state?: unknown } = {}) => {
      navigate(to, { ...options, state: withHistoryKey(options.state) })
    },
    [navigate],
  )
  return [path, navigateWithKey]
}
