import { useT } from '../../i18n/index.ts'
import { useWaiting } from '../../model/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { openOutbox } from './panel-state.ts'

/** The way from home to all that waits. */
export function MoreWaiting() {
  const t = useT()
  const count = useWaiting().length
  return (
    <Button variant="ghost" isWide aria-haspopup="dialog" onClick={openOutbox}>
      {t('outbox.showAll', { count })}
    </Button>
  )
}
