import type { AccountId, NotificationId } from '@skein/api'

import { alone } from '../../../lib/alone.ts'
import { fieldsOf } from '../../../lib/fields.ts'
import { getSession } from '../../../model/session.ts'
import { accountKey, readStored, writeStored } from '../../../model/storage.ts'
import { isNewer } from '../rules/notification-list.ts'

/** One sound for all that comes within so many milliseconds. */
const restMs = 3_000

/** A browser may take as many milliseconds until other tabs read what this one has stored. */
const storingMs = 100

/** Two soft notes: Hz, and the seconds after which each begins and in which it fades. */
const notes = [
  { pitch: 659.26, begins: 0 },
  { pitch: 880, begins: 0.11 },
] as const
const [riseSeconds, fadeSeconds] = [0.015, 0.26]
const loudness = 0.06
const soundMs = 500

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function play(): Promise<void> {
  const context = new AudioContext()
  try {
    for (const { pitch, begins } of notes) {
      const start = context.currentTime + begins
      const [note, volume] = [context.createOscillator(), context.createGain()]
      note.frequency.value = pitch
      volume.gain.setValueAtTime(0, start)
      volume.gain.linearRampToValueAtTime(loudness, start + riseSeconds)
      volume.gain.exponentialRampToValueAtTime(0.0001, start + fadeSeconds)
      note.connect(volume).connect(context.destination)
      note.start(start)
      note.stop(start + fadeSeconds)
    }
    await pause(soundMs)
  } finally {
    await context.close()
  }
}

/** Browsers let no page sound before a press; an older one that does not say so is asked to. */
const maySound = (): boolean => (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true

/** Whether a notification has not rung yet, in whichever tab, nor another one just now; from then on it has. */
function takeTurn(viewerId: AccountId, id: NotificationId): boolean {
  const key = accountKey('rung', viewerId)
  const { newest, at } = fieldsOf(readStored(key))
  if (typeof newest === 'string' && !isNewer(id, newest)) return false
  const since = typeof at === 'number' ? Date.now() - at : restMs
  const mayRing = since >= restMs || since < 0
  writeStored(key, { newest: id, at: mayRing ? Date.now() : at })
  return mayRing
}

/** Sounds for a notification: once for a burst, in one tab. Where the browser lets nothing sound there is silence. */
export async function ring(viewerId: AccountId, id: NotificationId): Promise<void> {
  if (!maySound()) return
  try {
    const isTurn = await alone(`sound ${viewerId}`, async () => {
      if (getSession().viewerId !== viewerId || !takeTurn(viewerId, id)) return false
      await pause(storingMs)
      return true
    })
    if (isTurn) await play()
  } catch (error) {
    console.warn('Could not sound:', error)
  }
}
