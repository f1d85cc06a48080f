import { useEffect, useRef } from 'react'

import { isTyping } from '../lib/is-typing.ts'
import { keyOf } from './keys/key-of.ts'
import { keysOf, realKey } from './keys/real-keys.ts'
import type { KeyGroup, ShortcutLabel } from './keys/shortcuts.ts'
import { getSetting } from './settings.ts'

export { boundShortcuts, type BoundShortcut, ownPart } from './keys/bound.ts'
export { chooseKeys, chooseSet, moveKey } from './keys/choose.ts'
export { conflictsOf, type KeyConflict } from './keys/conflicts.ts'
export { keyOf } from './keys/key-of.ts'
export { ariaKey, keyHint, keysOf, useKeyHint } from './keys/real-keys.ts'
export { keySets, type KeySetName, nearestSet } from './keys/sets.ts'
export { type KeyGroup, type ShortcutLabel, shortcuts } from './keys/shortcuts.ts'
export { freeKey, type Refusal, refusalOf } from './keys/takeable.ts'

/** In the order of the help sheet. */
export const keyGroups: readonly KeyGroup[] = ['list', 'post', 'thread', 'writing', 'everywhere', 'go']

/** Keys with one meaning. Who registers them says what they are called. */
export interface KeyBinding {
  /** The name for the help sheet, and of what people choose. */
  readonly label: ShortcutLabel
  /**
   * As `keyOf` names them: `j`, `O`, `PageDown`, `Control+Home`. Two with a space between are pressed one after the
   * other. Unless somebody chose others: `registeredKeys` knows.
   */
  readonly keys: readonly string[]
  /** Answers false when the key means nothing here: others are asked. Null: its owner listens for itself. */
  readonly run: ((event: KeyboardEvent) => unknown) | null
  /** The address that does the same. */
  readonly to?: string
  /** Holding the key down runs it again and again. */
  readonly repeats?: boolean
  /** It moves in the feed it is pressed in, wherever that feed is. */
  readonly isForFeed?: boolean
}

interface Source {
  readonly group: KeyGroup
  readonly bindings: () => readonly KeyBinding[]
  /** Its owner listens for itself: only the help sheet asks for it. */
  readonly isShownOnly: boolean
}

/** How long a sequence waits for its second key, in milliseconds. */
const sequenceMs = 1_000
/** With it begins what is not registered yet. */
const sequenceStart = 'g'
const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])
/** The keys of a feed, as the pattern has them: not letters, so whoever switches the shortcuts off keeps them. */
const feedKeys = new Set(['PageDown', 'PageUp', 'Control+Home', 'Control+End'])
/** Keys pressed inside of these are theirs; what only hovers has none. */
const takesKeys =
  '[role="menu"], [role="listbox"], [role="dialog"]:not([data-hovering]), [type="range"], video, audio'

const sources = new Set<Source>()
let isShellThere = false
/** How many parts of the code that register keys are being fetched, and one for the shell's own. */
let coming = 1
/** The last key that nobody knew before all keys were registered, and how often it was pressed one after the other. */
let early: { readonly key: string; readonly event: KeyboardEvent; readonly times: number } | null = null

/** Adds keys for as long as something is there that they belong to; the answer takes them away. */
export function registerKeys(
  group: KeyGroup,
  bindings: () => readonly KeyBinding[],
  { isShownOnly = false } = {},
): () => void {
  const source = { group, bindings, isShownOnly }
  sources.add(source)
  if (early !== null) queueMicrotask(runEarly)
  return () => sources.delete(source)
}

/** Registers keys for as long as a component is there. Of the same key in one group, the last registered counts. */
export function useKeys(group: KeyGroup, bindings: readonly KeyBinding[]): void {
  const latest = useRef(bindings)
  useEffect(() => {
    latest.current = bindings
  })
  useEffect(() => registerKeys(group, () => latest.current), [group])
}

/** Everything that is registered now, in the order in which it is asked; `isAsked` leaves out what only shows. */
export function registeredKeys({ isAsked = false } = {}): readonly (KeyBinding & {
  readonly group: KeyGroup
  /** The same for those that were registered together. */
  readonly source: object
})[] {
  const latestFirst = [...sources].filter(({ isShownOnly }) => !isAsked || !isShownOnly).reverse()
  return keyGroups.flatMap((group) =>
    latestFirst.flatMap((source) =>
      source.group === group
        ? source
            .bindings()
            .map((binding) => ({ ...binding, keys: keysOf(binding.label, binding.keys), group, source }))
        : [],
    ),
  )
}

/** Nobody is typing, and what has the focus has no keys of its own. */
function isFree({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || isTyping(target)) return false
  return !(target instanceof Element && target.closest(takesKeys) !== null)
}

/** Shortcuts are switched on; a key that makes a character may need a post that has the focus. */
function isOn({ target, key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  const mode = getSetting('keyboardShortcuts')
  if (mode !== 'focus' || key.length > 1 || ctrlKey || altKey || metaKey) return mode !== 'off'
  return target instanceof Element && target.closest('[role="feed"] article') !== null
}

/** A key that is meant for the page: they are switched on, nobody is typing, nothing lies above the page. */
export function isPageKey(event: KeyboardEvent): boolean {
  return isFree(event) && isOn(event) && document.querySelector('dialog:modal') === null
}

/** A key that moves in the feed it was pressed in: one above the page too, and some whatever is switched off. */
function isFeedKey(event: KeyboardEvent): boolean {
  const { target } = event
  if (!(target instanceof Element) || target.closest('[role="feed"]') === null || !isFree(event)) return false
  return isOn(event) || feedKeys.has(keyOf(event))
}

function runKey(
  key: string,
  event: KeyboardEvent,
  isMeant: (binding: KeyBinding) => boolean = () => true,
): boolean {
  const isRun = registeredKeys({ isAsked: true }).some(
    (binding) =>
      binding.keys.includes(key) &&
      isMeant(binding) &&
      (binding.repeats === true || !event.repeat) &&
      binding.run !== null &&
      binding.run(event) !== false,
  )
  if (isRun) event.preventDefault()
  return isRun
}

/** Says whether the key meant something. */
function press(key: string, event: KeyboardEvent, isMeant?: (binding: KeyBinding) => boolean): boolean {
  if (runKey(key, event, isMeant)) return true
  if (coming > 0 && !event.repeat) early = { key, event, times: early?.key === key ? early.times + 1 : 1 }
  return false
}

/** Whether a second key may follow, also of what is still on its way. */
function isStart(key: string): boolean {
  const hasMore = registeredKeys({ isAsked: true }).some(({ keys }) =>
    keys.some((other) => other.startsWith(`${key} `)),
  )
  return hasMore || (coming > 0 && key === realKey(sequenceStart))
}

/** The next key is looked at before anybody else has it; one that goes on with no sequence is left alone. */
function startSequence(first: string): void {
  const end = () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', goOn, true)
  }
  const goOn = (event: KeyboardEvent) => {
    if (modifiers.has(event.key)) return
    end()
    // Where single keys want Alt, the first alone has to have it.
    const second = first.startsWith('Alt') ? keyOf(event).replace('Alt+', '') : keyOf(event)
    if (isPageKey(event) && (press(`${first} ${second}`, event) || coming > 0))
      event.stopImmediatePropagation()
  }
  const timer = setTimeout(end, sequenceMs)
  window.addEventListener('keydown', goOn, true)
}

function handle(event: KeyboardEvent): void {
  const key = keyOf(event)
  if (!isPageKey(event)) {
    if (isFeedKey(event)) press(key, event, ({ isForFeed }) => isForFeed === true)
    return
  }
  if (!press(key, event) && !event.repeat && isStart(key)) startSequence(key)
}

/** Whoever fetches code that registers keys says so: what is pressed meanwhile waits for it. */
export function awaitKeys(registered: Promise<unknown>): void {
  if (coming <= 0) return
  coming += 1
  void registered.finally(arrive)
}

/** All of the shell's keys are registered. */
export function completeKeys(): void {
  if (isShellThere) return
  isShellThere = true
  arrive()
}

/** With the last that came, what was pressed last before that is done. */
function arrive(): void {
  coming -= 1
  if (coming > 0) return
  runEarly()
  early = null
}

function runEarly(): void {
  if (early === null || isTyping(document.activeElement) || document.querySelector('dialog:modal')) return
  const { key, event, times } = early
  if (!runKey(key, event)) return
  early = null
  for (let again = 1; again < times; again += 1) runKey(key, event)
}

if (typeof window !== 'undefined') window.addEventListener('keydown', handle)
