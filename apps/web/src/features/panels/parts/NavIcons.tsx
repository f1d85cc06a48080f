import { useLocation } from 'wouter'
import { useT } from '../../../i18n/index.ts'
import { IconLink } from '../../../ui/IconButton.tsx'
import type { IconComponent } from '../../../ui/icons.tsx'
import type { TimelineName } from '../rules/offered-timelines.ts'

interface NavIconsProps {
  readonly items: readonly {
    readonly name: TimelineName | 'interactions' | 'lists'
    readonly to: string
    readonly icon: IconComponent
  }[]
}

/** Places as icons; the one where the viewer is says so. */
export function NavIcons({ items }: NavIconsProps) {
  const t = useT()
  const [path] = useLocation()
  return items.map(({ name, to, icon }) => (
    <IconLink key={name} to={to} icon={icon} label={t(`shell.navigation.${name}`)} isCurrent={path === to} />
  ))
}
