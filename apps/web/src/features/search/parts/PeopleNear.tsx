import { useT } from '../../../i18n/index.ts'
import { useCan } from '../../../model/instance.ts'
import { useSession } from '../../../model/session.ts'
import { FollowRow } from '../../people/index.ts'
import { useFreshRelationships } from '../../relations/index.ts'
import { useSuggestions } from '../../suggestions/index.ts'
import { Section } from './Section.tsx'

const most = 3

/** People whom the server suggests to the viewer. */
export function PeopleNear() {
  const t = useT()
  const { viewerId } = useSession()
  const hasSuggestions = useCan('suggestions')
  const { ids } = useSuggestions(viewerId !== null && hasSuggestions)
  const shown = ids?.slice(0, most) ?? []
  useFreshRelationships(shown)
  if (shown.length === 0) return null
  return (
    <Section title={t('search.peopleNear')}>
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <FollowRow id={id} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
