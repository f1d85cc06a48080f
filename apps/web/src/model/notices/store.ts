import { create } from 'zustand'
import type { MessageKey } from '../../i18n/index.ts'
import type { Failure } from './failure-text.ts'
import { forgetWithSession } from '../session/memory.ts'
import { getSetting } from '../settings.ts'
import { loseUndo, say, saysSame } from './speech.ts'

export type NoticeLevel = 'error' | 'warning' | 'info' | 'success'
/** A failure is told in words where the notice is drawn. */
export type NoticeArgs = Readonly<Record<string, string | number | Failure>>

/** One thing that can be done about what a notice tells; the notice goes with it. */
export interface NoticeAction {
  readonly labelKey: MessageKey
  readonly run: () => void
}

export interface Notice {
  readonly id: number
  readonly level: NoticeLevel
  readonly messageKey: MessageKey
  readonly messageArgs: NoticeArgs
  /** Milliseconds until it leaves by itself; null stays until it is dismissed. */
  readonly timeout: number | null
  /** Takes back what it tells of. */
  readonly undo: (() => void) | null
  /** Drawn behind Undo. */
  readonly actions: readonly NoticeAction[]
}

/** All but the text may be left out. */
export interface NoticeOptions extends Partial<Omit<Notice, 'id'>> {
  readonly messageKey: MessageKey
}

/** How long a notice of each level is there, milliseconds. [LIM-07] */
export const noticeMs = {
  error: 5_000,
  warning: 5_000,
  info: 5_000,
  success: 2_000,
} as const satisfies Record<NoticeLevel, number>

/** One with a way back is there longer, milliseconds: to read it, to decide and to reach the button takes its time. */
export const undoMs: number = 8_000

interface Clock {
  handle: ReturnType<typeof setTimeout> | null
  /** When the running timer started, in ms since the epoch. */
  startedAt: number
  remaining: number
}

const useNoticeStore = create<{ notices: readonly Notice[] }>(() => ({ notices: [] }))
const clocks = new Map<number, Clock>()
let isPaused = false

/** Says something to the person, wherever they are [SHELL-49]. The same words are not stacked: they start anew. */
export function notify({
  level = 'error',
  messageKey,
  messageArgs = {},
  timeout: usual = null,
  undo = null,
  actions = [],
}: NoticeOptions): number {
  const same = getNotices().find(
    (notice) => notice.level === level && saysSame(notice, { messageKey, messageArgs }),
  )
  if (same) dismiss(same.id)
  const timeout = (usual ?? 0) * getSetting('noticeTimes') || null
  const id = say({ messageKey, messageArgs, undo, live: level === 'error' ? 'urgent' : 'polite' })
  const notice: Notice = { id, level, messageKey, messageArgs, timeout, undo, actions }
  useNoticeStore.setState(({ notices }) => ({ notices: [...notices, notice] }))
  if (timeout !== null) {
    clocks.set(notice.id, { handle: null, startedAt: 0, remaining: timeout })
    if (!isPaused) run(notice.id)
  }
  return notice.id
}

export function dismiss(id: number): void {
  const clock = clocks.get(id)
  if (clock?.handle) clearTimeout(clock.handle)
  clocks.delete(id)
  useNoticeStore.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }))
}

/** What it tells of is over: the notice goes, and nothing can be taken back any more. */
export function withdraw(id: number): void {
  dismiss(id)
  loseUndo(id)
}

/** Takes back what was said, and its notice goes. */
export function takeBackSaid({ id, undo }: Pick<Notice, 'id' | 'undo'>): void {
  withdraw(id)
  undo?.()
}

/** Does one of the things that a notice offers, and the notice goes. */
export function doNoticeAction({ id }: Notice, { run: act }: NoticeAction): void {
  dismiss(id)
  act()
}

// What one person did is neither taken back nor opened by the next. What failed because their token was worthless is
// said once.
forgetWithSession((turn) => {
  for (const { id, undo, actions, level } of getNotices()) {
    if (undo !== null || actions.length > 0 || (turn === 'refused' && level === 'error')) dismiss(id)
  }
})

/** While somebody points at a notice or is inside it, none leaves. */
export function pauseNotices(): void {
  if (isPaused) return
  isPaused = true
  for (const clock of clocks.values()) {
    if (clock.handle) clearTimeout(clock.handle)
    clock.handle = null
    clock.remaining -= Date.now() - clock.startedAt
  }
}

export function resumeNotices(): void {
  if (!isPaused) return
  isPaused = false
  for (const id of clocks.keys()) run(id)
}

/** Oldest first. */
export function useNotices(): readonly Notice[] {
  return useNoticeStore((state) => state.notices)
}

export function getNotices(): readonly Notice[] {
  return useNoticeStore.getState().notices
}

function run(id: number): void {
  const clock = clocks.get(id)
  if (!clock) return
  clock.startedAt = Date.now()
  clock.handle = setTimeout(() => dismiss(id), clock.remaining)
}
