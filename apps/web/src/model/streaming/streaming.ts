import {
  can,
  openStream,
  type StreamEvent,
  type StreamHandle,
  type StreamStatus,
  type TimelineKey,
} from '@skein/api'

import { getClient } from '../client.ts'
import { getInstance, onInstanceChange } from '../instance/known.ts'
import { noticeMs, notify } from '../notices/store.ts'
import { getSession, onSignIn, onSignOut } from '../session.ts'
import { getSetting, onSettingsChange } from '../settings.ts'
import { getFeed } from '../timelines.ts'
import { onFeedsChange } from '../timelines/registry.ts'
import { areUpdatesAsked, onUpdatesAsked, settleUpdates } from './asked.ts'
import { setStreamStatus } from './stream-status.ts'
import { nameOf, ownStream, wantedStreams, type Stream } from './streams.ts'
import { handleStreamEvent } from './handle-stream-event.ts'
import { onWake } from './wake.ts'

/** How long it is said that live updates are back, in milliseconds [ERR-25]. */
const reconnectedMs = 5_000

/** How long what a socket brings may wait for more, in milliseconds. */
const togetherMs = 100

interface Change {
  readonly previous: StreamStatus
  readonly code: number | null
}

let isBroken = false

/** Says once that live updates broke off, and once that they are back; nothing of the tries in between [RT-04]. */
function tell(status: StreamStatus, { code }: Change): void {
  if (status === 'disabled') isBroken = false
  if (status === 'error' && !isBroken) {
    isBroken = true
    notify({
      level: 'error',
      messageKey: 'timeline.socket_broke',
      messageArgs: { code: String(code ?? '') },
      timeout: noticeMs.error,
    })
  }
  if (status === 'joined' && isBroken) {
    isBroken = false
    notify({ level: 'success', messageKey: 'timeline.socket_reconnected', timeout: reconnectedMs })
  }
}

/** What the server is may be read after the first socket was opened. */
function onStreamingUrlChange(listener: () => void): () => void {
  let { streamingUrl } = getInstance().facts
  return onInstanceChange(() => {
    const named = getInstance().facts.streamingUrl
    if (named === streamingUrl) return
    streamingUrl = named
    listener()
  })
}

/**
 * Keeps a socket for the viewer's own stream and for each streamed timeline on screen, for as long as somebody is
 * signed in and wants live updates [RT-01]. To be called once. Returns the way to stop.
 */
export function startStreaming(): () => void {
  const handles = new Map<string, StreamHandle>()

  const waiting: { readonly event: StreamEvent; readonly key: TimelineKey }[] = []
  let timer: ReturnType<typeof setTimeout> | null = null

  /** What came within a moment is taken together, so that a busy minute is drawn a few times and not a hundred. */
  const takeWaiting = (): void => {
    timer = null
    for (const { event, key } of waiting.splice(0)) handleStreamEvent(event, key)
  }
  const isWanted = () =>
    getSession().token !== null &&
    (getSetting('useStreamingApi') || areUpdatesAsked()) &&
    can(getInstance(), 'streaming')

  /** The socket has its step behind it before it may be closed. */
  const settle = (status: StreamStatus): void => {
    if (status === 'joined') settleUpdates(true)
    else if (status === 'error' || status === 'closed') queueMicrotask(() => settleUpdates(false))
  }
  const followStatus = (stream: Stream, status: StreamStatus, change: Change): void => {
    if (stream === ownStream) {
      setStreamStatus(status)
      if (areUpdatesAsked()) settle(status)
      else tell(status, change)
    }
    // [RT-03] [RT-08] Who signed out has nothing to ask for.
    if (getSession().token !== null) getFeed(stream.key).setStreaming(status === 'joined')
  }
  const open = (stream: Stream): StreamHandle =>
    openStream(getClient(), {
      stream: stream.stream,
      args: stream.args,
      onEvent: (event) => {
        waiting.push({ event, key: stream.key })
        timer ??= setTimeout(takeWaiting, togetherMs)
      },
      onStatus: (status, change) => followStatus(stream, status, change),
      onSilence: () => void listen(stream),
    })
  /** A socket that says nothing while there are new posts is dead, whatever it calls itself. */
  const listen = async (stream: Stream): Promise<void> => {
    const feed = getFeed(stream.key)
    const before = feed.getState().maxId
    await feed.refresh()
    if (feed.getState().maxId !== before) handles.get(nameOf(stream))?.redial()
  }
  const closeAll = (): void => {
    waiting.length = 0
    const closing = [...handles.values()]
    handles.clear()
    for (const handle of closing) handle.close()
  }
  const reconcile = (): void => {
    if (!isWanted()) return closeAll()
    const wanted = new Map(wantedStreams().map((stream) => [nameOf(stream), stream]))
    for (const [name, handle] of handles) {
      if (wanted.has(name)) continue
      handles.delete(name)
      handle.close()
    }
    for (const [name, stream] of wanted) if (!handles.has(name)) handles.set(name, open(stream))
  }
  /** Nobody knows what was missed: it is asked for, and what cannot be reached becomes a gap. */
  const catchUp = (): void => {
    for (const stream of wantedStreams()) {
      if (handles.get(nameOf(stream))?.getStatus() !== 'joined') continue
      getFeed(stream.key).setStreaming(false)
      getFeed(stream.key).setStreaming(true)
    }
  }
  const wake = (): void => {
    catchUp()
    for (const handle of handles.values()) handle.wake()
  }
  const startAnew = (): void => {
    closeAll()
    reconcile()
  }

  reconcile()
  const stops = [
    onFeedsChange(reconcile),
    onSettingsChange(reconcile),
    onUpdatesAsked(reconcile),
    onSignIn(startAnew),
    onSignOut(startAnew),
    onWake(wake),
    onStreamingUrlChange(startAnew),
  ]
  return () => {
    for (const stop of stops) stop()
    closeAll()
  }
}
