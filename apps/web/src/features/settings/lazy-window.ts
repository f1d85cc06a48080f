import type { ComponentType } from 'react'

import { lazyView } from '../lazy/index.ts'
import type { SettingsWindowProps } from './window/SettingsWindow.tsx'

/** The window, fetched when it is first opened. */
export const SettingsWindow: ComponentType<SettingsWindowProps> = lazyView(
  () => import('./window/SettingsWindow.tsx').then((part) => part.SettingsWindow),
  null,
  { isWindow: true },
)
