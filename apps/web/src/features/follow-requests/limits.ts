export const limits = {
  /** ms in which an answer can be taken back before it leaves. */
  takeBackMs: 10_000,
  /** Where notices stay until they are closed, so many times that. */
  stayingNoticeTimes: 4,
} as const
