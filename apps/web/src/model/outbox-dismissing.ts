import { useStore } from 'zustand'

import { createEmitter } from '../lib/emitter.ts'
import { fieldsOf } from '../lib/fields.ts'
import { openTabChannel } from '../lib/tab-channel.ts'
import { entriesOf } from './outbox/entry-keys.ts'
import { ofSession, sessionStore } from './session/memory.ts'
import { getSession, onViewerChange } from './session.ts'
import { readStored, storedKeys, watchStored } from './storage/values.ts'

/* Which notifications somebody has dismissed, in whichever tab; without the code that sends. */

/** The notifications of an entry of the outbox, as it was stored; none of one about something else. */
export function dismissedIn(entry: unknown): readonly string[] {
  const { kind, ids } = fieldsOf(entry)
  return kind === 'dismissal' && Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** Those that the server no longer has: an answer that was on its way may still bring them. */
const gone = ofSession(new Set<string>())
const goneTold = createEmitter<[ReadonlySet<string>]>()

function storedEntries(): readonly unknown[] {
  const { viewerId } = getSession()
  return viewerId === null ? [] : storedKeys(entriesOf(viewerId)).map(readStored)
}

/** What was laid aside is on screen again: the server has it and does not let it go. */
const hiddenBy = (entries: readonly unknown[]): ReadonlySet<string> =>
  new Set([
    ...entries.filter((entry) => fieldsOf(entry)['needsAttention'] !== true).flatMap(dismissedIn),
    ...gone,
  ])

const store = sessionStore(() => ({ ids: hiddenBy(storedEntries()) }))

/** What waits in the outbox may have changed. */
export function followDismissals(entries: readonly unknown[] = storedEntries()): void {
  const ids = hiddenBy(entries)
  const { ids: before } = store.getState()
  if (ids.size !== before.size || [...ids].some((id) => !before.has(id))) store.setState({ ids })
}

/** Those that wait to be dismissed, and those that are: both are off the screen, and count as seen. */
export function useDismissed(): ReadonlySet<string> {
  return useStore(store, ({ ids }) => ids)
}

export function isDismissed(id: string): boolean {
  return store.getState().ids.has(id)
}

/** Calls back when others are off the screen. Returns the way to stop. */
export function watchDismissed(onChange: () => void): () => void {
  return store.subscribe(onChange)
}

/** The server no longer has it. */
export const isGone = (id: string): boolean => gone.has(id)

/** Calls back with those that the server no longer has, as soon as that is known. Returns the way to stop. */
export const onGone: (listener: (ids: ReadonlySet<string>) => void) => () => void = goneTold.on

function take(ids: readonly string[]): void {
  for (const id of ids) gone.add(id)
  followDismissals()
  goneTold.emit(gone)
}

/** Where the viewer's entries are stored: on this server, and no one else's. */
const ownEntries = () => entriesOf(getSession().viewerId ?? '')

const channel = openTabChannel('skein.dismissed')

/** The server has taken them away. The other tabs hear of it before the entry goes. */
export function noteGone(ids: readonly string[]): void {
  take(ids)
  channel.post({ owner: ownEntries(), kind: 'dismissal', ids })
}

channel.onMessage((data) => {
  // Somebody else may be signed in there.
  if (fieldsOf(data)['owner'] === ownEntries()) take(dismissedIn(data))
})

if (typeof window !== 'undefined') {
  watchStored(ownEntries, () => followDismissals())
  onViewerChange(() => followDismissals())
}
