import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { tabOfKey } from '../../../ui/tab-keys.ts'
import { tabsAtFirst } from '../limits.ts'
import styles from './GroupTabs.module.css'

export interface GroupTab {
  readonly id: string
  readonly label: string
  readonly look: ReactNode
}

interface GroupTabsProps {
  label: string
  tabs: readonly GroupTab[]
  /** Of the tab whose part is seen. */
  currentId: string | undefined
  /** Of what the tabs show. */
  panelId: string
  onChoose: (id: string) => void
}

/** How many tabs from the first one have their look: each that was in sight, and those before it. */
function useSeenTabs(row: RefObject<HTMLElement | null>, count: number): number {
  const [seen, setSeen] = useState(tabsAtFirst)
  useEffect(() => {
    const list = row.current
    if (list === null || seen >= count) return undefined
    const tabs = [...list.children]
    const observer = new IntersectionObserver(
      (entries) => {
        const inSight = entries.filter(({ isIntersecting }) => isIntersecting)
        setSeen((last) => Math.max(last, ...inSight.map(({ target }) => tabs.indexOf(target) + 1)))
      },
      { root: list, rootMargin: '0px 50px' },
    )
    for (const tab of tabs.slice(seen)) observer.observe(tab)
    return () => observer.disconnect()
  }, [row, count, seen])
  return seen
}

/** Where groups begin in one long list; it is scrolled, and the tab of what is seen is marked. */
export function GroupTabs({ label, tabs, currentId, panelId, onChoose }: GroupTabsProps) {
  const row = useRef<HTMLDivElement>(null)
  const marked = tabs.findIndex(({ id }) => id === currentId)
  const current = Math.max(0, marked)

  const shownTab = useRef(current)
  useEffect(() => {
    if (shownTab.current === current) return
    shownTab.current = current
    const [list, tab] = [row.current, row.current?.children[current]]
    if (!list || !(tab instanceof HTMLElement)) return
    const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (inner.left < outer.left) list.scrollLeft -= outer.left - inner.left
    else if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right
  }, [current])

  const seen = useSeenTabs(row, tabs.length)

  // A wheel turns in one direction only.
  useEffect(() => {
    const list = row.current
    if (list === null) return undefined
    const turn = (event: WheelEvent) => {
      if (event.deltaX !== 0 || event.ctrlKey || list.scrollWidth <= list.clientWidth) return
      event.preventDefault()
      list.scrollLeft += getComputedStyle(list).direction === 'rtl' ? -event.deltaY : event.deltaY
    }
    list.addEventListener('wheel', turn, { passive: false })
    return () => list.removeEventListener('wheel', turn)
  }, [])

  function handleKeys(event: KeyboardEvent<HTMLDivElement>) {
    const next = tabOfKey(event, current, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (tab === undefined || next === undefined) return
    event.preventDefault()
    onChoose(tab.id)
    const button = event.currentTarget.children[next]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <div
      ref={row}
      className={styles['tabs']}
      role="tablist"
      // The tab that is marked takes the focus.
      tabIndex={-1}
      aria-label={label}
      onKeyDown={handleKeys}
    >
      {tabs.map(({ id, label: name, look }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-label={name}
          data-tooltip={name}
          aria-selected={index === marked}
          aria-controls={panelId}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {index < seen && look}
        </button>
      ))}
    </div>
  )
}
