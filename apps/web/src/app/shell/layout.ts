export type ThirdColumnMode = 'none' | 'notifications' | 'postform'

/** From one column to three. */
export type Layout = 'mobile' | 'compact' | 'medium' | 'two' | 'wide'

export interface LayoutContext {
  isSignedIn: boolean
  thirdColumnMode: ThirdColumnMode
}

/** The largest width, in CSS px, of the one-column layout [SHELL-03]. */
export const maxMobileWidth = 800
/** The width, in CSS px, from which there is room for a third column [SHELL-02]. */
export const minWideWidth = 1280
/** Below this width, in CSS px, the sidebar is narrower. */
const minMediumWidth = 960

/** The arrangement of columns for a window of `width` CSS px. */
export function layoutFor(width: number, { isSignedIn, thirdColumnMode }: LayoutContext): Layout {
  if (width <= maxMobileWidth) return 'mobile'
  if (width < minMediumWidth) return 'compact'
  if (width < minWideWidth) return 'medium'
  return isSignedIn && thirdColumnMode !== 'none' ? 'wide' : 'two'
}
