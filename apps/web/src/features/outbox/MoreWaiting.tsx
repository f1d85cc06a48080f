import { useT } from '../../i18n/index.ts'
import { isTextEntry, useOutbox } from '../../model/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { openOutbox } from './panel-state.ts'

/** The way from home, where only some of the posts stand, to all that waits. */
export function MoreWaiting() {
  const t = useT()
  const count = useOutbox().filter((entry) => isTextEntry(entry)).length
  return (
    <Button variant="ghost" isWide aria-haspopup="dialog" onClick={openOutbox}>
      {t('outbox.showAll', { count })}
    </Button>
  )
}
