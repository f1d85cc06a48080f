import { breakpoints } from '../../ui/breakpoints.ts'

export type ThirdColumnMode = 'none' | 'notifications' | 'postform'

/** From one column to three. */
export type Layout = 'mobile' | 'compact' | 'medium' | 'two' | 'wide'

export interface LayoutContext {
  isSignedIn: boolean
  thirdColumnMode: ThirdColumnMode
}

/** The arrangement of columns for the window of which `matches` answers media queries. */
export function layoutFor(
  matches: (query: string) => boolean,
  { isSignedIn, thirdColumnMode }: LayoutContext,
): Layout {
  if (matches(`(width <= ${breakpoints.narrow})`)) return 'mobile'
  if (matches(`(width < ${breakpoints.medium})`)) return 'compact'
  if (matches(`(width < ${breakpoints.wide})`)) return 'medium'
  return isSignedIn && thirdColumnMode !== 'none' ? 'wide' : 'two'
}
