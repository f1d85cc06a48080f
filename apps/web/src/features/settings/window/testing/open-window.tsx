import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { page } from 'vitest/browser'

import { enterOverlay } from '../../../../lib/overlay-entry.ts'
import type { SettingsTarget } from '../../../../model/windows.ts'
import { show } from '../../../../testing/world.tsx'
import { Notices } from '../../../notices/index.ts'
import { wishSettings } from '../../wish.ts'
import { SettingsWindow } from '../SettingsWindow.tsx'
import type { SettingsSlots } from '../slots.ts'

export const sizes = { wide: 1440, narrow: 1024, phone: 390 } as const

export const dialog = page.getByRole('dialog', { name: 'Settings' })
export const sections = dialog.getByRole('navigation', { name: 'Sections' })
export const field = dialog.getByRole('searchbox', { name: 'Find a setting' })
export const named = (role: 'switch' | 'button' | 'combobox' | 'radio', name: string) =>
  dialog.getByRole(role, { name, exact: true })

function Holder({ slots }: { readonly slots: SettingsSlots }) {
  const [state, setState] = useState<'open' | 'minimised' | 'closed'>('open')
  return (
    <>
      <button type="button" onClick={() => setState('open')}>
        Open settings
      </button>
      {state !== 'closed' && (
        <SettingsWindow
          isMinimised={state === 'minimised'}
          onToggleMinimised={() => setState(state === 'open' ? 'minimised' : 'open')}
          onClose={() => setState('closed')}
          slots={slots}
          enterOverlay={enterOverlay}
        />
      )}
      <Notices />
    </>
  )
}

interface OpenOptions {
  readonly at?: SettingsTarget | null
  readonly slots?: SettingsSlots
}

/** The window in a page of this size; closed, a button opens it again. */
export async function openWindow(
  size: keyof typeof sizes = 'wide',
  { at = null, slots = {} }: OpenOptions = {},
) {
  await page.viewport(sizes[size], size === 'phone' ? 844 : 900)
  wishSettings(at)
  return show(
    <QueryClientProvider client={new QueryClient()}>
      <Holder slots={slots} />
    </QueryClientProvider>,
  )
}
