import { inviteSchema, invitesSchema, type Invite } from '../entities/invite.ts'
import { moderationLogSchema, type ModerationLogEntry } from '../entities/moderation-log.ts'
import { statusSchema, type Status } from '../entities/status.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askById, askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity, nothing } from '../http/reads.ts'

const base = '/api/v1/pleroma/admin'

export const staffServerEndpoints = {
  invites: endpoint('GET', `${base}/users/invites`, entity(invitesSchema)),
  createInvite: endpoint('POST', `${base}/users/invite_token`, entity(inviteSchema)),
  revokeInvite: endpoint('POST', `${base}/users/revoke_invite`, entity(inviteSchema)),
  log: endpoint('GET', `${base}/moderation_log`, entity(moderationLogSchema)),
  changeStatus: endpoint('PUT', `${base}/statuses/:id`, entity(statusSchema)),
  deleteStatus: endpoint('DELETE', `${base}/statuses/:id`, nothing),
}

/** Which parts of the log are asked for; all of it where they are left out. */
export interface LogQuery {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly search?: string
  /** Id of a member of the staff. */
  readonly actorId?: string
  /** ISO 8601. */
  readonly from?: string
  /** ISO 8601. */
  readonly until?: string
}

/** One page of what the staff did, newest first, and how much there is; for admins. @throws ApiError */
export const fetchModerationLog = (
  client: Client,
  { page, pageSize, search, actorId, from, until }: LogQuery,
  options: RequestOptions = {},
): Promise<{ readonly entries: ModerationLogEntry[]; readonly total: number }> =>
  client.request(
    callOf(staffServerEndpoints.log, {
      ...options,
      query: {
        page,
        page_size: pageSize,
        search: search || null,
        user_id: actorId,
        start_date: from,
        end_date: until,
      },
    }),
  )

/** All invitations, also those that were used. @throws ApiError */
export const fetchInvites = askFor(staffServerEndpoints.invites)

/**
 * Makes an invitation.
 * @param options `maxUses` null: once; `expiresOn`: the last day, `YYYY-MM-DD`
 * @throws ApiError
 */
export const createInvite = (
  client: Client,
  { maxUses, expiresOn }: Pick<Invite, 'maxUses' | 'expiresOn'>,
  options: RequestOptions = {},
): Promise<Invite> =>
  client.request(
    callOf(staffServerEndpoints.createInvite, {
      ...options,
      json: {
        ...(maxUses === null ? {} : { max_use: maxUses }),
        ...(expiresOn === null ? {} : { expires_at: expiresOn }),
      },
    }),
  )

/** @throws ApiError with 404 where there is no such invitation */
export const revokeInvite = (client: Client, token: string, options: RequestOptions = {}): Promise<Invite> =>
  client.request(callOf(staffServerEndpoints.revokeInvite, { ...options, json: { token } }))

/** What the staff may change about a post. */
export interface StatusModeration {
  readonly isSensitive?: boolean
  readonly scope?: 'public' | 'unlisted' | 'private'
}

/** @returns the post as it is now @throws ApiError with 404 where there is no such post */
export const moderateStatus = (
  client: Client,
  id: string,
  { isSensitive, scope }: StatusModeration,
  options: RequestOptions = {},
): Promise<Status> =>
  client.request(
    callOf(staffServerEndpoints.changeStatus, {
      ...options,
      path: { id },
      json: {
        ...(isSensitive === undefined ? {} : { sensitive: isSensitive }),
        ...(scope === undefined ? {} : { visibility: scope }),
      },
    }),
  )

/** Deletes what another person posted. @throws ApiError with 404 where there is no such post */
export const deleteStatusAsStaff = askById(staffServerEndpoints.deleteStatus)
