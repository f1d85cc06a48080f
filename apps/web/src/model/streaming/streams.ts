import { timelineKeyText, type TimelineKey } from '@skein/api'

import { heldFeeds } from '../timelines/registry.ts'

/** A stream of the server, and the timeline that it feeds. */
export interface Stream {
  readonly stream: string
  readonly args: Readonly<Record<string, string>>
  readonly key: TimelineKey
}

/** The viewer's own stream: home and notifications. */
export const ownStream: Stream = { stream: 'user', args: {}, key: { kind: 'friends' } }

/** The stream of a timeline that somebody looks at; null for those that no server streams, and for home. */
function streamOf(key: TimelineKey): Stream | null {
  switch (key.kind) {
    case 'public':
      return { stream: 'public:local', args: {}, key }
    case 'publicAndExternal':
      return { stream: 'public', args: {}, key }
    case 'dms':
      return { stream: 'direct', args: {}, key }
    case 'tag':
      return { stream: 'hashtag', args: { tag: key.tag }, key }
    case 'list':
      return { stream: 'list', args: { list: key.listId }, key }
    default:
      return null
  }
}

export const nameOf = ({ key }: Stream): string => timelineKeyText(key)

/** The own stream, and one for each timeline on screen that the server streams. */
export function wantedStreams(): readonly Stream[] {
  const onScreen = heldFeeds().filter(({ visits }) => visits > 0)
  return [ownStream, ...onScreen.flatMap(({ feed }) => streamOf(feed.key) ?? [])]
}
