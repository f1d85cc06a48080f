import { use, type KeyboardEvent, type RefObject } from 'react'

import { useT } from '../../../i18n/index.ts'
import { CloseIcon, SearchIcon } from '../../../ui/icons.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './SearchField.module.css'
import { WindowContext } from './window-context.ts'

interface SearchFieldProps {
  readonly text: string
  /** How much was found; null while nothing is looked for. */
  readonly count: number | null
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly onType: (text: string) => void
  /** Goes to the first of what was found. */
  readonly onDown: () => void
}

/** Finds settings by what they are called, what they mean, and the words that people have for them. */
export function SearchField({ text, count, fieldRef, onType, onDown }: SearchFieldProps) {
  const t = useT()
  const { look } = use(WindowContext)

  function clear() {
    onType('')
    fieldRef.current?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    // The next press of Escape closes the window.
    if (event.key === 'Escape' && text !== '') clear()
    // The key that leads here, pressed by who is here already, is no word.
    else if (event.key === '/' && text === '') return event.preventDefault()
    else if (event.key === 'ArrowDown') onDown()
    else return
    event.preventDefault()
  }

  return (
    <search className={styles['search']}>
      <SearchIcon size={16} />
      <input
        ref={fieldRef}
        type="search"
        className={styles['field']}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        aria-label={t('settingsWindow.search.label')}
        aria-keyshortcuts="/"
        placeholder={t('settingsWindow.search.placeholder')}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={handleKey}
      />
      {text !== '' && count !== null && (
        <span className={styles['count']} aria-hidden="true">
          {count}
        </span>
      )}
      {text === '' ? (
        look !== 'phone' && (
          <kbd className={styles['key']} aria-hidden="true">
            /
          </kbd>
        )
      ) : (
        <IconButton
          size="small"
          icon={CloseIcon}
          iconSize={14}
          label={t('settingsWindow.search.clear')}
          onClick={clear}
        />
      )}
    </search>
  )
}
