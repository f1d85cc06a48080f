import type { StatusId } from '@skein/api'
import type { StatusRow } from '@skein/store'
import { lazyModule } from '../../lib/lazy-module.ts'
import { onFirstContent } from '../../model/first-content.ts'
import type { HoverOpenerProps } from '../../ui/HoverOpener.tsx'
import { viewOf } from '../lazy/index.ts'
import type * as parts from './parts/attached.ts'
import { unwrittenMentions } from './rules/unwritten-mentions.ts'
import { unwrittenTags } from './rules/unwritten-tags.ts'

/**
 * What a post can have besides its text, in a file of its own. No row that needs it is drawn before it is there or
 * cannot be fetched: timelines hold back (`useDrawable`), every other screen is fetched together with it.
 */
export const attached = lazyModule(() => import('./parts/attached.ts'), { needs: 'nothing' })
onFirstContent(attached.preload)

/** Where it cannot be fetched now, the text is there to read, and it takes its place when it comes. */
const quietly = { failsQuietly: true }

export const Gallery = viewOf(attached, (part) => part.Gallery, null, quietly)
/** Shows a post to who waits on what leads to it; that is there at once. */
export const PreviewOpener = viewOf<typeof parts, HoverOpenerProps<{ statusId: StatusId }>>(
  attached,
  (part) => part.HoverOpener,
  ({ className, children }) => <span className={className}>{children}</span>,
  quietly,
)
export const HashtagsLine = viewOf(attached, (part) => part.HashtagsLine, null, quietly)
export const LinkCard = viewOf(attached, (part) => part.LinkCard, null, quietly)
export const MentionsLine = viewOf(attached, (part) => part.MentionsLine, null, quietly)
export const Poll = viewOf(attached, (part) => part.Poll, null, quietly)
export const QuoteCard = viewOf(attached, (part) => part.QuoteCard, null, quietly)
export const QuoteUnavailable = viewOf(attached, (part) => part.QuoteUnavailable, null, quietly)
export const Reactions = viewOf(attached, (part) => part.Reactions, null, quietly)
export const Subject = viewOf(attached, (part) => part.Subject, null, quietly)

/** Whether people are addressed without being named in the words. */
export function hasUnwritten(status: StatusRow): boolean {
  return unwrittenMentions(status).length > 0
}

/** Whether a post has any of it. */
export function hasAttached(status: StatusRow): boolean {
  const { subject, attachments, pollId, card, quotedId, hasUnavailableQuote, reactions } = status
  if (subject !== '' || attachments.length > 0 || reactions.length > 0) return true
  if (pollId !== null || card !== null || quotedId !== null || hasUnavailableQuote) return true
  return hasUnwritten(status) || unwrittenTags(status).length > 0
}
