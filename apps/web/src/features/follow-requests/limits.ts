export const limits = {
  /** ms in which an answer can be taken back before it leaves. */
  takeBackMs: 10_000,
} as const
