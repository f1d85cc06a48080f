import { Lists } from '../../features/lists/index.ts'
import { useT } from '../../i18n/index.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

/** The viewer's lists. */
export function ListsScreen() {
  const t = useT()
  return (
    <Sheet>
      <ColumnHeading title={t('routes.titles.lists')} />
      <Lists />
    </Sheet>
  )
}
