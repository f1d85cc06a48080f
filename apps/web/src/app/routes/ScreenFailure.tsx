import { useEffect } from 'react'
import type { FallbackProps } from 'react-error-boundary'

import { useT } from '../../i18n/index.ts'
import { isChunkError } from '../../lib/chunk-error.ts'
import type { LazyModule } from '../../lib/lazy-module.ts'
import { useIsOutdated } from '../../model/outdated.ts'
import { useWhenThere } from '../../lib/use-when-there.ts'
import { markFirstContent } from '../../model/first-content.ts'
import { Button } from '../../ui/Button.tsx'
import { CenteredNote } from '../../ui/CenteredNote.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useSpokenPlace } from '../../ui/spoken.tsx'

interface ScreenFailureProps extends FallbackProps {
  /** Whose code it is, where that comes apart. */
  readonly screen?: LazyModule<unknown>
}

/** In the place of a screen that could not be fetched or drawn; what could not be fetched comes by itself later. */
export function ScreenFailure({ error, resetErrorBoundary, screen }: ScreenFailureProps) {
  const t = useT()
  const spoken = useSpokenPlace('urgent')
  useWhenThere(screen, error, resetErrorBoundary)
  useEffect(markFirstContent, [])
  const hasNoCode = isChunkError(error)
  const isNew = useIsOutdated(hasNoCode)
  const actions = (
    <>
      {!isNew && (
        <Button variant="primary" onClick={resetErrorBoundary}>
          {t('common.retry')}
        </Button>
      )}{' '}
      <Button variant={isNew ? 'primary' : 'default'} onClick={() => location.reload()}>
        {t('errors.reload')}
      </Button>
    </>
  )
  return (
    <Sheet ref={spoken}>
      <CenteredNote title={t('errors.screenFailed')} picture={<WarningIcon />} action={actions}>
        {t(isNew ? 'errors.outdated' : hasNoCode ? 'errors.chunkFailed' : 'errors.generic')}
      </CenteredNote>
    </Sheet>
  )
}
