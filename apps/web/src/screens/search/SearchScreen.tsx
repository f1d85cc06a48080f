import { Search } from '../../features/search/index.ts'
import { MembersOnly } from '../../features/session/index.ts'
import { useT } from '../../i18n/index.ts'
import { useQueryParameter } from '../../lib/use-query-parameter.ts'
import { useInstance } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

/** What the words of the address find. */
export function SearchScreen() {
  const t = useT()
  const words = useQueryParameter('query').trim()
  const { status } = useSession()
  // [SHELL-42]
  const isClosed = useInstance().facts.private && status === 'visitor'
  return (
    <Sheet>
      <ColumnHeading title={t('routes.titles.search')} />
      {isClosed ? <MembersOnly /> : <Search words={words} />}
    </Sheet>
  )
}
