import type { Page, Status, StatusId, TimelineKey } from '@skein/api'
import type { ApiErrorInfo } from './errors.ts'
import type {
  GapDirection,
  GapEnds,
  PageRequest,
  TimelineEvent,
  TimelineSnapshot,
  TimelineState,
} from '../timelines/types.ts'

/** What a feed asks of the transport: cursors, page size and a signal. */
export interface FetchPageParams extends PageRequest {
  readonly limit: number
  readonly signal: AbortSignal
}

/** Whether the tab can be seen. A hidden tab does not poll and catches up when it shows again. */
export interface TabVisibility {
  isVisible(): boolean
  subscribe(listener: () => void): () => void
}

export interface FeedOptions {
  readonly key: TimelineKey
  fetchPage(params: FetchPageParams): Promise<Page<Status>>
  /** Puts the status and what it brings along into the entity store. */
  ingest(status: Status): StatusId
  /** Milliseconds from the end of a poll to the next; 0 never polls. Default 20,000 `[LIM-01]`. */
  readonly pollMs?: number
  readonly visibility?: TabVisibility
}

/** Runs one timeline: fetches, polls, streams, and keeps its state. */
export interface Feed {
  readonly key: TimelineKey
  /** The same object until something changes. */
  getState(): TimelineState
  subscribe(listener: () => void): () => void
  /**
   * Fetches the first page, or what is newer, and polls from then on. Starting twice does nothing.
   * @param at where the reader is: while nothing is known the first page begins with this entry, and what is newer is
   * put in front of it. Of no effect where the server's order is kept
   */
  start(at?: StatusId | null): void
  /** Shows what an earlier visit kept; what is newer is then put in front of it. Nothing when something is known. */
  restore(snapshot: TimelineSnapshot): void
  /** Stops polling and aborts what is on its way; the state stays. */
  stop(): void
  /** Fetches what is newer now (or the first page). Never rejects: failures are in the state. */
  refresh(): Promise<void>
  /** Shows what is known below, else fetches older statuses, at most once a second `[LIM-10]`. Never rejects. */
  loadOlder(): Promise<void>
  /** Fills a gap by one page. `up` starts at its old end, for a reader who comes from below. Never rejects. */
  loadGap(gap: GapEnds, direction?: GapDirection): Promise<void>
  /**
   * Makes known what stands right below an id, which need not exist: by one page, and by none where it is known. What
   * lies between that and what was known stays a gap. Of no effect where the server's order is kept.
   * @returns null, or why it failed
   */
  loadBelow(id: StatusId): Promise<ApiErrorInfo | null>
  /** Shows what waits `[TL-08]`; when the reply filter changed, fetches from the top instead. */
  showNew(): void
  /** A status from the socket. */
  receive(status: Status): void
  /** The socket for this timeline opened (polling ends after one catch-up fetch) or closed (polling resumes). */
  setStreaming(isStreaming: boolean): void
  dispatch(event: TimelineEvent): void
  /** Stops, and forgets everything (sign-out, leaving bookmarks). */
  clear(): void
}
