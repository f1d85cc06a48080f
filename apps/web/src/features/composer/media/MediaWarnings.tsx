import { useT } from '../../../i18n/index.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { ComposerHandle } from '../use-composer.ts'

/** That files have no description, before they go without one. */
export function MediaWarnings({ composer }: { composer: ComposerHandle }) {
  const t = useT()
  const { says, count } = composer.reminder
  if (says === null) return null
  const goOn = (
    <Button size="small" variant="ghost" onClick={() => void composer.submit({ isAnyway: true })}>
      {t('composer.postAnyway')}
    </Button>
  )
  return says === 'remind' ? (
    <Alert level="warning" live="urgent" action={goOn}>
      {t('composer.undescribed', { count })}
    </Alert>
  ) : (
    <Alert level="error" live="urgent">
      {t('composer.mustDescribe', { count })}
    </Alert>
  )
}
