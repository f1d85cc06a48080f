import { useLayoutEffect } from 'react'
import { wearLook } from '../../model/look.ts'
import { useSetting } from '../../model/settings.ts'
import { followTextSize } from './follow-text-size.ts'

/** Draws the document as was chosen: theme, contrast, movement, size of letters. The system decides the rest. */
export function useTheme(): void {
  const theme = useSetting('theme')
  const contrast = useSetting('contrast')
  const motion = useSetting('motion')
  const textSize = useSetting('textSize')
  useLayoutEffect(() => wearLook({ theme, contrast, motion }), [theme, contrast, motion])
  useLayoutEffect(() => void followTextSize(), [textSize])
}
