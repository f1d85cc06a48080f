import { useEffect } from 'react'
import { useStore } from 'zustand'

import { sessionStore } from '../../../model/session.ts'
import { taskRowsOf } from '../rules/task-rows.ts'
import type { TaskList } from './use-task-list.ts'

const store = sessionStore(() => ({ todo: 0, snoozed: 0 }))

/** The page has counted, so that what stands beside it need not. */
export function useTellCounts({ open, snoozed }: TaskList, isPage: boolean): void {
  useEffect(() => {
    if (isPage) store.setState({ todo: taskRowsOf(open, false).length, snoozed: snoozed.length })
  }, [open, snoozed, isPage])
}

/** How many things there are to do, and how many were put off, as the page counts them. */
export const useTaskCounts = () => useStore(store)
