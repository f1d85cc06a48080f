import { createContext, type Context } from 'react'

import type { SettingsSlots } from './slots.ts'
import type { WindowLook } from './use-window-look.ts'

interface WindowFrame {
  readonly look: WindowLook
  readonly slots: SettingsSlots
}

/** What every row asks of the window around it. */
export const WindowContext: Context<WindowFrame> = createContext<WindowFrame>({ look: 'wide', slots: {} })
