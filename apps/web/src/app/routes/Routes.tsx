import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'

import { navigate } from '../../lib/navigate.ts'
import { matchRoute, redirectFor, type RouteMatch } from '../../model/routes.ts'
import { markFirstContent } from '../../model/first-content.ts'
import { useIsInstanceLoaded } from '../../model/instance.ts'
import { openSettingsWindow } from '../../model/windows.ts'
import { PendingScreen } from './PendingScreen.tsx'
import { RouteScreen } from './RouteScreen.tsx'
import { useGuardContext } from './use-guard-context.ts'

/** Nothing better comes before the server has spoken, which it is asked to when there is something to read. */
function WaitingScreen() {
  useEffect(markFirstContent, [])
  return <PendingScreen />
}

interface RedirectToProps {
  readonly path: string
  readonly from: RouteMatch
}

/** Takes the place of a screen that may not be opened, and of its history entry. */
function RedirectTo({ path, from }: RedirectToProps) {
  useLayoutEffect(() => {
    navigate(path, { isReplacing: true })
    // Their address is one of a window.
    if (from.name === 'settings') openSettingsWindow(from.params)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [path])
  return null
}

/** The main column: the screen of the current address, or the way to where the viewer may go. */
export function Routes() {
  const [path] = useLocation()
  const guards = useGuardContext()
  const isInstanceLoaded = useIsInstanceLoaded()
  const hasArrived = useRef(false)
  const noteArrival = useCallback(() => {
    const isFirst = !hasArrived.current
    hasArrived.current = true
    return isFirst
  }, [])
  const match = matchRoute(path)
  // Whether sign-up is open is not known before the server has said so.
  if (match.name === 'registration' && !guards.isSignedIn && !isInstanceLoaded) return <WaitingScreen />
  const redirect = redirectFor(match, guards)
  return redirect === null ? (
    <RouteScreen match={match} noteArrival={noteArrival} />
  ) : (
    <RedirectTo path={redirect} from={match} />
  )
}
