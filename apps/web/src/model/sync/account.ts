import { exchange, type Here, type Store } from './exchange.ts'
import type { Kept, Times } from './kept.ts'
import { later, ownBody, sharedBody, takeOwn, takeShared } from './merge.ts'

/** What is needed to bring the settings of one account together with what the server has. */
export interface Surroundings {
  readonly read: () => Kept
  readonly write: (kept: Kept) => void
  /** Of frontend `pleroma-fe`. */
  readonly sharedStore: (name: string) => Store
  /** Of frontend `skein`. */
  readonly ownStore: (name: string) => Store
  /** Names in our own store. */
  readonly isOwn: (name: string) => boolean
  /** Called when the server has no profile of this name, before it is created. */
  readonly onMissing?: (name: string) => void
}

/** What was sent is unsent no more, unless it was changed once more meanwhile. */
const remaining = (unsent: Times, sent: Times, isMeant: (name: string) => boolean): Times =>
  Object.fromEntries(Object.entries(unsent).filter(([name, at]) => !isMeant(name) || sent[name] !== at))

/** Whether other devices can read when this was changed. */
const isTold = ({ synced }: Kept, name: string, at: number) => (synced.changed[name] ?? -1) >= at

function ownHere({ read, write, isOwn }: Surroundings): Here {
  let sent: Times = {}
  return {
    version: () => read().synced.ownVersion,
    // The times of what is in the other store stand here, and go first.
    outgoing: () => {
      const kept = read()
      const waits = ([name, at]: [string, number]) => isOwn(name) || !isTold(kept, name, at)
      if (!Object.entries(kept.unsent).some(waits)) return null
      sent = kept.unsent
      return { settings: ownBody(kept), version: kept.synced.ownVersion + 1 }
    },
    sent: ({ version }) => {
      const { unsent, synced, ...kept } = read()
      write({
        ...kept,
        unsent: remaining(unsent, sent, isOwn),
        synced: { ...synced, ownVersion: version, changed: later(synced.changed, sent) },
      })
    },
    take: (theirs) => write(takeOwn(read(), theirs, isOwn)),
    gone: () => {
      const kept = read()
      write({ ...kept, synced: { ...kept.synced, ownVersion: 0 } })
    },
  }
}

function sharedHere({ read, write, isOwn, onMissing }: Surroundings, readTimes: () => Promise<void>): Here {
  let sent: Times = {}
  /** [SYNC-05] */
  let isMissing = false
  const setVersion = (sharedVersion: number, change: (kept: Kept) => Partial<Kept> = () => ({})) => {
    const kept = read()
    write({ ...kept, ...change(kept), synced: { ...kept.synced, sharedVersion } })
  }
  const isMeant = (name: string) => !isOwn(name)
  return {
    version: () => read().synced.sharedVersion,
    outgoing: () => {
      const kept = read()
      const waiting = Object.entries(kept.unsent).filter(([each]) => isMeant(each))
      if (!isMissing && waiting.length === 0) return null
      // Changed after the times were sent: they go first, or another device takes its own change for the later.
      if (waiting.some(([each, at]) => !isTold(kept, each, at))) return null
      sent = kept.unsent
      return { settings: sharedBody(kept), version: kept.synced.sharedVersion + 1 }
    },
    sent: ({ version, settings: { profile, profileVersion } }) => {
      isMissing = false
      setVersion(version, ({ shared, unsent }) => ({
        shared: { ...shared, profile, profileVersion },
        unsent: remaining(unsent, sent, isMeant),
      }))
    },
    take: async (theirs) => {
      isMissing = false
      await readTimes()
      write(takeShared(read(), theirs, isOwn))
    },
    gone: () => {
      if (!isMissing) onMissing?.(read().synced.name)
      isMissing = true
      setVersion(0)
    },
  }
}

export interface AccountSettings {
  /** Reads what the server has, and sends what was changed here [LIM-05, SYNC-05]. */
  meet(): Promise<void>
  /** Sends what was changed here, and reads only where that is refused. */
  send(): Promise<void>
}

/** Brings the settings of an account together with what the server has. One call at a time. */
export function accountSettings(around: Surroundings): AccountSettings {
  const { read, ownStore, sharedStore } = around
  const own = exchange(ownHere(around))
  const name = () => read().synced.name
  const shared = exchange(sharedHere(around, () => own.receive(ownStore(name()))))

  async function sendBoth() {
    do {
      await own.send(ownStore(name()))
      await shared.send(sharedStore(name()))
    } while (own.waits() || shared.waits())
  }
  return {
    send: sendBoth,
    meet: async () => {
      await own.receive(ownStore(name()))
      await shared.receive(sharedStore(name()))
      await sendBoth()
    },
  }
}
