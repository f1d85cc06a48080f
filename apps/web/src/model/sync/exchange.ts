import type { Stored } from './merge.ts'

/** One profile of the account's store on the server. */
export interface Store {
  /** Null when there is none of this name [SYNC-05]. Rejects when it cannot be read. */
  read(): Promise<Stored | null>
  /** Answers the refusal where the server said that it does not take it, null when it is stored. Else rejects. */
  write(body: Stored): Promise<Error | null>
}

/** What is kept here of such a profile. */
export interface Here {
  /** The version the server had when it was read or written last; 0: none. */
  version(): number
  /** What is to be sent, as it would be written now; null when nothing is. */
  outgoing(): Stored | null
  /** The server has it. */
  sent(body: Stored): void
  /** The server has something else. */
  take(theirs: Stored): void | Promise<void>
  /** The server has none of this name. */
  gone(): void
}

/** So often another device may come in between, one time after the other; then it is tried again later. */
const MOST_CONFLICTS = 8

export interface Exchange {
  /** [SYNC-04] Takes a newer version than the one here; an equal or an older one is not taken. */
  receive(store: Store): Promise<void>
  /**
   * Sends what is to be sent as the version after the stored one [SYNC-03]. A refusal means that the server has another
   * version: that is read, both are brought together, and it is sent as the one after that.
   */
  send(store: Store): Promise<void>
  waits(): boolean
}

/** One call at a time. */
export function exchange(here: Here): Exchange {
  /** Whether the server may have another version than the one here: nobody has looked, or an answer did not come. */
  let isUnsure = true

  async function read(store: Store, isTaken: (theirs: Stored) => boolean): Promise<Stored | null> {
    const theirs = await store.read()
    if (theirs === null) here.gone()
    else if (isTaken(theirs)) await here.take(theirs)
    isUnsure = false
    return theirs
  }

  async function write(store: Store, body: Stored): Promise<void> {
    isUnsure = true
    const refusal = await store.write(body)
    if (refusal === null) {
      isUnsure = false
      here.sent(body)
      return
    }
    const theirs = await read(store, () => true)
    // The version was right: it is the body that the server does not want.
    if ((theirs?.version ?? 0) + 1 === body.version) throw refusal
  }

  return {
    waits: () => here.outgoing() !== null,
    receive: async (store) => {
      await read(store, ({ version }) => version > here.version())
    },
    send: async (store) => {
      for (let tries = 0; here.outgoing() !== null; tries += 1) {
        if (tries > MOST_CONFLICTS) throw new Error('Other devices are changing the settings all the time')
        if (isUnsure) await read(store, ({ version }) => version !== here.version())
        const body = here.outgoing()
        if (body !== null) await write(store, body)
      }
    },
  }
}
