import { useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Router } from 'wouter'

import { I18nProvider, type Messages } from '../i18n/index.ts'
import { preloadOnIntent } from './preload-on-intent.ts'
import { useKeyedLocation } from './routes/location.ts'
import { Routes } from './routes/Routes.tsx'
import { ScreenFailure } from './routes/ScreenFailure.tsx'
import { AppShell } from './shell/index.ts'

interface AppProps {
  /** BCP 47. */
  readonly languageTag: string
  readonly messages: Messages
}

function report(error: unknown) {
  console.error('The interface failed:', error)
}

/** Everything the client needs around it, the shell, and in its main column the current screen. */
export function App({ languageTag, messages }: AppProps) {
  useEffect(() => preloadOnIntent(document), [])
  return (
    <I18nProvider tag={languageTag} messages={messages}>
      <ErrorBoundary FallbackComponent={ScreenFailure} onError={report}>
        {/* oxlint-disable-next-line react/hooks -- the router calls it */}
        <Router hook={useKeyedLocation}>
          <AppShell>
            <Routes />
          </AppShell>
        </Router>
      </ErrorBoundary>
    </I18nProvider>
  )
}
