import type { TimelineKey } from '@skein/api'

import type { RouteMatch } from './match.ts'

/** The timeline that a route shows, or null when it shows none. */
export function timelineKeyOf(match: RouteMatch): TimelineKey | null {
  switch (match.name) {
    case 'friends':
    case 'bookmarks':
    case 'dms':
      return { kind: match.name }
    case 'public-timeline':
      return { kind: 'public' }
    case 'public-external-timeline':
      return { kind: 'publicAndExternal' }
    case 'bubble-timeline':
      return { kind: 'bubble' }
    case 'tag-timeline':
      return { kind: 'tag', tag: match.params.tag }
    case 'list-timeline':
      return { kind: 'list', listId: match.params.id }
    default:
      return null
  }
}
