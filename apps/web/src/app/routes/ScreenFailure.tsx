import { useEffect } from 'react'
import type { FallbackProps } from 'react-error-boundary'

import { useT } from '../../i18n/index.ts'
import { isChunkError } from '../../lib/chunk-error.ts'
import { noteFirstText } from '../../model/first-text.ts'
import { Button } from '../../ui/Button.tsx'
import { CenteredNote } from '../../ui/CenteredNote.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

/** In the place of a screen that could not be fetched or drawn. */
export function ScreenFailure({ error, resetErrorBoundary }: FallbackProps) {
  const t = useT()
  useEffect(noteFirstText, [])
  const actions = (
    <>
      <Button variant="primary" onClick={resetErrorBoundary}>
        {t('errors.retry')}
      </Button>{' '}
      <Button onClick={() => location.reload()}>{t('errors.reload')}</Button>
    </>
  )
  return (
    <Sheet role="alert">
      <CenteredNote title={t('errors.screenFailed')} picture={<WarningIcon />} action={actions}>
        {isChunkError(error) ? t('errors.chunkFailed') : t('errors.generic')}
      </CenteredNote>
    </Sheet>
  )
}
