import type { StatusId } from '@skein/api'

import { useT } from '../../i18n/index.ts'
import { useAccount, useStatus } from '../../model/entities.ts'
import { useSubject } from '../../model/places.ts'
import { spokenName } from '../status/index.ts'

/** Who wrote the first post of a conversation; the page is named after them. Null as long as that is not known. */
export function useStarter(rootId: StatusId | null): string | null {
  const t = useT()
  const account = useAccount(useStatus(rootId)?.accountId ?? null)
  const name = account === undefined ? null : spokenName(account)
  useSubject(name === null ? null : t.markup('conversation.titleBy', { name, by: (words) => words }))
  return name
}
