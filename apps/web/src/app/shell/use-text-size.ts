import { useLayoutEffect } from 'react'
import { useSetting } from '../../model/settings.ts'
import { drawInSize } from './draw-in-size.ts'

/** Draws everything in the size of letters that is chosen while the client is there; a start begins with it. */
export function useTextSize(): void {
  const size = useSetting('textSize')
  useLayoutEffect(() => drawInSize(size), [size])
}
