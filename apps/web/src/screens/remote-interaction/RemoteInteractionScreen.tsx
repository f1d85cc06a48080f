import { RemoteInteraction } from '../../features/remote/index.ts'
import { useT } from '../../i18n/index.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

/** Where links to act on a post or a person from elsewhere lead. */
export function RemoteInteractionScreen() {
  const t = useT()
  return (
    <Sheet>
      <ColumnHeading title={t('routes.titles.remote-interaction')} />
      <RemoteInteraction />
    </Sheet>
  )
}
