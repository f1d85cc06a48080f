/**
 * The widths at which the layout changes. Style sheets cannot read them: they repeat the number, and the check finds any
 * other. In em, so that large letters lead to the layout that fits them; one is 16 px unless the browser was told
 * otherwise.
 */
export const breakpoints = {
  /** Up to here what opens beside a button is a sheet at the lower edge, and dialogs fill the window. */
  phone: '40em',
  /** One column up to here [SHELL-03]. */
  narrow: '50em',
  /** Below this the sidebar is narrower. */
  medium: '60em',
  /** Room for a third column from here on [SHELL-02]. */
  wide: '80em',
} as const

export const phoneQuery = `(width <= ${breakpoints.phone})`
