import { NavIcons, useOfferedTimelines } from '../../features/panels/index.ts'
import { useT } from '../../i18n/index.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { AtIcon, BookmarkIcon, ListIcon } from '../../ui/icons.tsx'
import styles from './Shortcuts.module.css'

const order = ['home', 'public', 'bubble', 'publicAndExternal'] as const

/** Icons in the top bar: timelines, and for members their interactions, lists and bookmarks [SHELL-15, 16]. */
export function Shortcuts() {
  const t = useT()
  const { viewer } = useSession()
  const timelines = useOfferedTimelines()
  const isShown = useSetting('showNavShortcuts')
  const isWide = useSetting('showWiderShortcuts')
  if (!isShown || timelines.length === 0) return null
  const offered = order.flatMap((name) => timelines.filter((timeline) => timeline.name === name))
  const own = viewer
    ? [
        { name: 'interactions', to: paths.interactions(viewer.username), icon: AtIcon } as const,
        { name: 'lists', to: paths.lists, icon: ListIcon } as const,
        { name: 'bookmarks', to: paths.bookmarks, icon: BookmarkIcon } as const,
      ]
    : []
  return (
    <nav
      className={styles['shortcuts']}
      aria-label={t('shell.topBar.shortcuts')}
      data-wide={isWide || undefined}
    >
      <NavIcons items={offered} />
      {own.length > 0 && <span className={styles['rule']} />}
      <NavIcons items={own} />
    </nav>
  )
}
