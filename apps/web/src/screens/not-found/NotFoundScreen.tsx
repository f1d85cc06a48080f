import { useT } from '../../i18n/index.ts'
import { paths } from '../../model/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

export function NotFoundScreen() {
  const t = useT()
  return (
    <Sheet>
      <ColumnHeading title={t('routes.titles.not-found')} />
      <EmptyState
        title={t('routes.notFound.text')}
        action={<ButtonLink to={paths.root}>{t('routes.notFound.home')}</ButtonLink>}
      />
    </Sheet>
  )
}
