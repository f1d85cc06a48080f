import { fieldsOf } from '../../lib/fields.ts'
import { accountKey, readStored, writeStored } from '../../model/storage.ts'
import type { ItemKind, PaletteItem } from './rules/item.ts'

/** Something that was gone to or done from the palette; what has no address is found again by its key. */
export interface RecentItem {
  readonly key: string
  readonly kind: ItemKind
  readonly name: string
  readonly detail: string
  readonly to: string | null
}

const most = 12
const keyOf = (accountId: string | null) => accountKey('palette', accountId ?? '')
const isText = (value: unknown): value is string => typeof value === 'string'

function isRecent(value: unknown): value is RecentItem {
  const { key, kind, name, detail, to } = fieldsOf(value)
  return isText(key) && isText(kind) && isText(name) && isText(detail) && (to === null || isText(to))
}

/** What somebody used lately on this device, the last first. */
export function recentItems(accountId: string | null): readonly RecentItem[] {
  const stored = readStored(keyOf(accountId))
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : []
}

export function rememberItem(accountId: string | null, item: PaletteItem): void {
  const { key, kind, name, detail = '', to = null } = item
  const others = recentItems(accountId).filter((other) => other.key !== key)
  writeStored(keyOf(accountId), [{ key, kind, name, detail, to }, ...others].slice(0, most))
}
