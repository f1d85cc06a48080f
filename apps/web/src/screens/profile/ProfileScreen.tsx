import { Profile } from '../../features/profile/index.ts'
import type { PersonRef } from '../../model/people.ts'
import type { RouteMatch } from '../../model/routes.ts'
import { Sheet } from '../../ui/Sheet.tsx'

function personOf(match: RouteMatch): PersonRef {
  if (match.name === 'external-user-profile') return { by: 'id', value: match.params.id }
  if (match.name === 'user-profile') return { by: 'name', value: match.params.name }
  throw new Error(`The route ${match.name} shows no profile`)
}

/** Somebody's profile, by name or by id. */
export function ProfileScreen({ match }: { readonly match: RouteMatch }) {
  const person = personOf(match)
  return (
    <Sheet>
      <Profile key={`${person.by} ${person.value}`} person={person} />
    </Sheet>
  )
}
