import { clsx } from 'clsx'
import { useEffect, useRef, type Ref } from 'react'

import { Link } from './Link.tsx'
import styles from './TabLinks.module.css'

interface TabLink<Name extends string> {
  readonly name: Name
  readonly to: string
  readonly label: string
  /** How much is behind it, written out; null says nothing. */
  readonly count?: string | null
}

interface TabLinksProps<Name extends string> {
  /** The name of the row. */
  readonly label: string
  readonly tabs: readonly TabLink<Name>[]
  readonly current: Name
  /** Stays below the heading while the page scrolls. */
  readonly isSticky?: boolean
  readonly ref?: Ref<HTMLElement>
  /** What belongs to the view that is shown goes there, at the end of the row. */
  readonly endRef?: Ref<HTMLDivElement>
}

/** Scrolls the row that holds a tab, and never the page. */
function showSideways(tab: HTMLElement): void {
  const row = tab.closest('ul')
  if (row === null) return
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  const before = Math.min(0, inner.left - outer.left)
  const after = Math.max(0, inner.right - outer.right)
  row.scrollBy({ left: before === 0 ? after : before, behavior: 'instant' })
}

/** Views of one thing, each with an address, and so with a place of its own in history. */
export function TabLinks<Name extends string>(props: TabLinksProps<Name>) {
  const { label, tabs, current, isSticky = false, ref, endRef } = props
  const currentRef = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const tab = currentRef.current
    const row = tab?.closest('ul')
    if (tab === null || row === null || row === undefined) return
    // also once what belongs at its end has come, and when the window becomes narrower
    const sizes = new ResizeObserver(() => showSideways(tab))
    sizes.observe(row)
    return () => sizes.disconnect()
  }, [current])
  return (
    <nav ref={ref} className={clsx(styles['bar'], isSticky && styles['sticky'])} aria-label={label}>
      <ul className={styles['tabs']}>
        {tabs.map(({ name, to, label: text, count = null }) => (
          <li key={name}>
            <Link
              to={to}
              ref={name === current ? currentRef : undefined}
              className={styles['tab']}
              aria-current={name === current ? 'page' : undefined}
            >
              <span>
                {text}
                {count !== null && ' '}
                {count !== null && <span className={styles['count']}>{count}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div ref={endRef} className={styles['end']} />
    </nav>
  )
}
