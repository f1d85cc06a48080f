import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { whenPainted } from '../../../lib/when-painted.ts'
import { searchDelayMs } from '../../../model/search-delay.ts'
import { isSendKey } from '../send-key.ts'
import { insertText } from './insert-text.ts'
import { replaceWord } from './rules/replace-word.ts'
import { autocompleteQueryAt, type AutocompleteQuery, type SuggestionKind } from './rules/word-at-caret.ts'
import { sources } from './sources.ts'
import type { Suggestion } from './suggestion.ts'

type Field = HTMLTextAreaElement | HTMLInputElement

export interface Shown {
  readonly sought: AutocompleteQuery
  readonly items: readonly Suggestion[]
  /** Of the one that Enter takes; null for none. */
  readonly activeKey: string | null
}

interface Options {
  fieldRef: RefObject<Field | null>
  /** What this field completes. */
  kinds: readonly SuggestionKind[]
}

/** Words are often hashtags as they are: Enter after one begins a new line, unless one was chosen. */
const firstKey = ({ kind }: AutocompleteQuery, items: readonly Suggestion[]) =>
  kind === 'hashtags' ? null : (items[0]?.key ?? null)

/** Index of the marked suggestion, or -1. */
const activeIn = ({ items, activeKey }: Shown) => items.findIndex(({ key }) => key === activeKey)

/** What the word at the caret may be completed to, and the keys that choose. Typing never waits for it. */
export function useSuggestions({ fieldRef, kinds }: Options) {
  const [shown, setShown] = useState<Shown | null>(null)
  const stop = useRef<() => void>(() => undefined)
  /** Where the word begins whose suggestions were put away. */
  const hiddenAt = useRef<number | null>(null)
  useEffect(() => () => stop.current(), [])

  const active = shown === null ? -1 : activeIn(shown)

  function soughtNow(): AutocompleteQuery | null {
    const field = fieldRef.current
    if (field === null || field.selectionStart === null || field.selectionStart !== field.selectionEnd)
      return null
    return autocompleteQueryAt(field.value, field.selectionStart, kinds)
  }

  function close() {
    stop.current()
    if (shown !== null) setShown(null)
  }

  function show(sought: AutocompleteQuery, items: readonly Suggestion[]) {
    setShown((last) => {
      const isSame =
        last?.sought.kind === sought.kind &&
        last.sought.start === sought.start &&
        last.sought.sought === sought.sought
      // While the words are the same, an answer of the server neither moves the mark nor removes the marked suggestion.
      const marked = isSame ? last.items[activeIn(last)] : undefined
      if (marked === undefined)
        return items.length === 0 ? null : { sought, items, activeKey: firstKey(sought, items) }
      const isStill = items.some(({ key }) => key === marked.key)
      const kept = isStill ? items : [...items.slice(0, sources[sought.kind].most - 1), marked]
      return { sought, items: kept, activeKey: marked.key }
    })
  }

  /** After every character: looks what is known when that is painted, and asks when nobody types on. */
  function seek() {
    stop.current()
    const sought = soughtNow()
    if (sought?.start !== hiddenAt.current) hiddenAt.current = null
    if (sought === null || hiddenAt.current !== null) return close()
    const source = sources[sought.kind]
    const end = new AbortController()
    const tell = async () => {
      const items = await source.known(sought.sought)
      if (!end.signal.aborted) show(sought, items)
    }
    const ask = () => {
      // Whatever goes wrong: what is known is shown already.
      source.learn?.(sought.sought, end.signal).then(tell, () => undefined)
    }
    const dontTell = whenPainted(() => void tell())
    const timer = source.mayLearn?.(sought.sought) ? setTimeout(ask, searchDelayMs) : undefined
    stop.current = () => {
      dontTell()
      clearTimeout(timer)
      end.abort()
    }
  }

  /** The caret was moved: another word has other suggestions. */
  function follow() {
    if (shown !== null && soughtNow()?.start !== shown.sought.start) close()
  }

  function choose(item: Suggestion) {
    const field = fieldRef.current
    const sought = soughtNow()
    close()
    if (field === null || sought === null) return
    const { start, end, text, caret } = replaceWord(field.value, sought, item.replacement)
    insertText(field, { start, end, text })
    field.setSelectionRange(caret, caret)
  }

  /** For who types faster than the list is drawn: what Enter would take if it had been. */
  async function chooseFirst(sought: AutocompleteQuery) {
    const [first] = await sources[sought.kind].known(sought.sought)
    if (soughtNow()?.word !== sought.word) return
    if (first !== undefined) choose(first)
    else if (fieldRef.current instanceof HTMLTextAreaElement)
      insertText(fieldRef.current, { start: sought.end, end: sought.end, text: '\n' })
  }

  function move(by: 1 | -1) {
    // An answer may have arrived since the list was drawn.
    setShown((last) => {
      if (last === null) return null
      const { items } = last
      const at = activeIn(last)
      const from = at === -1 && by === -1 ? 0 : at
      return { ...last, activeKey: items[(from + by + items.length) % items.length]?.key ?? null }
    })
  }

  /** Answers whether the key was meant for the suggestions. */
  function takes(event: KeyboardEvent): boolean {
    if (shown === null || event.altKey) return false
    const { key, shiftKey } = event
    const sought = soughtNow()
    if (sought?.word !== shown.sought.word) {
      // What is on the screen belongs to a word that is no longer there.
      if (sought === null || key !== 'Enter' || shiftKey || sought.kind === 'hashtags') return false
      void chooseFirst(sought)
      return true
    }
    const canCycle = shown.items.length > 1
    if (key === 'Escape') {
      hiddenAt.current = shown.sought.start
      close()
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (shiftKey || !(canCycle || active === -1)) return false
      move(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Tab' && canCycle) {
      move(shiftKey ? -1 : 1)
    } else if (key === 'Enter' && !shiftKey) {
      const item = shown.items[active]
      if (item === undefined) return false
      choose(item)
    } else return false
    return true
  }

  function handleKeys(event: KeyboardEvent) {
    if (isSendKey(event)) close()
    else if (!event.ctrlKey && !event.metaKey && takes(event)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  return { shown, active, seek, follow, close, choose, handleKeys }
}

export type Suggestions = ReturnType<typeof useSuggestions>
