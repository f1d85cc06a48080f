import { useSyncExternalStore } from 'react'

import { useT } from '../../i18n/index.ts'
import type { LazyModule } from '../../lib/lazy-module.ts'
import { useIsOutdated } from '../../model/outdated.ts'
import { ErrorRow } from '../../ui/ErrorRow.tsx'

/** Browsers of before 2026 keep a module that failed for as long as the page is there: then only a new page helps. */
const vainTries = 3

interface PartFailedProps {
  readonly part: Pick<LazyModule<unknown>, 'failures' | 'onFailure'>
  readonly onRetry: () => void
}

/** In the place of a part whose code could not be fetched. [ERR-28] */
export function PartFailed({ part, onRetry }: PartFailedProps) {
  const t = useT()
  const isNew = useIsOutdated(true)
  const failures = useSyncExternalStore(part.onFailure, part.failures)
  const mustReload = isNew || (failures >= vainTries && navigator.onLine)
  const message = mustReload ? 'errors.chunkNeedsReload' : 'errors.chunkFailed'
  return (
    <ErrorRow
      message={t(isNew ? 'errors.outdated' : message)}
      retryLabel={t(mustReload ? 'errors.reload' : 'common.retry')}
      onRetry={mustReload ? () => location.reload() : onRetry}
    />
  )
}
