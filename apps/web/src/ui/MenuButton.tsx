import type { MenuPanelProps } from './MenuPanel.tsx'
import { Opener, type Opened, type OpenerProps } from './Opener.tsx'

type MenuProps = Omit<MenuPanelProps, keyof Opened>

type ButtonProps = Omit<OpenerProps<MenuProps>, 'kind' | 'fetchPanel' | 'panelProps'>

export interface MenuButtonProps extends ButtonProps, Omit<MenuProps, 'placement'> {
  placement?: MenuProps['placement'] | undefined
}

const fetchPanel = () => import('./MenuPanel.tsx').then((part) => part.MenuPanel)

/** A plain button; the menu behind it is fetched at the first hover, focus or press. */
export function MenuButton(props: MenuButtonProps) {
  const { label, items, heading, placement = 'bottom-start', ...rest } = props
  return (
    <Opener
      {...rest}
      kind="menu"
      aria-label={rest['aria-label'] ?? label}
      fetchPanel={fetchPanel}
      panelProps={{ label, items, heading, placement }}
    />
  )
}
