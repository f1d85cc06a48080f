import type { StatusId } from '@skein/api'
import { useSyncExternalStore } from 'react'

import { entityStore } from '../../model/entities.ts'
import { useActiveFilters } from '../../model/filters.ts'
import { useSetting } from '../../model/settings.ts'
import { getWarningRule, rememberRows, useAreSubjectsOpen } from '../status/index.ts'

export interface Warnings {
  readonly areOpen: boolean
  readonly toggle: () => void
}

const none: readonly StatusId[] = []

/** The content warnings of a thread as one; null when nothing in it is shut behind one. */
export function useWarnings(ids: readonly StatusId[]): Warnings | null {
  const collapses = useSetting('collapseMessageWithSubject')
  // Rules for warnings are filters.
  useActiveFilters()
  const warnedIds = useWarnedIds(ids, collapses)
  const areOpen = useAreSubjectsOpen(warnedIds, (id) => ruleOf(id) === 'open')
  if (warnedIds.length === 0) return null
  return { areOpen, toggle: () => rememberRows(warnedIds, { isSubjectOpen: !areOpen }) }
}

/** An edit changes which of them are warned of. */
function useWarnedIds(ids: readonly StatusId[], collapses: boolean): readonly StatusId[] {
  const subscribe = (listener: () => void) => {
    const stops = ids.map((id) => entityStore.statuses.subscribe(id, listener))
    return () => {
      for (const stop of stops) stop()
    }
  }
  const warned = useSyncExternalStore(subscribe, () =>
    ids.filter((id) => hasWarning(id) && (collapses || ruleOf(id) === 'close')).join(' '),
  )
  return warned === '' ? none : (warned.split(' ') as StatusId[])
}

function hasWarning(id: StatusId): boolean {
  const status = entityStore.statuses.get(id)
  return status !== undefined && status.subject !== '' && !status.isDeleted
}

const ruleOf = (id: StatusId) => getWarningRule(entityStore.statuses.get(id)?.subject ?? '')
