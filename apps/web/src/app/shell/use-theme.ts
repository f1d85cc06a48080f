import { useLayoutEffect } from 'react'
import { wearLook } from '../../model/look.ts'
import { getSettings, onSettingsChange } from '../../model/settings.ts'

const wear = () => wearLook(getSettings())

/** Draws the document as was chosen: theme, contrast, movement. The system decides the rest. */
export function useTheme(): void {
  useLayoutEffect(() => {
    wear()
    return onSettingsChange(wear)
  }, [])
}
