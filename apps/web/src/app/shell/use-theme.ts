import { useLayoutEffect } from 'react'
import { useSetting } from '../../model/settings.ts'

const builtIn = ['dusk', 'linen', 'beacon']

/** Marks the document with the chosen built-in theme; without one the system's preferences decide. */
export function useTheme(): void {
  const theme = useSetting('theme')
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (theme !== null && builtIn.includes(theme)) dataset['theme'] = theme
    else delete dataset['theme']
  }, [theme])
}
