import { isApiError } from '@skein/api'
import { QueryClient } from '@tanstack/react-query'

import { forgetWithSession } from '../model/session.ts'

const retriesOfReads = 2

/** A refusal will be a refusal again; only what may pass by itself is asked again. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= retriesOfReads || !isApiError(error)) return false
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 502
}

/**
 * The one cache of answers; it belongs to one viewer. What is asked without a network fails at once, as everything else
 * does, and does not wait in silence.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
  },
})

forgetWithSession((turn) => {
  if (turn === 'begun') void queryClient.resetQueries()
  else queryClient.clear()
})
