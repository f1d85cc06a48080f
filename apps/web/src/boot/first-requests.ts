import { matchRoute, type RouteMatch } from '../model/routing/match.ts'

/** What the boot module knows before anything was answered. */
export interface BootState {
  readonly path: string
  readonly userToken: string | null
  /** The application's own token, which visitors' requests carry. */
  readonly appToken: string | null
  /** Settings that change the first timeline's request. */
  readonly hidesMutedPosts: boolean
  readonly replyVisibility: string
}

export interface FirstRequest {
  readonly address: string
  /** The bearer to send; `any` for what is the same for everybody. */
  readonly token: string | null | 'any'
}

function timelineAddress(match: RouteMatch, state: BootState): string | null {
  const query = new URLSearchParams({ limit: '20' })
  if (!state.hidesMutedPosts) query.set('with_muted', 'true')
  if (state.userToken !== null && state.replyVisibility !== 'all')
    query.set('reply_visibility', state.replyVisibility)
  switch (match.name) {
    case 'friends':
      return state.userToken === null ? null : `/api/v1/timelines/home?${query}`
    case 'public-timeline':
      query.set('local', 'true')
      query.set('only_media', 'false')
      return `/api/v1/timelines/public?${query}`
    case 'public-external-timeline':
      query.set('only_media', 'false')
      return `/api/v1/timelines/public?${query}`
    case 'bubble-timeline':
      return `/api/v1/timelines/bubble?${query}`
    case 'tag-timeline':
      return `/api/v1/timelines/tag/${encodeURIComponent(match.params.tag)}?${query}`
    default:
      return null
  }
}

/** The requests that the first view needs, the most urgent first [BOOT-01]. */
export function firstRequests(state: BootState, landing: string): FirstRequest[] {
  const path = state.path === '/' ? landing : state.path
  const token = state.userToken ?? state.appToken
  const timeline = timelineAddress(matchRoute(path), state)
  const common = (address: string): FirstRequest => ({ address, token: 'any' })
  return [
    common('/api/pleroma/frontend_configurations'),
    common('/static/config.json'),
    ...(state.userToken === null ? [] : [{ address: '/api/v1/accounts/verify_credentials', token }]),
    ...(timeline === null ? [] : [{ address: timeline, token }]),
    common('/api/v1/instance'),
    common('/nodeinfo/2.0.json'),
  ]
}
