import { asideOf, compose, readDraft } from '../../model/writing.ts'
import { getSession, onSignIn } from '../../model/session.ts'
import { deviceKey, readTab, removeTab, writeTab } from '../../model/storage.ts'

const storageKey = deviceKey('message')

function take(): string | null {
  const message = readTab(storageKey)
  removeTab(storageKey)
  return typeof message === 'string' ? message : null
}

/** The message of the address that the page was opened with: the way to the first screen may have changed it since. */
function messageOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).searchParams.get('message') : null
}

function forgetInAddress(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('message')) return
  address.searchParams.delete('message')
  history.replaceState(history.state, '', address)
}

function open(): void {
  const { viewerId } = getSession()
  const message = viewerId === null ? null : take()
  if (viewerId === null || message === null || message.trim() === '') return
  // Nothing that was begun is written over.
  const isFree = readDraft(viewerId, 'status') === null
  compose({ kind: 'new', message, ...(isFree ? {} : { draftKey: asideOf('status') }) })
}

/** Who comes with `?message=` finds it in a form, after signing in if need be. [COMP-03] */
export function followMessage(
  address: string = performance.getEntriesByType('navigation')[0]?.name ?? location.href,
): void {
  const message = messageOf(address)
  if (message !== null) writeTab(storageKey, message)
  forgetInAddress()
  onSignIn(open)
  open()
}
