import { clsx } from 'clsx'
import { useEffect, useRef, type Ref } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { useSetting } from '../../../model/settings.ts'
import { Link } from '../../../ui/Link.tsx'
import type { ProfileTab } from '../rules/tabs.ts'
import styles from './TabBar.module.css'

interface TabBarProps {
  readonly tabs: readonly ProfileTab[]
  readonly current: ProfileTab
  readonly statusesCount: number
  readonly ref: Ref<HTMLElement>
  /** What belongs to the view that is shown goes there. */
  readonly endRef: Ref<HTMLDivElement>
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

/** The views of a profile; each has an address, and a place of its own in history. [PROF-06, PROF-07, PROF-09] */
export function TabBar({ tabs, current, statusesCount, ref, endRef }: TabBarProps) {
  const t = useT()
  const language = useLanguageTag()
  const isStatic = useSetting('disableStickyHeaders')
  const currentRef = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (currentRef.current !== null) showSideways(currentRef.current)
  }, [current])
  return (
    <nav
      ref={ref}
      className={clsx(styles['bar'], !isStatic && styles['sticky'])}
      aria-label={t('profile.views')}
    >
      <ul className={styles['tabs']}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={`${location.pathname}#${tab}`}
              ref={tab === current ? currentRef : undefined}
              className={styles['tab']}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`profile.tabs.${tab}`)}
              {tab === 'statuses' && (
                <span className={styles['count']}>{statusesCount.toLocaleString(language)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <div ref={endRef} className={styles['end']} />
    </nav>
  )
}

/** People or hashtags, of what the viewer follows. [PROF-10] */
export function SubTabs({ isTags }: { readonly isTags: boolean }) {
  const t = useT()
  const tab = (word: string, isCurrent: boolean, label: string) => (
    <Link
      to={`${location.pathname}#${word}`}
      className={styles['part']}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
    </Link>
  )
  return (
    <nav className={styles['parts']} aria-label={t('profile.followed.views')}>
      {tab('follows', !isTags, t('profile.followed.people'))}
      {tab('follows/tags', isTags, t('profile.followed.tags'))}
    </nav>
  )
}
