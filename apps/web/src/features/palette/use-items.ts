import type { AccountId } from '@skein/api'

import { useT } from '../../i18n/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { paths } from '../../model/routes.ts'
import { FileIcon, SearchIcon } from '../../ui/icons.tsx'
import { peopleItems, postItems, tagItem } from './found-items.ts'
import type { RecentItem } from './recent.ts'
import type { PaletteItem } from './rules/item.ts'
import { orderItems, type FoundItem } from './rules/order.ts'
import { useServerResults } from './use-server-results.ts'
import type { OwnItems } from './use-own-items.ts'

export interface Section {
  readonly name: string
  /** Null where the answers to words stand in one list. */
  readonly heading: string | null
  readonly items: readonly FoundItem[]
}

/** Without words: so many of what was used lately. */
const mostRecent = 5
const none: ReadonlySet<number> = new Set()
const unmarked = (items: readonly PaletteItem[]): readonly FoundItem[] =>
  items.map((item) => ({ item, at: none }))

/** What was used lately: of what is known as it is now, of the rest as it was. */
function usedLately(recent: readonly RecentItem[], known: readonly PaletteItem[]): readonly PaletteItem[] {
  return recent.flatMap(({ key, kind, name, detail, to }): PaletteItem[] => {
    const now = known.find((item) => item.key === key)
    if (now !== undefined) return [now]
    // Pages and lists that are known are all there are.
    if (to === null || kind === 'page' || kind === 'list') return []
    return [
      { key, kind, name, detail, to, icon: kind === 'status' ? FileIcon : null, run: () => navigate(to) },
    ]
  })
}

/** Everything there is to choose from before anything is typed. */
export function useSections(
  own: OwnItems,
  recent: readonly RecentItem[],
  authors: readonly AccountId[],
): readonly Section[] {
  const t = useT()
  const { actions, pages, lists, commands } = own
  const people = peopleItems(authors)
  const used = usedLately(recent, Object.values(own).flat()).slice(0, mostRecent)
  const isNew = ({ key }: PaletteItem) => used.every((item) => item.key !== key)
  const sections = [
    { name: 'recent', heading: t('palette.sections.recent'), items: used },
    // Their heading says what else is said beside their names.
    {
      name: 'actions',
      heading: t('keyboard.groups.post'),
      items: actions.filter(isNew).map(({ detail: _detail, ...action }) => action),
    },
    { name: 'pages', heading: t('keyboard.groups.go'), items: pages.filter(isNew) },
    { name: 'people', heading: t('palette.sections.people'), items: people.filter(isNew) },
    {
      name: 'lists',
      heading: t('routes.titles.lists'),
      items: lists.filter(isNew).map(({ detail: _detail, ...list }) => list),
    },
    { name: 'commands', heading: t('palette.sections.commands'), items: commands.filter(isNew) },
  ]
  return sections
    .filter(({ items }) => items.length > 0)
    .map(({ items, ...section }) => ({ ...section, items: unmarked(items) }))
}

interface WordsOptions {
  readonly text: string
  /** The words that the server is asked for: what was typed a moment ago. */
  readonly asked: string
  /** Known people that fit what is typed. */
  readonly known: readonly AccountId[]
  readonly own: OwnItems
  readonly recent: readonly RecentItem[]
  readonly maySearch: boolean
}

/** What fits the words: first what is known here, then what the server found, which moves nothing above it. */
export function useFitting({ text, asked, known, own, recent, maySearch }: WordsOptions) {
  const t = useT()
  const found = useServerResults(asked, maySearch)
  const words = text.trim()
  if (words === '') return { items: [], found }

  const here = [...Object.values(own).flat(), ...peopleItems(known)]
  const used = usedLately(recent, here).filter(({ key }) => here.every((item) => item.key !== key))
  const recentKeys = recent.map(({ key }) => key)
  const fitting = orderItems(words, [...here, ...used], recentKeys)
  const shown = new Set(fitting.map(({ item }) => item.key))
  const { people = [], tags = [], posts = [] } = found.data ?? {}
  const answers = [
    ...postItems(posts, (author) => t('palette.postBy', { author })),
    ...peopleItems(people),
    ...tags.map(tagItem),
  ].filter(({ key }) => !shown.has(key))
  // What a server found may be called otherwise; what it found for earlier words has to fit these.
  const marked = orderItems(words, answers, recentKeys)
  const isAnswer = asked === words && !found.isPlaceholderData
  const others = isAnswer ? answers.filter((item) => marked.every((each) => each.item !== item)) : []
  const search: PaletteItem = {
    key: 'search',
    kind: 'page',
    name: t('palette.search', { words }),
    icon: SearchIcon,
    run: () => navigate(paths.search(words)),
  }
  return {
    items: [...fitting, ...marked, ...unmarked(maySearch ? [...others, search] : others)],
    found,
  }
}
