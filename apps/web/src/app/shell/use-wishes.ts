import { useLayoutEffect } from 'react'
import { useSetting } from '../../model/settings.ts'
import './wishes.css'

/** Marks the document with what is wished of all of it and moves nothing; `wishes.css` has what follows. */
export function useWishes(): void {
  const hasFocusAlways = useSetting('visibleFocus') === 'always'
  const hasUnderlines = useSetting('underlinedLinks')
  const isGrey = useSetting('greyPictures')
  useLayoutEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-focus-always', hasFocusAlways)
    root.toggleAttribute('data-underlined', hasUnderlines)
    root.toggleAttribute('data-grey', isGrey)
  }, [hasFocusAlways, hasUnderlines, isGrey])
}
