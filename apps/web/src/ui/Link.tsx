import type { ComponentProps, MouseEvent } from 'react'
import { navigate } from '../lib/navigate.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this client. For other places use a plain `<a>`. */
  to: string
  /** Takes the place of the current history entry. */
  isReplacing?: boolean | undefined
  /** Kept with the history entry it leads to. */
  state?: object | undefined
}

/** Opens it elsewhere: the browser's own affair. */
const isElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey

/**
 * A link inside the client: an ordinary `<a>` whose plain clicks do not load a page. It does not read where the page
 * is, unlike the router's: each row has several, and none of them is drawn anew when somebody goes elsewhere.
 */
export function Link({ to, isReplacing, state, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (isElsewhere(event)) return
        onClick?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        navigate(to, { isReplacing, state })
      }}
    >
      {children}
    </a>
  )
}
