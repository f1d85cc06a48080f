import { fetchLists } from '@skein/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useT, type MessageKey } from '../../i18n/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { getClient } from '../../model/client.ts'
import { registeredKeys, type KeyBinding } from '../../model/keys.ts'
import { paths, type GuardContext } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { ExternalIcon, FileIcon, ListIcon } from '../../ui/icons.tsx'
import { useOfferedTimelines } from '../panels/index.ts'
import { fetchPostCommands } from '../status/index.ts'
import type { PaletteItem } from './rules/item.ts'
import { pagesOf } from './rules/pages.ts'
import { useSettingItems } from './use-setting-items.ts'

export const paletteLabel = 'keyboard.palette'

type Command = KeyBinding & { readonly run: NonNullable<KeyBinding['run']> }

/** Everything that a key does at present, but for what belongs to one post and for this palette. */
function commandsNow(): readonly Command[] {
  const named = new Map<string, Command>()
  for (const { group, label, keys, run, to } of registeredKeys({ isAsked: true })) {
    if (run === null || group === 'post' || label === paletteLabel || named.has(label)) continue
    named.set(label, { label, keys, run, ...(to === undefined ? {} : { to }) })
  }
  return [...named.values()]
}

/** As if its key had been pressed where the focus is. */
function press({ run }: Command): void {
  const event = new KeyboardEvent('keydown')
  document.activeElement?.dispatchEvent(event)
  run(event)
}

/** Settings are found by words only: there are many. */
export type OwnItems = Readonly<
  Record<'actions' | 'pages' | 'lists' | 'commands' | 'settings', readonly PaletteItem[]>
>

/** What is known without asking for words: pages, one's lists, settings, and what can be done here and now. */
export function useOwnItems(guards: GuardContext, from: Element | null, maySearch: boolean): OwnItems {
  const t = useT()
  // Names of keys and of what is in a menu need no values.
  const nameOf = (label: MessageKey) => t(label as 'keyboard.next')
  const { viewer, viewerId } = useSession()
  const settings = useSettingItems()
  const timelines = useOfferedTimelines()
  const [bound] = useState(commandsNow)
  const { value: actions } = useAnswer({ about: 'post', ask: () => fetchPostCommands(from) })
  const { data: lists } = useQuery({
    queryKey: ['palette', viewerId, 'lists'],
    queryFn: ({ signal }) => fetchLists(getClient(), { signal }),
    enabled: viewerId !== null,
    staleTime: 60_000,
    retry: false,
  })
  const offered = pagesOf({
    guards,
    username: viewer?.username ?? null,
    timelines: timelines.map(({ to }) => to),
    maySearch,
  })
  const isPage = ({ to }: Command) => offered.some(({ path }) => path === to)

  return {
    actions: (actions ?? []).map(({ name, label, ...rest }) => ({
      ...rest,
      key: `post:${name}`,
      kind: 'action',
      name: nameOf(label),
      detail: t('keyboard.groups.post'),
    })),
    pages: offered.map(({ name, path, isOutside }) => ({
      key: `to:${path}`,
      kind: 'page',
      name: t(`routes.titles.${name}`),
      icon: isOutside ? ExternalIcon : (timelines.find(({ to }) => to === path)?.icon ?? FileIcon),
      keys: bound.find(({ to }) => to === path)?.keys ?? [],
      to: path,
      run: isOutside ? openConsole : () => navigate(path),
    })),
    lists: (lists ?? []).map(({ id, title }) => ({
      key: `to:${paths.list(id)}`,
      kind: 'list',
      name: title,
      detail: t('palette.kinds.list'),
      icon: ListIcon,
      to: paths.list(id),
      run: () => navigate(paths.list(id)),
    })),
    commands: bound
      .filter((command) => !isPage(command))
      .map((command) => ({
        key: `do:${command.label}`,
        kind: 'command',
        name: nameOf(command.label),
        icon: null,
        keys: command.keys,
        run: () => press(command),
      })),
    settings,
  }
}

function openConsole(): void {
  window.open(paths.adminConsole, '_blank', 'noopener,noreferrer')
}
