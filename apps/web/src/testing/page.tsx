// First: it fixes the order of the style layers, as the application's own start does.
import '../app/styles/index.ts'
import { expect, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { Router, useLocation } from 'wouter'

import { offerThreads } from '../app/opened-threads.ts'
import { queryClient } from '../app/query-client.ts'
import { useKeyedLocation } from '../app/routes/location.ts'
import { RouteScreen } from '../app/routes/RouteScreen.tsx'
import { WithEnglish } from '../i18n/testing.tsx'
import { navigate } from '../lib/navigate.ts'
import { dismiss, getNotices } from '../model/notices.ts'
import { matchRoute } from '../model/routes.ts'
import { endSession } from '../model/session.ts'
import { readChosenAgain } from '../model/settings.ts'
import { getFeed } from '../model/timelines.ts'
import { followSession } from '../model/live.ts'
import { stillness } from '../model/timelines/testing/frames.ts'
import { signIn, wirePosts } from '../model/timelines/testing/instance.ts'
import { mountedIds } from '../model/timelines/testing/rows.ts'
import { FakeServer, notFound } from './fake-server.ts'

export const homePath = '/api/v1/timelines/home'
export const publicPath = '/api/v1/timelines/public'
export const home = { kind: 'friends' } as const

const noteArrival = () => false

function Screens() {
  const [path] = useLocation()
  return <RouteScreen match={matchRoute(path)} noteArrival={noteArrival} />
}

/** Opens a page of the client, with the room of the top bar above it. */
export async function open(path: string): Promise<void> {
  navigate(path, { isReplacing: true })
  await render(
    <WithEnglish>
      <Router hook={useKeyedLocation}>
        <main style={{ paddingBlockStart: 'var(--topbar-h)' }}>
          <Screens />
        </main>
      </Router>
    </WithEnglish>,
  )
  await stillness()
}

/** Signs in and opens home with so many posts on the server. */
export async function openHome(instance: FakeServer, count = 60): Promise<void> {
  instance.timelines.set(homePath, wirePosts(1, count))
  await signIn(instance)
  await open('/main/friends')
  await expect.poll(mountedIds).not.toEqual([])
}

/** What the next poll brings. */
export async function poll(key: Parameters<typeof getFeed>[0] = home): Promise<void> {
  await getFeed(key).refresh()
  await stillness()
}

export async function scrollTo(top: number): Promise<void> {
  window.scrollTo(0, top)
  await stillness()
}

export const scrollToEnd = () => scrollTo(document.documentElement.scrollHeight)

let stopFollowing: () => void = () => undefined

/** What is asked again after a moment is asked again at once: three seconds would show nothing more. */
function askAgainAtOnce(): void {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 20 } })
}

/** Before each test: nothing is stored, default settings, and a server without posts. */
export function begin(): FakeServer {
  localStorage.clear()
  sessionStorage.clear()
  readChosenAgain()
  askAgainAtOnce()
  const instance = new FakeServer(notFound)
  stopFollowing = followSession()
  offerThreads()
  return instance
}

/** After each test. */
export async function end(): Promise<void> {
  vi.useRealTimers()
  await cleanup()
  endSession('left')
  stopFollowing()
  for (const { id } of getNotices()) dismiss(id)
  window.scrollTo(0, 0)
}
