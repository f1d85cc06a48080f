import { SOCKET_PING_MS, SOCKET_PONG_MS, SOCKET_SILENCE_MS } from '../limits.ts'

type Timer = ReturnType<typeof setTimeout>

interface HeartbeatOptions {
  answersPing(): boolean
  send(): void
  /** A ping was not answered in time. */
  onDead(): void
  /** Nothing was heard for long, and no ping can be sent. */
  onSilence(): void
}

/** Knows whether an open socket is alive. */
export interface Heartbeat {
  start(): void
  stop(): void
  /** Whatever the server sends is a sign of life. */
  heard(): void
  /** The server closed the socket. */
  closed(): void
  /** Pings now; says whether that is of use with this server. */
  ping(): boolean
}

/** So often in a row a server closes the socket in the place of an answer before no ping is sent to it any more. */
const MOST_DROPS = 2

/** A ping every 30 s where the server answers it [RT-10]; elsewhere silence is reported. */
export function createHeartbeat(options: HeartbeatOptions): Heartbeat {
  let beat: Timer | undefined
  let deadline: Timer | null = null
  let silentMs = 0
  let drops = 0

  const ping = (): boolean => {
    if (drops >= MOST_DROPS || !options.answersPing()) return false
    deadline ??= setTimeout(() => {
      deadline = null
      options.onDead()
    }, SOCKET_PONG_MS)
    options.send()
    return true
  }
  const meet = () => {
    if (deadline !== null) clearTimeout(deadline)
    deadline = null
  }
  const tick = () => {
    beat = setTimeout(tick, SOCKET_PING_MS)
    silentMs += SOCKET_PING_MS
    if (ping() || silentMs < SOCKET_SILENCE_MS) return
    silentMs = 0
    options.onSilence()
  }
  return {
    start: () => {
      silentMs = 0
      clearTimeout(beat)
      beat = setTimeout(tick, SOCKET_PING_MS)
    },
    stop: () => {
      clearTimeout(beat)
      meet()
    },
    heard: () => {
      silentMs = 0
      if (deadline !== null) drops = 0
      meet()
    },
    closed: () => {
      if (deadline !== null) drops += 1
    },
    ping,
  }
}
