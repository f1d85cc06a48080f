import { can } from '@skein/api'

import { alone } from '../../lib/alone.ts'
import { getClient, onServerBack } from '../client.ts'
import { getInstance, onInstanceChange } from '../instance.ts'
import { beforeForgetting, getSession, onSignIn } from '../session.ts'
import { exchange } from '../sync/exchange.ts'
import { storeOf } from '../sync/stored.ts'
import { tasksHere } from './kept.ts'
import { getKeptTasks, keepTasks, onDecided, readTasksAgain } from './store.ts'

/** How often it is looked whether another device decided something, in milliseconds. */
const TASKS_INTERVAL_MS = 600_000
/** So long after a decision more may follow, which go with it, in milliseconds. */
const TASKS_DELAY_MS = 2_000

const canSync = () => can(getInstance(), 'settingsProfiles')

/** Brings the viewer's tasks together with those that the account's store has. Never rejects: it is tried again later. */
export async function syncTasks(): Promise<void> {
  const { viewerId } = getSession()
  if (viewerId === null || !canSync()) return
  await alone(`tasks ${viewerId}`, async () => {
    readTasksAgain()
    const store = storeOf(getClient(), 'skein-tasks', 'default')
    const { receive, send } = exchange(tasksHere(getKeptTasks, keepTasks))
    try {
      await receive(store)
      await send(store)
    } catch (error) {
      if (getSession().viewerId === viewerId) console.warn('Could not exchange what is done:', error)
    }
  })
}

/** Keeps the viewer's tasks and the account's the same for as long as the page is open. Returns the way to stop. */
export function startTaskSync(): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined
  let couldBefore = canSync()
  const stops = [
    onDecided(() => {
      clearTimeout(soon)
      soon = setTimeout(() => void syncTasks(), TASKS_DELAY_MS)
    }),
    onSignIn(() => void syncTasks()),
    onServerBack(() => void syncTasks()),
    onInstanceChange(() => {
      if (canSync() && !couldBefore) void syncTasks()
      couldBefore = canSync()
    }),
    beforeForgetting(() => clearTimeout(soon)),
  ]
  const timer = setInterval(() => void syncTasks(), TASKS_INTERVAL_MS)
  void syncTasks()
  return () => {
    clearInterval(timer)
    clearTimeout(soon)
    for (const stop of stops) stop()
  }
}
