/**
 * What the page leaves for the worker, which has neither settings nor texts: whose pushes these are, and how they wish
 * to be told. `features/notifications/push/note.ts` writes it; here nothing of it is taken for granted.
 */
export interface PushNote {
  readonly viewerId: string
  /** Who has what to read: where a push leads that names no post. */
  readonly listPath: string
  /** The words of a post are not shown: they may stand behind a content warning. */
  readonly hidesWords: boolean
  /** Minutes since midnight, each day, without a sound. Null where there are none. */
  readonly quiet: { readonly from: number; readonly to: number } | null
  /** Milliseconds since 1970: until then there is a sound although it is quiet, and until then there is none. */
  readonly ringsUntil: number
  readonly silentUntil: number
  readonly words: { readonly title: string; readonly hidden: string }
}

type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/** Caches that the worker did not make: notes. Each belongs to an account, and goes when its session ends. */
export const isNoteName = (name: string): boolean => /^skein\.account\..+\.push$/.test(name)

const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other)

/** Null for what is no note: nobody is signed in, or another version wrote it. Then nothing is shown. */
export function readNote(value: unknown): PushNote | null {
  const { viewerId, listPath, hidesWords, quiet, ringsUntil, silentUntil, words } = fieldsOf(value)
  const { title, hidden } = fieldsOf(words)
  const { from, to } = fieldsOf(quiet)
  if (typeof viewerId !== 'string' || typeof title !== 'string' || typeof hidden !== 'string') return null
  return {
    viewerId,
    listPath: typeof listPath === 'string' ? listPath : '/',
    hidesWords: hidesWords !== false,
    quiet: typeof from === 'number' && typeof to === 'number' ? { from, to } : null,
    ringsUntil: numberOr(ringsUntil, 0),
    silentUntil: numberOr(silentUntil, 0),
    words: { title, hidden },
  }
}
