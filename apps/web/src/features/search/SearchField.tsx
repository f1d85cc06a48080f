import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { useT } from '../../i18n/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/Link.tsx'
import { Operators } from './Operators.tsx'
import { forgetSearches, recentSearches } from './recent.ts'
import { withOperator, type SearchOperator } from './rules/operators.ts'
import styles from './Search.module.css'

/** The words, and what was searched for before as long as there are none. [SEARCH-01, SEARCH-02] */
export function SearchField({ words }: { readonly words: string }) {
  const t = useT()
  const { viewerId } = useSession()
  const [text, setText] = useState(words)
  const fieldRef = useRef<HTMLInputElement>(null)
  const [recent, setRecent] = useState(() => recentSearches(viewerId))

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted !== '') navigate(paths.search(wanted))
  }

  function narrow(operator: SearchOperator) {
    const field = fieldRef.current
    // At once: the caret goes to its end.
    flushSync(() => setText(withOperator(text, operator)))
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }

  return (
    <>
      <search>
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
            />
          </label>
          <Button type="submit" variant="soft">
            {t('search.press')}
          </Button>
        </form>
        <Operators onChoose={narrow} />
      </search>
      {words === '' && recent.length > 0 && (
        <section className={styles['recent']} aria-label={t('search.recent')}>
          <h2>{t('search.recent')}</h2>
          <ul>
            {recent.map((each) => (
              <li key={each}>
                <Link to={paths.search(each)} dir="auto">
                  {each}
                </Link>
              </li>
            ))}
          </ul>
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              forgetSearches(viewerId)
              setRecent([])
            }}
          >
            {t('search.forget')}
          </Button>
        </section>
      )}
    </>
  )
}
