import type { TimelineKey } from '@skein/api'
import type { HerePlace } from '@skein/store'

interface Where {
  readonly timeline?: TimelineKey | null
  readonly profileOf: string | null
  readonly isInConversation: boolean
}

const places = {
  friends: 'home',
  public: 'local',
  publicAndExternal: 'network',
  bubble: 'bubble',
  mentions: 'mentions',
  user: 'profile',
  replies: 'profile',
  media: 'profile',
  bookmarks: null,
  favorites: null,
  dms: null,
} as const satisfies Record<string, HerePlace['kind'] | null>

/** What put posts where a row is; null where the viewer put them there, or is meant by them. */
export function herePlace({ timeline = null, profileOf, isInConversation }: Where): HerePlace | null {
  if (isInConversation) return { kind: 'thread' }
  if (timeline === null) return profileOf === null ? null : { kind: 'profile' }
  if (timeline.kind === 'tag') return { kind: 'tag', tag: timeline.tag }
  if (timeline.kind === 'list') return { kind: 'list', listId: timeline.listId }
  const kind = places[timeline.kind]
  return kind === null ? null : { kind }
}

/** Whether no post there needs an explanation. */
export const isObvious = ({ kind }: HerePlace): boolean =>
  kind === 'profile' || kind === 'thread' || kind === 'mentions'
