import { useLocation } from 'wouter'
import { useT } from '../../../i18n/index.ts'
import { MenuPanel } from '../../../ui/MenuPanel.tsx'
import type { Opened } from '../../../ui/Opener.tsx'
import { useOfferedTimelines } from '../use-offered-timelines.ts'

/** The timelines as an open menu. */
export function TimelineMenuPanel(opened: Opened) {
  const t = useT()
  const [path] = useLocation()
  const items = useOfferedTimelines().map(({ name, to, icon }) => ({
    key: name,
    label: t(`shell.navigation.${name}`),
    icon,
    to,
    isCurrent: path === to,
  }))
  return (
    <MenuPanel {...opened} label={t('shell.navigation.timelines')} placement="bottom-start" items={items} />
  )
}
