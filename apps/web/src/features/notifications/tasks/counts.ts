import { useEffect } from 'react'
import { useStore } from 'zustand'

import { useT } from '../../../i18n/index.ts'
import { sessionStore } from '../../../model/session.ts'
import { useQuietPosts } from '../../../model/tasks.ts'
import { taskRowsOf } from '../rules/task-rows.ts'
import { useUnansweredCount } from './answers.ts'
import type { TaskList } from './use-task-list.ts'
import type { TaskView } from './views.ts'

const store = sessionStore(() => ({ todo: 0, snoozed: 0, isWhole: true }))

/**
 * The page has counted, so that what stands beside it need not.
 * @param isWhole nothing older is left to load
 */
export function useTellCounts({ open, snoozed }: TaskList, isPage: boolean, isWhole: boolean): void {
  useEffect(() => {
    if (isPage) store.setState({ todo: taskRowsOf(open, false).length, snoozed: snoozed.length, isWhole })
  }, [open, snoozed, isPage, isWhole])
}

/** How many there are in each view, written out: of those that are loaded, which is said; nothing where it is none. */
export function useViewCounts(): Readonly<Partial<Record<TaskView, string>>> {
  const t = useT()
  const { isWhole, todo, snoozed } = useStore(store)
  const counts = { todo, snoozed, unanswered: useUnansweredCount(), quieted: useQuietPosts().length }
  const textKey = (view: string) =>
    isWhole || view === 'quieted' ? 'notifications.tasks.exactly' : 'notifications.tasks.atLeast'
  return Object.fromEntries(
    Object.entries(counts).flatMap(([view, count]) =>
      count > 0 ? [[view, t(textKey(view), { count })]] : [],
    ),
  )
}
