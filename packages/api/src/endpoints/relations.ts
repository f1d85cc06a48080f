import * as v from 'valibot'
import { accountSchema, type Account } from '../entities/account.ts'
import { relationshipSchema, type Relationship } from '../entities/relationship.ts'
import type { Client, Page, Params, RequestOptions } from '../http/call.ts'
import { can } from '../instance/capabilities.ts'
import { askById, callOf, type Endpoint, endpoint, switchById } from '../http/endpoint.ts'
import { entity, nothing, page } from '../http/reads.ts'
import { PAGE_SIZE } from '../limits.ts'

const relationship = entity(relationshipSchema)

export const relationEndpoints = {
  follow: endpoint('POST', '/api/v1/accounts/:id/follow', relationship),
  unfollow: endpoint('POST', '/api/v1/accounts/:id/unfollow', relationship),
  removeFollower: endpoint('POST', '/api/v1/accounts/:id/remove_from_followers', relationship),
  mute: endpoint('POST', '/api/v1/accounts/:id/mute', relationship),
  unmute: endpoint('POST', '/api/v1/accounts/:id/unmute', relationship),
  block: endpoint('POST', '/api/v1/accounts/:id/block', relationship),
  unblock: endpoint('POST', '/api/v1/accounts/:id/unblock', relationship),
  note: endpoint('POST', '/api/v1/accounts/:id/note', relationship),
  subscribe: endpoint('POST', '/api/v1/pleroma/accounts/:id/subscribe', relationship),
  unsubscribe: endpoint('POST', '/api/v1/pleroma/accounts/:id/unsubscribe', relationship),
  authorizeFollow: endpoint('POST', '/api/v1/follow_requests/:id/authorize', relationship),
  rejectFollow: endpoint('POST', '/api/v1/follow_requests/:id/reject', relationship),
}

export const restrictionEndpoints = {
  followRequests: endpoint('GET', '/api/v1/follow_requests', page(accountSchema)),
  mutes: endpoint('GET', '/api/v1/mutes', page(accountSchema)),
  blocks: endpoint('GET', '/api/v1/blocks', page(accountSchema)),
  blockedDomains: endpoint('GET', '/api/v1/domain_blocks', page(v.string())),
  blockDomain: endpoint('POST', '/api/v1/domain_blocks', nothing),
  unblockDomain: endpoint('DELETE', '/api/v1/domain_blocks', nothing),
}

/** @throws ApiError */
function change(
  client: Client,
  call: keyof typeof relationEndpoints,
  accountId: string,
  options: RequestOptions,
  form?: Params,
): Promise<Relationship> {
  const use = { ...options, path: { id: accountId } }
  return client.request(callOf(relationEndpoints[call], form === undefined ? use : { ...use, form }))
}

/** What of somebody's activity a follower gets. */
export interface FollowChoices {
  readonly showsRepeats?: boolean | undefined
  /** Be told of each post. Servers of the Pleroma family have a call of its own for it. */
  readonly notifies?: boolean | undefined
}

/** Follows or asks to; for somebody who is followed already it changes the choices. @throws ApiError */
export const follow = (
  client: Client,
  accountId: string,
  choices?: FollowChoices,
  options: RequestOptions = {},
): Promise<Relationship> => {
  const form = choices && { reblogs: choices.showsRepeats, notify: choices.notifies }
  return change(client, 'follow', accountId, options, form)
}

/** Ends following, or takes a request to follow back. @throws ApiError */
export const unfollow = askById(relationEndpoints.unfollow)

/** Makes somebody stop following the viewer. @throws ApiError */
export const removeFollower = askById(relationEndpoints.removeFollower)

/** @throws ApiError */
export const setBlocked = switchById(relationEndpoints.block, relationEndpoints.unblock)

export interface MuteChoices {
  readonly hidesNotifications: boolean
  /** Seconds; 0 for ever. */
  readonly expiresIn: number
}

/** @param choices null ends it @throws ApiError */
export const setMuted = (
  client: Client,
  accountId: string,
  choices: MuteChoices | null,
  options: RequestOptions = {},
): Promise<Relationship> => {
  if (choices === null) return change(client, 'unmute', accountId, options)
  const { hidesNotifications: notifications, expiresIn } = choices
  // Two families of servers, two names.
  const form = { notifications, expires_in: expiresIn, duration: expiresIn }
  return change(client, 'mute', accountId, options, form)
}

/** To be told of each post. A call of its own on servers of the Pleroma family, elsewhere part of following. @throws ApiError */
export const setNotified = (client: Client, accountId: string, isOn: boolean, options: RequestOptions = {}) =>
  can(client.getInstance(), 'subscriptions')
    ? change(client, isOn ? 'subscribe' : 'unsubscribe', accountId, options)
    : follow(client, accountId, { notifies: isOn }, options)

/** What the viewer wrote about somebody for themselves; empty forgets it. @throws ApiError */
export const setPrivateNote = (
  client: Client,
  accountId: string,
  comment: string,
  options: RequestOptions = {},
) => change(client, 'note', accountId, options, { comment })

/** On approves it, off rejects it. @throws ApiError */
export const answerFollowRequest = switchById(
  relationEndpoints.authorizeFollow,
  relationEndpoints.rejectFollow,
)

const askForPage =
  (to: Endpoint<Page<Account>>, query: Params = {}) =>
  (
    client: Client,
    { maxId, ...options }: RequestOptions & { readonly maxId?: string | null } = {},
  ): Promise<Page<Account>> =>
    client.request(callOf(to, { ...options, query: { max_id: maxId, limit: PAGE_SIZE, ...query } }))

/** Servers of the Pleroma family tell what the viewer and each account are to each other only when asked for it. */
const related: Params = { with_relationships: true }

/** Who asks to follow the viewer. Takes `maxId`: `next` of the page before. @throws ApiError */
export const fetchFollowRequests = askForPage(restrictionEndpoints.followRequests)

/** Whom the viewer mutes, a page at a time. Takes `maxId`: `next` of the page before. @throws ApiError */
export const fetchMutes = askForPage(restrictionEndpoints.mutes, related)

/** Whom the viewer blocks, a page at a time. Takes `maxId`: `next` of the page before. @throws ApiError */
export const fetchBlocks = askForPage(restrictionEndpoints.blocks, related)

/**
 * The servers that the viewer blocks: all at once on Akkoma, by pages on Mastodon. Takes `maxId`: `next` of the page
 * before.
 * @throws ApiError
 */
export const fetchBlockedDomains = (
  client: Client,
  { maxId, ...options }: RequestOptions & { readonly maxId?: string | null } = {},
): Promise<Page<string>> =>
  client.request(callOf(restrictionEndpoints.blockedDomains, { ...options, query: { max_id: maxId } }))

/** Everything of a server, for the viewer alone. @throws ApiError */
export const setDomainBlocked = (
  client: Client,
  domain: string,
  isOn: boolean,
  options: RequestOptions = {},
): Promise<void> =>
  client.request(
    callOf(isOn ? restrictionEndpoints.blockDomain : restrictionEndpoints.unblockDomain, {
      ...options,
      form: { domain },
    }),
  )
