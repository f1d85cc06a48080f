import { Interactions } from '../../features/interactions/index.ts'
import { useT } from '../../i18n/index.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

/** What others did with the viewer's posts, or with the viewer. */
export function InteractionsScreen() {
  const t = useT()
  return (
    <Sheet>
      <ColumnHeading title={t('routes.titles.interactions')} />
      <Interactions />
    </Sheet>
  )
}
