import { AUTO_SHOW_WITHIN_PX } from '../limits.ts'

export interface AutoShowConditions {
  /** The streaming setting. */
  readonly isStreamingOn: boolean
  /** Pixels the list is scrolled from its top. */
  readonly scrollTop: number
  /** Set when a status had to wait; ends with "show new". */
  readonly isPaused: boolean
  readonly isFocused: boolean
  /** The setting: a tab without focus shows nothing by itself. */
  readonly pauseOnUnfocused: boolean
}

/** True when new statuses show by themselves `[TL-11]` `[TL-12]` `[TL-13]`. */
export function shouldAutoShow(conditions: AutoShowConditions): boolean {
  const { isStreamingOn, scrollTop, isPaused, isFocused, pauseOnUnfocused } = conditions
  if (!isStreamingOn || isPaused) return false
  if (pauseOnUnfocused && !isFocused) return false
  return scrollTop <= AUTO_SHOW_WITHIN_PX
}
