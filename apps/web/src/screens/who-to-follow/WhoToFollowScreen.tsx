import { Suggestions } from '../../features/suggestions/index.ts'
import { useT } from '../../i18n/index.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

/** People whom the server suggests. */
export function WhoToFollowScreen() {
  const t = useT()
  return (
    <Sheet>
      <ColumnHeading title={t('routes.titles.who-to-follow')} />
      <Suggestions />
    </Sheet>
  )
}
