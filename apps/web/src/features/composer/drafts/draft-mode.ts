import type { StatusId } from '@skein/api'
import { type ComposingInWindow, contextOf, type Draft, type DraftKey } from '../../../model/writing.ts'

/** The form in which a draft is written on; null for one whose form cannot be told. */
export function modeOf(draftKey: DraftKey, draft: Draft): ComposingInWindow | null {
  const context = contextOf(draftKey)
  const at = context.indexOf(':')
  const kind = at < 0 ? context : context.slice(0, at)
  const id = context.slice(at + 1)
  const written = draft.written ?? draft.data
  switch (kind) {
    case 'status':
      // The first one is the sidebar's, too: it has to be known as the same.
      return draftKey === context ? { kind: 'new' } : { kind: 'new', draftKey }
    case 'mention':
      return { kind, acct: id, draftKey }
    case 'reply':
    case 'quote':
      return { kind, statusId: id as StatusId, draftKey }
    case 'edit':
    case 'redraft':
      return { kind, statusId: id as StatusId, written, draftKey }
    case 'again':
      return { kind, entryId: id, written, draftKey }
    default:
      return null
  }
}
