import { useEffect } from 'react'
import { openJournal } from '../../features/journal/index.ts'
import { openKeyboardHelp } from '../../features/keyboard/index.ts'
import { useOfferedTimelines } from '../../features/panels/index.ts'
import { goBack, navigate } from '../../lib/navigate.ts'
import { askForCard } from '../../model/windows.ts'
import { completeKeys, useKeys, type KeyBinding } from '../../model/keys.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { useViewerAccess } from './use-viewer-access.ts'
import { goToComposer, openModeration, openSettings } from './windows.ts'

/** The second key of `g` for each timeline. */
const timelineKeys = {
  home: 'h',
  public: 'l',
  bubble: 'b',
  publicAndExternal: 'k',
  dms: 'd',
  bookmarks: 'm',
} as const

/** Takes back what is selected: text first, then what has the focus in a post, then the post. */
function clearSelection(): boolean {
  const selection = getSelection()
  const { activeElement } = document
  const post = activeElement?.closest<HTMLElement>('article[tabindex]') ?? null
  if (selection !== null && !selection.isCollapsed) selection.removeAllRanges()
  else if (post === null) return false
  else if (post === activeElement) post.blur()
  else post.focus({ preventScroll: true })
  return true
}

/** The keys that mean the same on every screen: new post, search and help, the ways to other screens. */
export function useShellKeys(): void {
  const { status, viewer } = useSession()
  const timelines = useOfferedTimelines()
  const { mayModerate } = useViewerAccess()
  const goTo = (label: KeyBinding['label'], key: string, to: string): KeyBinding => ({
    label,
    keys: [`g ${key}`],
    to,
    run: () => navigate(to),
  })

  useKeys('everywhere', [
    ...(status === 'visitor'
      ? []
      : [{ label: 'shell.topBar.newPost' as const, keys: ['n'], run: goToComposer }]),
    { label: 'keyboard.back', keys: ['u', 'Backspace'], run: goBack },
    { label: 'keyboard.card', keys: ['i'], run: askForCard },
    { label: 'keyboard.clear', keys: ['Escape'], run: clearSelection },
    { label: 'keyboard.journal', keys: ['H'], run: openJournal },
    { label: 'keyboard.help', keys: ['?'], run: openKeyboardHelp },
  ])
  useKeys('go', [
    ...timelines.map(({ name, to }) => goTo(`shell.navigation.${name}`, timelineKeys[name], to)),
    ...(viewer === null
      ? []
      : [
          goTo('shell.topBar.notifications', 'n', paths.notifications(viewer.username)),
          goTo('shell.navigation.interactions', 'i', paths.interactions(viewer.username)),
          goTo('keyboard.profile', 'p', paths.profileByName(viewer.username)),
        ]),
    { label: 'shell.navigation.settings', keys: ['g s'], run: openSettings },
    ...(mayModerate
      ? [{ label: 'shell.navigation.moderation' as const, keys: [], run: openModeration }]
      : []),
  ])
  useEffect(completeKeys, [])
}
