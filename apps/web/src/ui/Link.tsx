import type { ComponentProps } from 'react'
import { Link as RouteLink } from 'wouter'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this client. For other places use a plain `<a>`. */
  to: string
  /** Takes the place of the current history entry. */
  isReplacing?: boolean | undefined
  /** Kept with the history entry it leads to. */
  state?: object | undefined
}

/** A link inside the client: an ordinary `<a>` whose plain clicks do not load a page. */
export function Link({ to, isReplacing = false, ...rest }: LinkProps) {
  return <RouteLink {...rest} href={to} replace={isReplacing} />
}
