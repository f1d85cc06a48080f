import type { StatusId } from '@skein/api'
import type { DraftData } from '../../model/drafts.ts'
import { onSignOut } from '../../model/session.ts'
import type { ComposerState } from './rules/composer-state.ts'

interface UnsavedEdit {
  /** The post as it was when it was opened: an edit of another version is none of this one. */
  readonly of: string
  readonly state: ComposerState
}

/** Edits whose form was closed before they were saved; as long as the page lives, for edits are no drafts. */
const edits = new Map<StatusId, UnsavedEdit>()
onSignOut(({ reason }) => {
  if (reason !== 'refused') edits.clear()
})

export function keepEdit(id: StatusId, written: DraftData, state: ComposerState): void {
  edits.set(id, { of: JSON.stringify(written), state })
}

export function forgetEdit(id: StatusId): void {
  edits.delete(id)
}

/** What was typed into the form that was closed, or null. Uploads go on without a form. */
export function recallEdit(id: StatusId, written: DraftData): ComposerState | null {
  const edit = edits.get(id)
  if (edit === undefined || edit.of !== JSON.stringify(written)) return null
  return { ...edit.state, phase: 'editing', error: null }
}
