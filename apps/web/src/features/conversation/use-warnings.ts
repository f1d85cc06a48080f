import type { StatusId } from '@skein/api'

import { entityStore } from '../../model/entities.ts'
import { useSetting } from '../../model/settings.ts'
import { rememberRows, useAreSubjectsOpen } from '../status/index.ts'

export interface Warnings {
  readonly areOpen: boolean
  readonly toggle: () => void
}

/** The content warnings of a thread as one; null when nothing in it is shut behind one. */
export function useWarnings(ids: readonly StatusId[]): Warnings | null {
  // Not kept by the ids: an edit changes which of them are warned of.
  const collapses = useSetting('collapseMessageWithSubject')
  const warnedIds = ids.filter(hasWarning)
  const areOpen = useAreSubjectsOpen(warnedIds)
  if (!collapses || warnedIds.length === 0) return null
  return { areOpen, toggle: () => rememberRows(warnedIds, { isSubjectOpen: !areOpen }) }
}

function hasWarning(id: StatusId): boolean {
  const status = entityStore.statuses.get(id)
  return status !== undefined && status.subject !== '' && !status.isDeleted
}
