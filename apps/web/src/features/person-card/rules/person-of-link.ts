import type { PersonRef } from '../../../model/entities.ts'
import { matchRoute } from '../../../model/routes.ts'

/** Where links to people have no card: among what floats already, among views, and beside what a card would say. */
const cardless = '[role="dialog"], nav, [data-no-card]'

/** Whom a link leads to, as a whole; null when it leads elsewhere, or to where the reader is. */
export function personOfLink(link: HTMLAnchorElement): PersonRef | null {
  const { origin, pathname, hash } = link
  if (origin !== location.origin || hash !== '' || pathname === location.pathname) return null
  if (link.closest(cardless) !== null) return null
  const { name, params } = matchRoute(pathname)
  if (name === 'external-user-profile') return { by: 'id', value: params.id }
  return name === 'user-profile' ? { by: 'name', value: params.name } : null
}
