// First: it fixes the order of the style layers, as the application's own start does.
import '../../styles/index.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { WithEnglish } from '../../../i18n/testing.tsx'
import { AppShell } from '../AppShell.tsx'

export const widths = { mobile: 400, compact: 900, medium: 1100, wide: 1400 } as const

/** The shell around a stand-in for a screen, in a window of this size. */
export async function showShell(width: number, children: ReactNode = <h1>Screen</h1>, height = 900) {
  await page.viewport(width, height)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <WithEnglish>
      <QueryClientProvider client={queryClient}>
        <Router hook={useBrowserLocation}>
          <AppShell>{children}</AppShell>
        </Router>
      </QueryClientProvider>
    </WithEnglish>,
  )
}
