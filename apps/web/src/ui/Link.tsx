import type { ComponentProps } from 'react'
import { isPlainClick } from '../lib/is-plain-click.ts'
import { navigate } from '../lib/navigate.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this client. For other places use a plain `<a>`. */
  to: string
  /** Kept with the history entry it leads to. */
  state?: object | undefined
}

/**
 * A link inside the client: an ordinary `<a>` whose plain clicks do not load a page. It does not read where the page
 * is, unlike the router's: each row has several, and none of them is drawn anew when somebody goes elsewhere.
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        // The browser's own affair: it opens elsewhere.
        if (!isPlainClick(event)) return
        onClick?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        navigate(to, { state })
      }}
    >
      {children}
    </a>
  )
}
