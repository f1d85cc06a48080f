import { termLabel, type FilterTerm } from '@skein/store'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'

import { useT } from '../../../i18n/index.ts'
import { fieldMarks } from '../../../ui/field-errors.ts'
import { FieldNote } from '../../../ui/FieldNote.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import styles from '../Filters.module.css'
import { choicesOf, termsOf, withChoice, withTyped, type Draft } from '../rules/draft.ts'
import { isQuoteOpen, typedTerm } from '../rules/read-term.ts'
import { useFilterWords } from '../use-filter-words.ts'

interface TermFieldProps {
  readonly draft: Draft
  readonly ownHost: string
  readonly error: string | undefined
  readonly onChange: (draft: Draft) => void
}

/** What a filter is for: a field whose words become tokens, each of the kind that its words say. */
export function TermField({ draft, ownHost, error, onChange }: TermFieldProps) {
  const t = useT()
  const id = useId()
  const noteId = `${id}-note`
  const inputRef = useRef<HTMLInputElement>(null)
  const { termWords } = useFilterWords()
  const { note, hasError, attributes } = fieldMarks(noteId, { hint: t('filters.termsHint'), error })
  const { typed } = draft
  const { isWhole, isRepeatsOnly } = choicesOf(draft)
  /** As they will be saved. */
  const terms = termsOf({ ...draft, typed: '' }, ownHost)
  const all = termsOf(draft, ownHost)

  // The editor was opened to write here.
  useEffect(() => inputRef.current?.focus(), [])

  // The kind of the token says that it is about repeats or a warning.
  const wordsOf = (term: FilterTerm) =>
    term.kind === 'repeats' || term.kind === 'warning' ? termLabel(term) : termWords(term)
  const kindOf = (term: FilterTerm) => (term.kind === 'word' && !term.isWhole ? 'part' : term.kind)

  function remove(index: number) {
    onChange({ ...draft, terms: terms.filter((_, at) => at !== index) })
    // The pressed button is gone.
    inputRef.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isEnd = event.key === 'Enter' || (event.key === ',' && !isQuoteOpen(typed))
    if (isEnd && typed.trim() !== '') {
      event.preventDefault()
      onChange(withTyped(draft, ownHost))
    } else if (event.key === 'Backspace' && typed === '' && terms.length > 0) remove(terms.length - 1)
  }

  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {t('filters.terms')}
      </label>
      <div className={styles['box']}>
        {terms.length > 0 && (
          <ul className={styles['tokens']} aria-label={t('filters.added')}>
            {terms.map((term, index) => {
              // A later version may know other kinds.
              if (termLabel(term) === '') return null
              return (
                <li key={`${term.kind} ${typedTerm(term)}`} className={styles['token']}>
                  <span className={styles['kind']}>{t(`filters.kinds.${kindOf(term)}`)}</span>{' '}
                  <bdi>{wordsOf(term)}</bdi>
                  <button
                    type="button"
                    className={styles['remove']}
                    aria-label={t('filters.removeTerm', { term: wordsOf(term) })}
                    onClick={() => remove(index)}
                  >
                    <CloseIcon size={14} />
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        <input
          ref={inputRef}
          id={id}
          className={styles['input']}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          placeholder={t('filters.placeholder')}
          value={typed}
          onChange={({ target }) => onChange({ ...draft, typed: target.value })}
          onKeyDown={handleKeyDown}
          {...attributes}
        />
      </div>
      <FieldNote id={noteId} isError={hasError}>
        {note}
      </FieldNote>
      {all.some(({ kind }) => kind === 'word') && (
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={isWhole}
            onChange={({ target }) => onChange(withChoice(draft, { isWhole: target.checked }))}
          />
          {t('filters.whole')}
        </label>
      )}
      {all.some(({ kind }) => kind === 'person' || kind === 'repeats') && (
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={isRepeatsOnly}
            onChange={({ target }) => onChange(withChoice(draft, { isRepeatsOnly: target.checked }))}
          />
          {t('filters.repeatsOnly')}
        </label>
      )}
    </div>
  )
}
