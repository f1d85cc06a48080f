import type { MuteReason, WarningEffect } from '@skein/store'

/** Why a post is muted somewhere, and whether by the settings not even that is said. */
export interface Mute {
  readonly reasons: readonly MuteReason[]
  readonly isHidden: boolean
}

/** How much of a post shows: `hidden` is not even told, `quiet` is one line that says why. */
export type Showing = 'hidden' | 'quiet' | 'whole'

export interface ShowingOptions extends Mute {
  /** It was asked for all the same. */
  readonly isUnmuted: boolean | undefined
  readonly isDeleted: boolean
}

/** What decides how a post with a subject starts. */
export interface SubjectRules {
  /** The setting that closes posts with a subject. */
  readonly collapses: boolean
  /** The viewer's rule for the words of the subject; null where there is none. */
  readonly rule: WarningEffect | null
  /** A filter covers the post as a subject does. */
  readonly isCovered?: boolean
  /** The reader opened or closed it by hand: it can still be closed when its rule is changed. */
  readonly isTouched?: boolean | undefined
}

interface Subjected {
  readonly subject: string
}

/** Whether a post can be closed behind its subject, or behind the name of a filter that covers it. [POST-47] */
export const canClose = (
  { subject }: Subjected,
  { collapses, rule, isCovered = false, isTouched = false }: SubjectRules,
): boolean => isCovered || (subject !== '' && (collapses || rule === 'close' || isTouched))

/** Whether a post shows more than its subject, or than the name of a filter that covers it. [POST-47] */
export const isTextShown = (
  status: Subjected,
  isSubjectOpen: boolean | undefined,
  rules: SubjectRules,
): boolean =>
  !canClose(status, rules) || (isSubjectOpen ?? (rules.rule === 'open' && rules.isCovered !== true))

/** [POST-25, POST-44, POST-45] */
export function showing({ reasons, isHidden, isUnmuted = false, isDeleted }: ShowingOptions): Showing {
  if (isHidden && !isUnmuted) return 'hidden'
  return isDeleted || (reasons.length > 0 && !isUnmuted) ? 'quiet' : 'whole'
}
