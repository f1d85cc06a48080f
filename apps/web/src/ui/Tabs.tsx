import { useId, type KeyboardEvent, type ReactNode } from 'react'

import { tabOfKey } from './tab-keys.ts'
import styles from './TabLinks.module.css'

interface TabsProps<Name extends string> {
  /** The name of the row. */
  readonly label: string
  readonly tabs: readonly {
    readonly name: Name
    readonly label: string
    /** How many entries its view has. */
    readonly count?: number
  }[]
  readonly current: Name
  readonly onChoose: (name: Name) => void
  /** What the current tab shows. */
  readonly children: ReactNode
}

/** Views of one thing without addresses of their own, such as those in a window; `TabLinks` has addresses. */
export function Tabs<Name extends string>({ label, tabs, current, onChoose, children }: TabsProps<Name>) {
  const id = useId()
  const at = Math.max(
    0,
    tabs.findIndex(({ name }) => name === current),
  )

  function handleKeys(event: KeyboardEvent<HTMLElement>) {
    const next = tabOfKey(event, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (tab === undefined || next === undefined) return
    event.preventDefault()
    onChoose(tab.name)
    const button = event.currentTarget.children[next]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <>
      <div className={styles['bar']}>
        {/* The current tab takes the focus. */}
        <div
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          className={styles['tabs']}
          onKeyDown={handleKeys}
        >
          {tabs.map(({ name, label: text, count }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              className={styles['tab']}
              aria-selected={index === at}
              aria-controls={id}
              tabIndex={index === at ? 0 : -1}
              onClick={() => onChoose(name)}
            >
              {text}
              {count !== undefined && ' '}
              {count !== undefined && <span className={styles['count']}>{count}</span>}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  )
}
