import { Profile } from '../../features/profile/index.ts'
import type { PersonRef } from '../../model/entities.ts'
import { placeOfWord, type RouteMatch } from '../../model/routes.ts'
import { useInstance } from '../../model/instance.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { Elsewhere } from './Elsewhere.tsx'

function personOf(match: RouteMatch): PersonRef {
  if (match.name === 'external-user-profile') return { by: 'id', value: match.params.id }
  if (match.name === 'user-profile') return { by: 'name', value: match.params.name }
  throw new Error(`The route ${match.name} shows no profile`)
}

/** A word behind the server's name that leads somewhere when it names nobody. */
function wordOf({ by, value }: PersonRef): string | null {
  const isAlone = location.pathname.replace(/\/$/, '') === `/${value}`
  return by === 'name' && isAlone && placeOfWord(value, null) !== null ? value : null
}

/** Somebody's profile, by name or by id. */
export function ProfileScreen({ match }: { readonly match: RouteMatch }) {
  const person = personOf(match)
  const { restrictedNicknames } = useInstance().facts
  const word = wordOf(person)
  // Nobody can have such a name: it need not be asked.
  if (word !== null && restrictedNicknames.includes(word)) return <Elsewhere word={word} />
  return (
    <Sheet>
      <Profile
        key={`${person.by} ${person.value}`}
        person={person}
        instead={word === null ? undefined : <Elsewhere word={word} />}
      />
    </Sheet>
  )
}
