import { useT } from '../../i18n/index.ts'
import type { LazyModule } from '../../lib/lazy-module.ts'
import { useIsOutdated } from '../../model/outdated.ts'
import { ErrorRow } from '../../ui/ErrorRow.tsx'

/** Browsers of before 2026 keep a module that failed for as long as the page is there: then only a new page helps. */
const vainTries = 3

interface PartFailedProps {
  readonly part: Pick<LazyModule<unknown>, 'failures'>
  readonly onRetry: () => void
}

/** In the place of a part whose code could not be fetched. [ERR-28] */
export function PartFailed({ part, onRetry }: PartFailedProps) {
  const t = useT()
  const isNew = useIsOutdated(true)
  const mustReload = isNew || (part.failures() >= vainTries && navigator.onLine)
  return (
    <ErrorRow
      message={t(isNew ? 'errors.outdated' : 'errors.chunkFailed')}
      retryLabel={t(mustReload ? 'errors.reload' : 'common.retry')}
      onRetry={mustReload ? () => location.reload() : onRetry}
    />
  )
}
