import type { MessageKey } from '../../i18n/index.ts'

/** What a key belongs to, in the order of the help sheet. A key that two groups have belongs to the first. */
export type KeyGroup = 'list' | 'post' | 'thread' | 'writing' | 'everywhere' | 'go'

export interface Shortcut {
  readonly group: KeyGroup
  /** Its name in words, and what own keys are kept under: who changes one loses what people chose. */
  readonly label: MessageKey
  /** What it has unless somebody chose otherwise. */
  readonly keys: readonly string[]
  /** It means nothing in a conversation. */
  readonly isForTimelines?: true
  /** It means something only in a row of things to do, and comes first there. */
  readonly isForTasks?: true
  /** Its owner listens for itself, and knows no other keys. */
  readonly isFixed?: true
}

/**
 * Every shortcut there is, also those whose code or place is not there at present. Whoever registers one says its keys
 * once more, because this list is fetched with the settings only; `testing/all-shortcuts.browser.test.tsx` holds the
 * two together.
 */
export const shortcuts = [
  { group: 'list', label: 'keyboard.next', keys: ['j', 'ArrowDown', 'PageDown'] },
  { group: 'list', label: 'keyboard.previous', keys: ['k', 'ArrowUp', 'PageUp'] },
  { group: 'list', label: 'keyboard.before', keys: ['Control+Home'] },
  { group: 'list', label: 'keyboard.after', keys: ['Control+End'] },
  { group: 'list', label: 'keyboard.showNew', keys: ['.'] },
  { group: 'list', label: 'notifications.tasks.finish', keys: ['e'], isForTasks: true },
  { group: 'list', label: 'notifications.tasks.putOff', keys: ['s'], isForTasks: true },
  { group: 'list', label: 'notifications.tasks.hush', keys: ['m'], isForTasks: true },
  { group: 'list', label: 'timeline.jump.title', keys: ['D'], isForTimelines: true },

  { group: 'post', label: 'status.reading.open', keys: ['Enter', 'o'] },
  { group: 'post', label: 'status.actions.react', keys: ['e'] },
  { group: 'post', label: 'status.reading.author', keys: ['p'] },
  { group: 'post', label: 'status.reading.media', keys: ['v'] },
  { group: 'post', label: 'status.reading.warning', keys: ['x'] },
  { group: 'post', label: 'status.reading.showMuted', keys: ['x'] },
  { group: 'post', label: 'status.reading.sensitiveMedia', keys: ['X'] },
  { group: 'post', label: 'status.actions.reply', keys: ['r'] },
  { group: 'post', label: 'status.actions.repeat', keys: ['b'] },
  { group: 'post', label: 'status.actions.quote', keys: ['q'] },
  { group: 'post', label: 'status.actions.favourite', keys: ['f', 'l'] },
  { group: 'post', label: 'status.menu.mention', keys: ['m'] },
  { group: 'post', label: 'status.menu.muteThread', keys: ['M'] },
  { group: 'post', label: 'status.actions.bookmark', keys: ['d'] },
  { group: 'post', label: 'status.menu.copyLink', keys: ['y'] },
  { group: 'post', label: 'status.menu.openOriginal', keys: ['O'] },
  { group: 'post', label: 'status.menu.translate', keys: ['t'] },

  { group: 'thread', label: 'keyboard.surface', keys: ['u', 'Backspace'] },
  { group: 'thread', label: 'keyboard.previousBranch', keys: ['['] },
  { group: 'thread', label: 'keyboard.nextBranch', keys: [']'] },
  { group: 'thread', label: 'keyboard.nextNew', keys: ['N'] },
  { group: 'thread', label: 'keyboard.warnings', keys: ['Z'] },

  { group: 'everywhere', label: 'shell.topBar.newPost', keys: ['n'] },
  { group: 'everywhere', label: 'keyboard.search', keys: ['/'] },
  { group: 'everywhere', label: 'keyboard.palette', keys: ['Control+k', 'Meta+k'] },
  { group: 'everywhere', label: 'common.undo', keys: ['z'] },
  { group: 'everywhere', label: 'keyboard.back', keys: ['u', 'Backspace'] },
  { group: 'everywhere', label: 'keyboard.card', keys: ['i'] },
  { group: 'everywhere', label: 'keyboard.clear', keys: ['Escape'] },
  { group: 'everywhere', label: 'keyboard.journal', keys: ['H'] },
  { group: 'everywhere', label: 'keyboard.help', keys: ['?'] },

  { group: 'go', label: 'shell.navigation.home', keys: ['g h'] },
  { group: 'go', label: 'shell.navigation.bubble', keys: ['g b'] },
  { group: 'go', label: 'shell.navigation.public', keys: ['g l'] },
  { group: 'go', label: 'shell.navigation.publicAndExternal', keys: ['g k'] },
  { group: 'go', label: 'shell.navigation.dms', keys: ['g d'] },
  { group: 'go', label: 'shell.navigation.bookmarks', keys: ['g m'] },
  { group: 'go', label: 'shell.topBar.notifications', keys: ['g n'] },
  { group: 'go', label: 'shell.navigation.interactions', keys: ['g i'] },
  { group: 'go', label: 'keyboard.profile', keys: ['g p'] },
  { group: 'go', label: 'shell.navigation.settings', keys: ['g s'] },
  { group: 'go', label: 'shell.navigation.moderation', keys: [] },

  { group: 'writing', label: 'keyboard.send', keys: ['Control+Enter', 'Meta+Enter'], isFixed: true },
] as const satisfies readonly Shortcut[]

export type ShortcutLabel = (typeof shortcuts)[number]['label']

/** The keys of each, as `keyOf` names them: what a hint of a shortcut has to say once more. */
export type DefaultKeys = { readonly [Row in (typeof shortcuts)[number] as Row['label']]: Row['keys'] }
