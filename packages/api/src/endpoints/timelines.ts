import { ApiError } from '../http/api-error.ts'
import type { Client, Page, Params } from '../http/call.ts'
import { callOf, type Endpoint, endpoint } from '../http/endpoint.ts'
import { page } from '../http/reads.ts'
import { type Status, statusSchema } from '../entities/status.ts'
import type { TimelineKey } from '../timeline-key.ts'
import { pageQuery, type TimelineParams } from './page-query.ts'

const statuses = page(statusSchema)

export const timelineEndpoints = {
  home: endpoint('GET', '/api/v1/timelines/home', statuses),
  public: endpoint('GET', '/api/v1/timelines/public', statuses),
  bubble: endpoint('GET', '/api/v1/timelines/bubble', statuses),
  direct: endpoint('GET', '/api/v1/timelines/direct', statuses),
  list: endpoint('GET', '/api/v1/timelines/list/:id', statuses),
  tag: endpoint('GET', '/api/v1/timelines/tag/:tag', statuses),
  bookmarks: endpoint('GET', '/api/v1/bookmarks', statuses),
  favourites: endpoint('GET', '/api/v1/favourites', statuses),
  account: endpoint('GET', '/api/v1/accounts/:id/statuses', statuses),
}

interface Route {
  readonly to: Endpoint<Page<Status>>
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Params
  /** Whether the server can filter what this timeline holds. */
  readonly isFiltered: boolean
}

function routeOf(key: Exclude<TimelineKey, { kind: 'mentions' }>): Route {
  const { home, public: whole, bubble, direct, list, tag, bookmarks, favourites, account } = timelineEndpoints
  switch (key.kind) {
    case 'friends':
      return { to: home, isFiltered: true }
    case 'public':
      return { to: whole, query: { local: true, only_media: false }, isFiltered: true }
    case 'publicAndExternal':
      return { to: whole, query: { only_media: false }, isFiltered: true }
    case 'bubble':
      return { to: bubble, isFiltered: true }
    case 'dms':
      return { to: direct, isFiltered: true }
    case 'list':
      return { to: list, path: { id: key.listId }, isFiltered: true }
    case 'tag':
      return { to: tag, path: { tag: key.tag }, isFiltered: true }
    case 'bookmarks':
      return { to: bookmarks, isFiltered: false }
    case 'favorites':
      return { to: favourites, isFiltered: false }
    case 'user':
      return { to: account, path: { id: key.accountId }, query: { exclude_replies: 1 }, isFiltered: true }
    case 'replies':
      return { to: account, path: { id: key.accountId }, isFiltered: true }
    case 'media':
    default:
      return { to: account, path: { id: key.accountId }, query: { only_media: 1 }, isFiltered: true }
  }
}

/** Few look at their mentions as a timeline: what reads notifications comes when they do. */
async function fetchMentionsLater(client: Client, params: TimelineParams): Promise<Page<Status>> {
  const { fetchMentions } = await import('./mentions.ts').catch((cause: unknown) => {
    throw new ApiError({ kind: 'network' }, { cause })
  })
  return fetchMentions(client, params)
}

/**
 * One page of a timeline.
 * @throws ApiError
 */
export async function fetchTimeline(
  client: Client,
  key: TimelineKey,
  params: TimelineParams = {},
): Promise<Page<Status>> {
  if (key.kind === 'mentions') return fetchMentionsLater(client, params)
  const { to, path, query, isFiltered } = routeOf(key)
  const { signal, token, withMuted = true, replyVisibility = 'all' } = params
  // Only the timelines themselves know whom a reply is for; the posts of one account are not filtered so.
  const sendsReplies = isFiltered && replyVisibility !== 'all' && !('accountId' in key)
  return client.request(
    callOf(to, {
      signal,
      token,
      ...(path ? { path } : {}),
      query: {
        ...query,
        ...(isFiltered && withMuted ? { with_muted: true } : {}),
        ...(sendsReplies ? { reply_visibility: replyVisibility } : {}),
        ...pageQuery(params),
      },
    }),
  )
}
