import type { MuteReason } from '@skein/store'

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

/** Whether a post shows more than its subject, or than the name of a filter that covers it. [POST-47] */
export const isTextShown = (
  { subject }: { readonly subject: string },
  isSubjectOpen: boolean | undefined,
  collapses: boolean,
  isCovered = false,
): boolean => (subject === '' && !isCovered) || (isSubjectOpen ?? !(collapses || isCovered))

/** [POST-25, POST-44, POST-45] */
export function showing({ reasons, isHidden, isUnmuted = false, isDeleted }: ShowingOptions): Showing {
  if (isHidden && !isUnmuted) return 'hidden'
  return isDeleted || (reasons.length > 0 && !isUnmuted) ? 'quiet' : 'whole'
}
