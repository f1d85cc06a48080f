import type { TimelineKey } from '@skein/api'
import { Suspense, use, useEffect, useState, type ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'wouter'

import { useT } from '../../i18n/index.ts'
import { useHistoryKey } from '../../lib/history-key.ts'
import { lazyView } from '../../features/lazy/index.ts'
import { markFirstContent } from '../../model/first-content.ts'
import { timelineKeyOf, type RouteMatch } from '../../model/routes.ts'
import { PendingScreen } from './PendingScreen.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'
import type { ScreenProps } from './screen-props.ts'
import { screenOf } from './screens.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { usePageTitle } from './use-page-title.ts'
import { useScrollRule } from './use-scroll-rule.ts'

const ScreenTitle = lazyView(() => import('./ScreenTitle.tsx').then((part) => part.ScreenTitle), null, {
  failsQuietly: true,
})

interface RouteScreenProps {
  readonly match: RouteMatch
  /** Whether a page of this visit was shown before. */
  readonly noteArrival: () => boolean
}

function report(error: unknown) {
  console.error('A screen failed:', error)
}

/** One screen, fetched when it is first wanted; when it fails, the rest of the page stands and there is a way on. */
export function RouteScreen({ match, noteArrival }: RouteScreenProps) {
  const [path] = useLocation()
  const screen = screenOf(match.name)
  return (
    <ErrorBoundary
      fallbackRender={(failure) => <ScreenFailure {...failure} screen={screen} />}
      onReset={screen.retry}
      resetKeys={[path]}
      onError={report}
    >
      <Suspense fallback={<PendingScreen />}>
        <ArrivingScreen key={path} match={match} noteArrival={noteArrival} />
      </Suspense>
    </ErrorBoundary>
  )
}

function ArrivingScreen(props: RouteScreenProps) {
  const screen = screenOf(props.match.name)
  const [there] = useState(() => screen.current())
  return there === null ? <FetchedScreen {...props} /> : <LoadedScreen {...props} Screen={there} />
}

function FetchedScreen(props: RouteScreenProps) {
  return <LoadedScreen {...props} Screen={use(screenOf(props.match.name).load())} />
}

interface LoadedScreenProps extends RouteScreenProps {
  readonly Screen: ComponentType<ScreenProps>
}

function LoadedScreen({ match, noteArrival, Screen }: LoadedScreenProps) {
  const place = useHistoryKey()
  useHeadingFocus(place, noteArrival)
  // A timeline says itself when its posts are there.
  const timelineKey = timelineKeyOf(match)
  const isTimeline = timelineKey !== null
  useEffect(() => {
    if (!isTimeline) markFirstContent()
  }, [isTimeline])
  return (
    <>
      {timelineKey === null ? <ScreenTitle name={match.name} /> : <TimelineTitle timelineKey={timelineKey} />}
      <ScrollRule match={match} place={place} />
      <Screen match={match} />
    </>
  )
}

/** Names the document after a timeline. */
function TimelineTitle({ timelineKey }: { readonly timelineKey: TimelineKey }) {
  const t = useT()
  usePageTitle(timelineKey.kind === 'tag' ? `#${timelineKey.tag}` : t(`timeline.names.${timelineKey.kind}`))
  return null
}

/** Before the screen, so that its effect comes first: a list that is there at once goes to its place after it. */
function ScrollRule({ match, place }: { readonly match: RouteMatch; readonly place: string }) {
  useScrollRule(match, place)
  return null
}
