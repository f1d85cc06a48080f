import { isOwnPath } from '../../lib/own-path.ts'
import { deviceKey } from '../storage/areas.ts'
import { readTab, removeTab, writeTab } from '../storage/values.ts'

const key = deviceKey('interrupted')

/** Notes the page somebody was at when the server no longer took their token. */
export function saveReturnPath(path: string): void {
  writeTab(key, path)
}

/** Where to go on after signing in again, once; null where nothing was interrupted. */
export function consumeReturnPath(): string | null {
  const path = readTab(key)
  removeTab(key)
  return isOwnPath(path) ? path : null
}
