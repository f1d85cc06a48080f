import { useEffect } from 'react'
import { useStore } from 'zustand'

import { sessionStore } from '../../../model/session.ts'
import { useQuietPosts } from '../../../model/tasks.ts'
import { taskRowsOf } from '../rules/task-rows.ts'
import { useUnansweredCount } from './answers.ts'
import type { TaskList } from './use-task-list.ts'
import type { TaskView } from './views.ts'

const store = sessionStore(() => ({ todo: 0, snoozed: 0 }))

/** The page has counted, so that what stands beside it need not. */
export function useTellCounts({ open, snoozed }: TaskList, isPage: boolean): void {
  useEffect(() => {
    if (isPage) store.setState({ todo: taskRowsOf(open, false).length, snoozed: snoozed.length })
  }, [open, snoozed, isPage])
}

/** How many there are in each view, as far as the page has counted. */
export function useViewCounts(): Readonly<Partial<Record<TaskView, number>>> {
  const counted = useStore(store)
  return { ...counted, unanswered: useUnansweredCount(), quieted: useQuietPosts().length }
}
