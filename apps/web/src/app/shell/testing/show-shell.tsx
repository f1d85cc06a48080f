// First: it fixes the order of the style layers, as the application's own start does.
import '../../styles/index.ts'
import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { WithEnglish } from '../../../i18n/testing.tsx'
import { queryClient } from '../../query-client.ts'
import { AppShell } from '../AppShell.tsx'
import { loadSurroundings } from '../use-shell-panels.ts'
import { closeWindows } from '../windows.ts'

export const widths = { mobile: 400, compact: 900, medium: 1100, wide: 1400 } as const

/** The shell around a stand-in for a screen, in a window of this size. */
export async function showShell(width: number, children: ReactNode = <h1>Screen</h1>, height = 900) {
  await page.viewport(width, height)
  await loadSurroundings()
  queryClient.clear()
  closeWindows()
  return render(
    <WithEnglish>
      <Router hook={useBrowserLocation}>
        <AppShell>{children}</AppShell>
      </Router>
    </WithEnglish>,
  )
}
