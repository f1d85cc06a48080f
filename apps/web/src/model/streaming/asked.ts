import { createEmitter } from '../../lib/emitter.ts'
import { noticeMs, notify } from '../notices/store.ts'
import { sessionValue } from '../session.ts'
import { getSetting, setSetting } from '../settings.ts'

const isAsked = sessionValue(() => false)
const asked = createEmitter()

/** Calls back when live updates are asked for. Returns the way to stop. */
export const onUpdatesAsked = asked.on

/** Somebody asked for live updates, and their socket is not open yet. */
export const areUpdatesAsked = (): boolean => isAsked.current

/**
 * Switches live updates on or off. They are chosen once their socket is open; where it does not open they stay off, and
 * that is said. Undefined gives the choice back.
 */
export function askForUpdates(isWanted: boolean | undefined): void {
  isAsked.current = isWanted === true && !getSetting('useStreamingApi')
  if (isAsked.current) asked.emit()
  else setSetting('useStreamingApi', isWanted)
}

/** The socket that was asked for has opened, or will not. */
export function settleUpdates(isOpen: boolean): void {
  if (!isAsked.current) return
  setSetting('useStreamingApi', isOpen)
  isAsked.current = false
  if (isOpen) return
  asked.emit()
  notify({ level: 'error', messageKey: 'timeline.updatesFailed', timeout: noticeMs.error })
}
