import { vi } from 'vitest'

import { attached } from '../../../features/status/index.ts'
import { ChunkLoadError } from '../../../lib/chunk-error.ts'

/** As if the code for what posts have besides their text were on its way; the answer lets it come, or fail. */
export function holdAttached(): { come(): void; fail(): void } {
  const code = attached.current()
  if (code === null) throw new Error('It was to be there before the test')
  const coming = Promise.withResolvers<typeof code>()
  const current = vi.spyOn(attached, 'current').mockReturnValue(null)
  for (const way of ['load', 'fetch'] as const) vi.spyOn(attached, way).mockReturnValue(coming.promise)
  return {
    come: () => {
      current.mockReturnValue(code)
      coming.resolve(code)
    },
    fail: () => coming.reject(new ChunkLoadError('script', 'no line')),
  }
}
