export type ThirdColumnMode = 'none' | 'notifications' | 'postform'

/** From one column to three. */
export type Layout = 'mobile' | 'compact' | 'medium' | 'two' | 'wide'

export interface LayoutContext {
  isSignedIn: boolean
  thirdColumnMode: ThirdColumnMode
}

// In em, so that large letters lead to the layout that fits them. One is 16 px unless the browser was told otherwise.

/** One column up to 800 px [SHELL-03]. */
const mobileQuery = '(width <= 50em)'
/** Below 960 px the sidebar is narrower. */
const compactQuery = '(width < 60em)'
/** Room for a third column from 1280 px on [SHELL-02]. */
const mediumQuery = '(width < 80em)'

/** The arrangement of columns for the window of which `matches` answers media queries. */
export function layoutFor(
  matches: (query: string) => boolean,
  { isSignedIn, thirdColumnMode }: LayoutContext,
): Layout {
  if (matches(mobileQuery)) return 'mobile'
  if (matches(compactQuery)) return 'compact'
  if (matches(mediumQuery)) return 'medium'
  return isSignedIn && thirdColumnMode !== 'none' ? 'wide' : 'two'
}
