import { statusActions } from './actions/index.ts'
import { perform } from './actions/perform.ts'
import type { ActionContext } from './actions/types.ts'
import { getRowMemory, rememberRow } from './row-memory.ts'

/** A press inside one of these is not meant for the post. */
const takesKeys = 'input, textarea, select, [contenteditable], video, audio, dialog, [role="menu"]'

const presses: Readonly<Record<string, string>> = {
  e: '[data-action="react"]',
  o: '[data-conversation]',
  p: '[data-author]',
  x: '[data-subject-bar]',
}

export interface KeyPress {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly target: EventTarget
  readonly currentTarget: HTMLElement
}

function click(row: HTMLElement, selector: string): boolean {
  const control = row.querySelector<HTMLElement>(selector)
  control?.click()
  return control !== null
}

/**
 * Runs what a key means for the post that has the focus. Says whether it did, so that the caller
 * stops the key there. Keys of fields, menus and modifiers mean nothing to a post.
 */
export function handleKey(press: KeyPress, context: ActionContext): boolean {
  const { key, currentTarget: row, target } = press
  if (press.altKey || press.ctrlKey || press.metaKey || !(target instanceof Element)) return false
  if (!row.contains(target) || target.closest(takesKeys) !== null) return false
  if (key === 'Enter') return target === row && click(row, '[data-conversation]')
  if (key === 'X') {
    const { id, isSensitive, attachments } = context.status
    if (!isSensitive || attachments.length === 0) return false
    rememberRow(id, { isMediaShown: getRowMemory(id).isMediaShown !== true })
    return true
  }
  const selector = presses[key]
  if (selector !== undefined) return click(row, selector)
  const action = statusActions.find(({ shortcuts }) => shortcuts.includes(key))
  if (action === undefined || !action.isOffered(context)) return false
  if (!click(row, `[data-action="${action.name}"]`)) void perform(action, context)
  return true
}
