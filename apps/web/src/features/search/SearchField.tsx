import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import { useT } from '../../i18n/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { paths } from '../../model/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { EmptySearch } from './EmptySearch.tsx'
import type { Insertion } from './operator-labels.ts'
import { Operators } from './Operators.tsx'
import { withOperator } from './rules/operators.ts'
import styles from './Search.module.css'

/** The words, and below them what helps to find some as long as there are none. [SEARCH-01, SEARCH-02] */
export function SearchField({ words }: { readonly words: string }) {
  const t = useT()
  const [text, setText] = useState(words)
  const fieldRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLDivElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted !== '') navigate(paths.search(wanted))
  }

  function insert(insertion: Insertion) {
    const field = fieldRef.current
    // At once: the caret goes to its end.
    flushSync(() => setText(withOperator(text, insertion)))
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }

  const choices = () => [...(listRef.current?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])]

  function onFieldKey(event: KeyboardEvent) {
    const [first] = choices()
    if (event.key === 'ArrowDown' && first !== undefined) first.focus()
    else if (event.key === 'Escape' && text !== '') setText('')
    else if (event.key === 'Escape') fieldRef.current?.blur()
    else return
    event.preventDefault()
  }

  function onListKey(event: KeyboardEvent) {
    const all = choices()
    const row = document.activeElement?.closest('li')
    const at = all.findIndex((choice) => choice === document.activeElement || row?.contains(choice))
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' || (step === -1 && at === 0)) fieldRef.current?.focus()
    else if (step !== undefined && at !== -1) all[at + step]?.focus()
    else return
    event.preventDefault()
  }

  return (
    <>
      <search aria-label={t('search.landmark')}>
        <form className={styles['form']} onSubmit={submit}>
          <label className={styles['field']}>
            <SearchIcon size={16} />
            <input
              ref={fieldRef}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              dir="auto"
              aria-label={t('search.field')}
              placeholder={t('search.placeholder')}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onFieldKey}
            />
          </label>
          <Button type="submit" variant="soft">
            {t('search.press')}
          </Button>
        </form>
        {words !== '' && <Operators onChoose={insert} />}
      </search>
      {words === '' && (
        // The keys go from one choice to the next; each is pressed by itself.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div ref={listRef} onKeyDown={onListKey}>
          <EmptySearch onInsert={insert} onEmptied={() => fieldRef.current?.focus()} />
        </div>
      )}
    </>
  )
}
