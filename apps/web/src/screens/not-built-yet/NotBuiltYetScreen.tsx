import { useT } from '../../i18n/index.ts'
import { paths, type RouteMatch } from '../../model/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

interface NotBuiltYetScreenProps {
  readonly match: RouteMatch
}

/** Stands at every address of the route table whose screen does not exist yet, and says so. */
export function NotBuiltYetScreen({ match }: NotBuiltYetScreenProps) {
  const t = useT()
  return (
    <Sheet>
      <ColumnHeading title={t(`routes.titles.${match.name}`)} />
      <EmptyState
        title={t('routes.notBuiltYet.text')}
        action={<ButtonLink to={paths.root}>{t('routes.notBuiltYet.home')}</ButtonLink>}
      >
        {t('routes.notBuiltYet.explanation')}
      </EmptyState>
    </Sheet>
  )
}
