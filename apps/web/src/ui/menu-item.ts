import type { IconComponent } from './icons.tsx'

export interface MenuItem {
  key: string
  label: string
  icon?: IconComponent | undefined
  /** One line of meaning below the label. */
  note?: string | undefined
  /** The key that does the same. */
  hint?: string | undefined
  /** A figure that chooses it while the menu is open. */
  digit?: number | undefined
  /** Present makes it a check item. */
  isChecked?: boolean | undefined
  /** Of several check items one is chosen. */
  isOneOf?: true | undefined
  /** The place or choice that is in force. */
  isCurrent?: boolean | undefined
  isDisabled?: boolean | undefined
  isDanger?: boolean | undefined
  /** A rule above. */
  startsGroup?: boolean | undefined
  onSelect?: (() => void) | undefined
  /** A path of this client. */
  to?: string | undefined
  /** A place outside: opens a new tab. */
  href?: string | undefined
}
