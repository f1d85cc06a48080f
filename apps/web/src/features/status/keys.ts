import type { StatusId } from '@skein/api'
import { entityStore } from '../../model/entities.ts'
import { getInstance } from '../../model/instance.ts'
import { keysOf, type KeyBinding, type ShortcutLabel } from '../../model/keys.ts'
import { getSession, sessionValue } from '../../model/session.ts'
import type { MessageKey } from '../../i18n/index.ts'
import { statusActions } from './actions/index.ts'
import { perform } from './actions/perform.ts'
import { isOffered, type ActionContext, type StatusAction } from './actions/types.ts'
import type { IconComponent } from '../../ui/icons.tsx'

/** The row that was told of a key last: it alone knows what its actions are judged and run by. */
const told = sessionValue<{ readonly row: HTMLElement; readonly context: ActionContext } | null>(() => null)

export interface KeyPress {
  /** As `keyOf` names it. */
  readonly key: string
  readonly target: EventTarget
  readonly currentTarget: HTMLElement
}

const realKeys = ({ labelKey, shortcuts }: StatusAction) => keysOf(labelKey, shortcuts)

/** Runs what a key means for the post that has the focus. Says whether it did, so that the caller stops the key there. */
export function handleKey({ key, target, currentTarget: row }: KeyPress, context: ActionContext): boolean {
  if (!(target instanceof Element) || !row.contains(target)) return false
  told.current = { row, context }
  // Inside of the post it belongs to what has the focus.
  if (key === 'Enter' && target !== row) return false
  const action = statusActions.find((other) => realKeys(other).includes(key) && isOffered(other, context))
  if (action === undefined) return false
  void perform(action, context)
  return true
}

const bindingOf = ({ labelKey, shortcuts }: StatusAction) => ({
  // Only what has keys is bound, and all of that is in the list of shortcuts.
  label: labelKey as ShortcutLabel,
  keys: shortcuts,
})

/** What somebody gave two keys. The first was pressed in the row that was told of it. */
export function postSequences(): readonly KeyBinding[] {
  return statusActions
    .filter((action) => realKeys(action).some((key) => key.includes(' ')))
    .map((action) => ({
      ...bindingOf(action),
      run: () => {
        const at = told.current
        if (at?.row.contains(document.activeElement) !== true || !isOffered(action, at.context)) return false
        void perform(action, at.context)
        return true
      },
    }))
}

/** The keys that mean something for at least one of the posts that are drawn. */
export function postKeys(): readonly KeyBinding[] {
  const rows = [...document.querySelectorAll<HTMLElement>('article[data-status-id]')]
  const shared = { viewerId: getSession().viewerId, instance: getInstance() }
  const contexts = rows.flatMap(({ dataset }): ActionContext[] => {
    const status = entityStore.statuses.get((dataset['statusId'] ?? '') as StatusId)
    return status ? [{ ...shared, status, place: status.id, isQuiet: dataset['quiet'] !== undefined }] : []
  })
  return statusActions
    .filter((action) => action.shortcuts.length > 0 && contexts.some((context) => isOffered(action, context)))
    .map((action) => ({ ...bindingOf(action), run: null }))
}

/** One thing that can be done with the post that has the focus. */
export interface PostCommand {
  readonly name: string
  readonly label: MessageKey
  readonly icon: IconComponent | null
  readonly keys: readonly string[]
  readonly isOn: boolean
  readonly run: () => void
}

/** Everything that can be done with the post around an element: what its keys do and what is in its menu. */
export function postCommands(at: Element | null): readonly PostCommand[] {
  if (told.current === null || !told.current.row.isConnected || !told.current.row.contains(at)) return []
  const { context: before } = told.current
  const status = entityStore.statuses.get(before.status.id) ?? before.status
  const context = { ...before, status }
  return statusActions
    .filter((action) => isOffered(action, context))
    .map((action) => ({
      name: action.name,
      label: action.labelOf?.(context) ?? action.labelKey,
      icon: action.icon,
      keys: realKeys(action),
      isOn: action.isOn?.(context) ?? false,
      run: () => void perform(action, context),
    }))
}
