import type { StatusId } from '@skein/api'
import type { ThreadForest } from '@skein/store'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { listOf } from '../../../lib/list-format.ts'
import { entityStore } from '../../../model/entities.ts'
import { peopleBelow } from './people-below.ts'

/** People who are named before the rest is "others". */
const namedPeople = 2

/** Who wrote below a post, in words: "Mira, Jun and others". */
export function usePeopleText(forest: ThreadForest, id: StatusId): string {
  const t = useT()
  const language = useLanguageTag()
  const people = peopleBelow(forest, id, namedPeople + 1)
  const names = people
    .slice(0, namedPeople)
    .map((person) => entityStore.accounts.get(person)?.displayName ?? t('conversation.tree.somebody'))
  if (people.length > namedPeople) names.push(t('conversation.tree.andOthers'))
  return listOf(language, 'conjunction', names)
}
