import type { AccountId, StatusId } from '@skein/api'
import type { AccountRow } from '@skein/store'

import { navigate } from '../../lib/navigate.ts'
import { entityStore } from '../../model/entities.ts'
import { getInstance } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { ReplyIcon } from '../../ui/icons.tsx'
import { fitOf } from './rules/fuzzy.ts'
import type { PaletteItem } from './rules/item.ts'

/** People that are known already are looked at until so many fit. */
const mostKnown = 20

export function personItem(account: AccountRow): PaletteItem {
  const to = paths.profile(account, getInstance().facts.restrictedNicknames)
  return {
    key: `to:${paths.profileById(account.id)}`,
    kind: 'person',
    name: account.displayName,
    aliases: [account.handle],
    detail: `@${account.handle}`,
    account,
    to,
    run: () => navigate(to),
  }
}

/** People of the posts that were read, whose name or handle fits what was typed. */
export function knownPeople(text: string): readonly AccountId[] {
  const words = text.trim().replace(/^@/, '')
  if (words === '' || text.startsWith('#')) return []
  const found: AccountId[] = []
  for (const id of entityStore.accounts.keys()) {
    const account = entityStore.accounts.get(id)
    if (!account || (fitOf(words, account.displayName) ?? fitOf(words, account.handle)) === null) continue
    found.push(id)
    if (found.length === mostKnown) break
  }
  return found
}

const mostAuthors = 5

/** Who wrote the newest of the posts that were read, but for the viewer. */
export function recentAuthors(viewerId: AccountId | null): readonly AccountId[] {
  const posts = [...entityStore.statuses.keys()].flatMap((id) => entityStore.statuses.get(id) ?? [])
  const newest = posts.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
  const authors = new Set(newest.map(({ accountId }) => accountId))
  return [...authors].filter((id) => id !== viewerId).slice(0, mostAuthors)
}

export function peopleItems(ids: Iterable<AccountId>): readonly PaletteItem[] {
  return [...ids].flatMap((id) => {
    const account = entityStore.accounts.get(id)
    return account ? [personItem(account)] : []
  })
}

export function tagItem(name: string): PaletteItem {
  const to = paths.tag(name)
  return { key: `to:${to}`, kind: 'tag', name: `#${name}`, to, run: () => navigate(to) }
}

const mostLetters = 80

export function postItems(
  ids: readonly StatusId[],
  titleOf: (author: string) => string,
): readonly PaletteItem[] {
  return ids.flatMap((id) => {
    const status = entityStore.statuses.get(id)
    if (!status) return []
    const to = paths.conversation(id)
    const text = status.subject || status.text
    return {
      key: `to:${to}`,
      kind: 'status',
      name: titleOf(entityStore.accounts.get(status.accountId)?.displayName ?? ''),
      detail: [...text].slice(0, mostLetters).join(''),
      icon: ReplyIcon,
      to,
      run: () => navigate(to),
    }
  })
}
