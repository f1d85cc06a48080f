import { PAGE_SIZE, search } from '@skein/api'
import type { ReactNode } from 'react'

import { getClient } from '../../model/client.ts'
import { PagedList } from '../paged-list/index.ts'
import { Nothing } from './Nothing.tsx'
import { ingestFound, type FoundIds, type FoundKind } from './use-server-results.ts'

type Item<Kind extends FoundKind> = FoundIds[Kind][number]

interface FoundListProps<Kind extends FoundKind> {
  readonly words: string
  readonly kind: Kind
  readonly label: string
  readonly first: readonly Item<Kind>[]
  readonly keyOf: (item: Item<Kind>) => string
  readonly renderItem: (item: Item<Kind>, index: number, count: number) => ReactNode
  readonly estimatedSize?: number
}

function pageOf<Found>(items: readonly Found[], offset: number) {
  return { items, next: items.length < PAGE_SIZE ? null : offset + items.length }
}

/** One kind of what was found, and more of it on demand. */
export function FoundList<Kind extends FoundKind>(props: FoundListProps<Kind>) {
  const { words, kind, first, ...list } = props
  return (
    <PagedList<Item<Kind>, number>
      {...list}
      about={['search', words, kind]}
      kind={kind === 'statuses' ? 'feed' : 'list'}
      first={pageOf(first, 0)}
      fetchPage={async (at, signal) => {
        const offset = at ?? 0
        const found = ingestFound(await search(getClient(), words, { type: kind, offset, signal }))
        return pageOf(found[kind] as readonly Item<Kind>[], offset)
      }}
      nothing={<Nothing words={words} kind={kind} />}
    />
  )
}
