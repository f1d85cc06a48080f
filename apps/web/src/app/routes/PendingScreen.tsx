import { useT } from '../../i18n/index.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Stands where a screen is about to be. */
export function PendingScreen() {
  const t = useT()
  return (
    <Sheet>
      <Skeleton label={t('routes.loading')} rows={5} />
    </Sheet>
  )
}
