import { useLayoutEffect } from 'react'
import { useSetting } from '../../model/settings.ts'
import { wearTheme } from '../../model/look.ts'

/** Draws the document in the chosen built-in theme; without one the system's preferences decide. */
export function useTheme(): void {
  const theme = useSetting('theme')
  useLayoutEffect(() => wearTheme(theme), [theme])
}
