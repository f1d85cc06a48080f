import type { ListId } from '@skein/api'

import { ListEditor } from '../../features/lists/index.ts'
import { useT } from '../../i18n/index.ts'
import { paths, type RouteMatch } from '../../model/routes.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { IconLink } from '../../ui/IconButton.tsx'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

/** The editor of a list. */
export function ListEditScreen({ match }: { readonly match: RouteMatch }) {
  const t = useT()
  if (match.name !== 'list-edit') throw new Error(`The route ${match.name} edits no list`)
  const id = match.params.id as ListId
  const back = <IconLink to={paths.list(id)} icon={ArrowLeftIcon} label={t('lists.toTimeline')} />
  return (
    <Sheet>
      <ColumnHeading title={t('routes.titles.list-edit')} start={back} />
      <ListEditor key={id} id={id} />
    </Sheet>
  )
}
