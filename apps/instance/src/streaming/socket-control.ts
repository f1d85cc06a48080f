import type { Listener, StreamingHub } from './hub.ts'

/** An open socket, as a test sees it. */
export interface OpenSocket {
  /** `user` of the account; null for a visitor. */
  account: string | null
  /** What its frames name under `stream`. */
  streams: string[]
}

/** Lets tests have the sockets behave as networks, servers and laptops do. `accountId` left out: everybody's. */
export interface SocketControl {
  list(accountId?: string): OpenSocket[]
  /** Ends sockets with a close code; 1006 ends the connection without a farewell. Returns how many. */
  close(code: number, accountId?: string): number
  /** Connections stay, but nothing arrives any more, answers to `ping` included; what is swallowed is lost. */
  swallow(isOn: boolean, accountId?: string): void
  /** Sends any text. Returns how many sockets heard it. */
  say(text: string, accountId?: string): number
  swallows(accountId: string | null): boolean
}

const WITHOUT_FAREWELL = 1006

export const createSocketControl = (hub: StreamingHub): SocketControl => {
  let isSilent = false
  const silent = new Set<string>()
  const socketsOf = (accountId?: string): Listener[] =>
    [...hub.listeners].filter(({ viewer }) => accountId === undefined || viewer?.id === accountId)
  return {
    list: (accountId) =>
      socketsOf(accountId).map(({ viewer, subscriptions }) => ({
        account: viewer?.acct ?? null,
        streams: subscriptions.map(({ label }) => label),
      })),
    close: (code, accountId) => {
      const sockets = socketsOf(accountId)
      for (const listener of sockets) {
        if (code === WITHOUT_FAREWELL) listener.terminate()
        else listener.close(code)
        hub.remove(listener)
      }
      return sockets.length
    },
    swallow: (isOn, accountId) => {
      if (accountId !== undefined) return void (isOn ? silent.add(accountId) : silent.delete(accountId))
      isSilent = isOn
      if (!isOn) silent.clear()
      return undefined
    },
    say: (text, accountId) => {
      const sockets = socketsOf(accountId)
      for (const listener of sockets) listener.send(text)
      return sockets.length
    },
    swallows: (accountId) => isSilent || (accountId !== null && silent.has(accountId)),
  }
}
