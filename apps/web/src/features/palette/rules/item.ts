import type { AccountRow } from '@skein/store'

import type { IconComponent } from '../../../ui/icons.tsx'

export type ItemKind = 'page' | 'list' | 'person' | 'tag' | 'status' | 'action' | 'command'

/** One thing to go to or to do. */
export interface PaletteItem {
  /** The same for the same thing, also on another day. */
  readonly key: string
  readonly kind: ItemKind
  readonly name: string
  /** Other names that it is found by. */
  readonly aliases?: readonly string[]
  /** Said beside the name. */
  readonly detail?: string
  readonly icon?: IconComponent | null
  readonly account?: AccountRow
  /** As `keyOf` names them. */
  readonly keys?: readonly string[]
  /** Something that can be on is on. */
  readonly isOn?: boolean
  /** Where it leads; without it, it is done here. */
  readonly to?: string
  readonly run: () => void
}
