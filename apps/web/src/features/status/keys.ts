import type { StatusId } from '@skein/api'
import { entityStore } from '../../model/entities.ts'
import { getInstance } from '../../model/instance.ts'
import type { KeyBinding } from '../../model/keys.ts'
import { sessionValue } from '../../model/session/memory.ts'
import { say } from '../../model/speech.ts'
import { getSession } from '../../model/session.ts'
import type { MessageKey } from '../../i18n/index.ts'
import { statusActions } from './actions/index.ts'
import { perform } from './actions/perform.ts'
import type { ActionContext, SaidKey, StatusAction } from './actions/types.ts'
import type { IconComponent } from '../../ui/icons.tsx'
import { getRowMemory, rememberRow } from './row-memory.ts'

/** Keys that press a control of the post itself. */
const presses: readonly {
  readonly label: MessageKey
  readonly keys: readonly string[]
  readonly on: string
  /** What is said of a press that leaves the focus where it is. */
  readonly said?: (control: HTMLElement) => SaidKey
}[] = [
  { label: 'keyboard.open', keys: ['Enter', 'o'], on: '[data-conversation]' },
  { label: 'status.actions.react', keys: ['e'], on: '[data-action="react"]' },
  { label: 'keyboard.author', keys: ['p'], on: '[data-author]' },
  { label: 'keyboard.media', keys: ['v'], on: '[data-media]' },
  {
    label: 'keyboard.warning',
    keys: ['x'],
    on: '[data-subject-bar]',
    said: (bar) => (bar.ariaExpanded === 'true' ? 'status.said.textHidden' : 'status.said.textShown'),
  },
  { label: 'keyboard.muted', keys: ['x'], on: '[data-unmute]', said: () => 'status.said.mutedShown' },
]

/** The row that was told of a key last: it alone knows what its actions are judged and run by. */
const told = sessionValue<{ readonly row: HTMLElement; readonly context: ActionContext } | null>(() => null)

export interface KeyPress {
  /** As `keyOf` names it. */
  readonly key: string
  readonly target: EventTarget
  readonly currentTarget: HTMLElement
}

function click(row: HTMLElement, selector: string, said?: (control: HTMLElement) => SaidKey): boolean {
  const control = row.querySelector<HTMLElement>(selector)
  if (control === null) return false
  const messageKey = said?.(control)
  control.click()
  if (messageKey !== undefined) say({ messageKey })
  return true
}

const hasSensitiveMedia = ({ status }: ActionContext) => status.isSensitive && status.attachments.length > 0

function toggleMedia({ status: { id } }: ActionContext): void {
  const isShown = getRowMemory(id).isMediaShown !== true
  rememberRow(id, { isMediaShown: isShown })
  say({ messageKey: isShown ? 'status.said.mediaShown' : 'status.said.mediaHidden' })
}

/** By its button where the row has one. */
function runAction(action: StatusAction, row: HTMLElement, context: ActionContext): void {
  if (!click(row, `[data-action="${action.name}"]`)) void perform(action, context)
}

/** Runs what a key means for the post that has the focus. Says whether it did, so that the caller stops the key there. */
export function handleKey({ key, target, currentTarget: row }: KeyPress, context: ActionContext): boolean {
  if (!(target instanceof Element) || !row.contains(target)) return false
  told.current = { row, context }
  if (key === 'Enter' && target !== row) return false
  if (key === 'X') {
    if (hasSensitiveMedia(context)) toggleMedia(context)
    return hasSensitiveMedia(context)
  }
  const pressed = presses.filter(({ keys }) => keys.includes(key))
  if (pressed.length > 0) return pressed.some(({ on, said }) => click(row, on, said))
  const action = statusActions.find(({ shortcuts }) => shortcuts.includes(key))
  if (action === undefined || !action.isOffered(context)) return false
  runAction(action, row, context)
  return true
}

/** The keys that mean something for at least one of the posts that are drawn. */
export function postKeys(): readonly KeyBinding[] {
  const rows = [...document.querySelectorAll<HTMLElement>('article[data-status-id]')]
  const { viewerId } = getSession()
  const contexts = rows.flatMap((row): ActionContext[] => {
    const status = entityStore.statuses.get((row.dataset['statusId'] ?? '') as StatusId)
    return status ? [{ status, viewerId, instance: getInstance(), place: status.id }] : []
  })
  const bindings: (KeyBinding & { readonly isKnown: boolean })[] = [
    ...presses.map(({ label, keys, on }) => ({
      label,
      keys,
      run: null,
      isKnown: rows.some((row) => row.querySelector(on) !== null),
    })),
    { label: 'keyboard.sensitive', keys: ['X'], run: null, isKnown: contexts.some(hasSensitiveMedia) },
    ...statusActions.map((action) => ({
      label: action.labelKey,
      keys: action.shortcuts,
      run: null,
      isKnown: action.shortcuts.length > 0 && contexts.some((context) => action.isOffered(context)),
    })),
  ]
  return bindings.filter(({ isKnown }) => isKnown)
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
  const { row, context: before } = told.current
  const status = entityStore.statuses.get(before.status.id) ?? before.status
  const context = { ...before, status }
  const pressed = presses
    .filter(({ on }) => row.querySelector(on) !== null)
    .map(({ label, keys, on, said }) => ({ label, keys, run: () => void click(row, on, said) }))
  const sensitive = hasSensitiveMedia(context)
    ? [{ label: 'keyboard.sensitive' as const, keys: ['X'], run: () => toggleMedia(context) }]
    : []
  return [
    ...[...pressed, ...sensitive].map((press) => ({ ...press, name: press.label, icon: null, isOn: false })),
    ...statusActions
      .filter((action) => action.isOffered(context))
      .map((action) => ({
        name: action.name,
        label: action.labelOf?.(context) ?? action.labelKey,
        icon: action.icon,
        keys: action.shortcuts,
        isOn: action.isOn?.(context) ?? false,
        run: () => runAction(action, row, context),
      })),
  ]
}
