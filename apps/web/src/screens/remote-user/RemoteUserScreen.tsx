import { RemoteUser } from '../../features/remote/index.ts'
import { useT } from '../../i18n/index.ts'
import type { RouteMatch } from '../../model/routes.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

/** Somebody of another server by their handle, on the way to their profile. */
export function RemoteUserScreen({ match }: { readonly match: RouteMatch }) {
  const t = useT()
  if (match.name !== 'remote-user-resolver') throw new Error(`The route ${match.name} names nobody elsewhere`)
  const handle = `${match.params.username}@${match.params.hostname}`
  return (
    <Sheet>
      <ColumnHeading title={t('routes.titles.remote-user-resolver')} />
      <RemoteUser key={handle} handle={handle} />
    </Sheet>
  )
}
