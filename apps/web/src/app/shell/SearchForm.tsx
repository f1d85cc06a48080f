import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { useInstanceName } from '../../features/panels/index.ts'
import { useT } from '../../i18n/index.ts'
import { useKeyHint, useKeys } from '../../model/keys.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import styles from './SearchForm.module.css'

/** The search bar of the top bar; `/` leads into it [SHELL-17]. */
export function SearchForm() {
  const t = useT()
  const [, navigate] = useLocation()
  const { status } = useSession()
  const name = useInstanceName()
  const [text, setText] = useState('')
  const key = useKeyHint('keyboard.search', ['/'])
  const fieldRef = useRef<HTMLInputElement>(null)

  useKeys('everywhere', [
    { label: 'keyboard.search', keys: ['/'], to: paths.search(), run: () => fieldRef.current?.focus() },
  ])

  function submit(event: FormEvent) {
    event.preventDefault()
    const query = text.trim()
    if (query !== '') navigate(paths.search(query))
  }

  return (
    <search className={styles['search']} aria-label={t('shell.topBar.label')}>
      <form className={styles['form']} onSubmit={submit}>
        <SearchIcon size={16} className={styles['icon']} />
        <input
          ref={fieldRef}
          className={styles['field']}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          aria-label={t('shell.topBar.search')}
          placeholder={
            status === 'visitor'
              ? t('shell.topBar.searchVisitors', { name })
              : t('shell.topBar.searchMembers')
          }
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {key !== undefined && (
          <kbd className={styles['key']} aria-hidden="true">
            {key}
          </kbd>
        )}
      </form>
    </search>
  )
}
