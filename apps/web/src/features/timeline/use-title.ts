import type { TimelineKey } from '@skein/api'
import { useEffect, useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { ofSession } from '../../model/session.ts'
import { withLateCode } from './late-code.ts'

/** Titles of the viewer's lists that were seen, by id: coming back shows the right one at once. */
const listTitles = ofSession(new Map<string, string>())

/** [TL-01] The timeline's name, `#tag`, or the list's title. */
export function useTitle(key: TimelineKey): string {
  const t = useT()
  const listTitle = useListTitle(key.kind === 'list' ? key.listId : null)
  if (key.kind === 'tag') return t('timeline.tag', { tag: key.tag })
  return listTitle ?? t(`timeline.names.${key.kind}`)
}

/** Null for no list, and while its title is not known. A visit has one list. */
function useListTitle(listId: string | null): string | null {
  const [title, setTitle] = useState(listId === null ? undefined : listTitles.get(listId))
  useEffect(
    () =>
      listId === null
        ? undefined
        : withLateCode(({ fetchTitle }) =>
            fetchTitle(listId, (told) => {
              listTitles.set(listId, told)
              setTitle(told)
            }),
          ),
    [listId],
  )
  return title ?? null
}
