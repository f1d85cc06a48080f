import { fieldsOf } from '../../lib/fields.ts'
import { deviceKey, readTab, removeTab, writeTab } from '../../model/storage.ts'
import type { AppKeys } from './app-registration.ts'

/** What this tab has to know again when the server's sign-in page sends it back. */
export interface PendingRedirect {
  /** Comes back with the code. */
  readonly state: string
  /** See `makeProof`. */
  readonly verifier: string | null
  /** The registration the code belongs to. */
  readonly app: AppKeys
}

const storageKey = deviceKey('oauth-state')
/** Where storage is blocked the tab's own name is left; browsers empty it on the way to another site. */
const namePrefix = 'skein.oauth-state:'

export function keepPending(pending: PendingRedirect): void {
  if (!writeTab(storageKey, pending)) window.name = namePrefix + JSON.stringify(pending)
}

function takeName(): unknown {
  if (!window.name.startsWith(namePrefix)) return null
  const text = window.name.slice(namePrefix.length)
  window.name = ''
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function readPending(value: unknown): PendingRedirect | null {
  const { state, verifier, app } = fieldsOf(value)
  const { clientId, clientSecret, scopes } = fieldsOf(app)
  if (!isText(state) || !isText(clientId) || !isText(clientSecret) || !isText(scopes)) return null
  return { state, verifier: isText(verifier) ? verifier : null, app: { clientId, clientSecret, scopes } }
}

/** What was kept, once; null where nothing was, or it is damaged. */
export function takePending(): PendingRedirect | null {
  const named = takeName()
  const stored = readTab(storageKey)
  removeTab(storageKey)
  return readPending(stored ?? named)
}
