import * as v from 'valibot'
import { staffAccountSchema, type StaffAccount } from '../entities/staff-account.ts'
import { statusSchema, type Status } from '../entities/status.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { entity, nothing } from '../http/reads.ts'
import { field, items, number, wire } from '../wire/wire.ts'

const users = '/api/v1/pleroma/admin/users'

const pageSchema = v.pipe(
  wire({ users: items(staffAccountSchema), count: field(number), page_size: field(number) }),
  v.transform(({ users: people, count }) => ({ people, total: count ?? people.length })),
)

const changedSchema = v.pipe(
  wire({ users: items(staffAccountSchema) }),
  v.transform(({ users: people }) => people),
)

const activitiesSchema = v.pipe(
  wire({ activities: items(statusSchema), total: field(number) }),
  v.transform(({ activities, total }) => ({ statuses: activities, total: total ?? activities.length })),
)

export const staffPeopleEndpoints = {
  people: endpoint('GET', users, entity(pageSchema)),
  delete: endpoint('DELETE', users, nothing),
  tag: endpoint('PUT', `${users}/tag`, nothing),
  untag: endpoint('DELETE', `${users}/tag`, nothing),
  activate: endpoint('PATCH', `${users}/activate`, entity(changedSchema)),
  deactivate: endpoint('PATCH', `${users}/deactivate`, entity(changedSchema)),
  approve: endpoint('PATCH', `${users}/approve`, entity(changedSchema)),
  suggest: endpoint('PATCH', `${users}/suggest`, entity(changedSchema)),
  unsuggest: endpoint('PATCH', `${users}/unsuggest`, entity(changedSchema)),
  confirm: endpoint('PATCH', `${users}/confirm_email`, nothing),
  resendConfirmation: endpoint('PATCH', `${users}/resend_confirmation_email`, nothing),
  forcePassword: endpoint('PATCH', `${users}/force_password_reset`, nothing),
  disableTwoFactor: endpoint('PUT', `${users}/disable_mfa`, nothing),
  person: endpoint('GET', `${users}/:nickname`, entity(staffAccountSchema)),
  statuses: endpoint('GET', `${users}/:nickname/statuses`, entity(activitiesSchema)),
  grant: endpoint('POST', `${users}/:nickname/permission_group/:right`, nothing),
  revoke: endpoint('DELETE', `${users}/:nickname/permission_group/:right`, nothing),
}

/** Which people are listed: all of the named kinds at once. */
export type PeopleFilter =
  | 'local'
  | 'external'
  | 'active'
  | 'deactivated'
  | 'need_approval'
  | 'unconfirmed'
  | 'is_admin'
  | 'is_moderator'

export interface PeopleQuery {
  readonly filters: readonly PeopleFilter[]
  /** Part of a name, a nickname or an e-mail address. */
  readonly search?: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** One page of the people that the server knows, newest first, and how many there are. @throws ApiError */
export const fetchPeopleAsStaff = (
  client: Client,
  { filters, search, page, pageSize }: PeopleQuery,
  options: RequestOptions = {},
): Promise<{ readonly people: StaffAccount[]; readonly total: number }> =>
  client.request(
    callOf(staffPeopleEndpoints.people, {
      ...options,
      query: { filters: filters.join(',') || null, query: search || null, page, page_size: pageSize },
    }),
  )

/** @param nickname `name` of people here, `name@host` of others @throws ApiError with 404 where there is no such person */
export const fetchPersonAsStaff = (
  client: Client,
  nickname: string,
  options: RequestOptions = {},
): Promise<StaffAccount> =>
  client.request(callOf(staffPeopleEndpoints.person, { ...options, path: { nickname } }))

/**
 * One page of all that a person posted, newest first, in every scope: for admins alone.
 * @throws ApiError with 403 for moderators
 */
export const fetchStatusesAsStaff = (
  client: Client,
  nickname: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  options: RequestOptions = {},
): Promise<{ readonly statuses: Status[]; readonly total: number }> =>
  client.request(
    callOf(staffPeopleEndpoints.statuses, {
      ...options,
      path: { nickname },
      query: { godmode: true, page, page_size: pageSize },
    }),
  )

const changePeople =
  (to: 'activate' | 'deactivate' | 'approve' | 'suggest' | 'unsuggest') =>
  (
    client: Client,
    nicknames: readonly string[],
    options: RequestOptions = {},
  ): Promise<readonly StaffAccount[]> =>
    client.request(callOf(staffPeopleEndpoints[to], { ...options, json: { nicknames } }))

/** Lets people sign in again. @returns them as they are now @throws ApiError with 500 where one is unknown */
export const activatePeople = changePeople('activate')
/** Ends the sessions of people and keeps them from signing in. As {@link activatePeople}. */
export const deactivatePeople = changePeople('deactivate')
/** Lets people in who wait for approval. As {@link activatePeople}. */
export const approvePeople = changePeople('approve')
/** Names people among those to follow. As {@link activatePeople}. */
export const suggestPeople = changePeople('suggest')
/** Takes people from those to follow. As {@link activatePeople}. */
export const unsuggestPeople = changePeople('unsuggest')

const askOfPeople =
  (to: 'confirm' | 'resendConfirmation' | 'forcePassword') =>
  (client: Client, nicknames: readonly string[], options: RequestOptions = {}): Promise<void> =>
    client.request(callOf(staffPeopleEndpoints[to], { ...options, json: { nicknames } }))

/** Confirms the e-mail addresses of people. @throws ApiError */
export const confirmPeople = askOfPeople('confirm')
/** Sends people the e-mail again by which they confirm their address. @throws ApiError */
export const resendConfirmations = askOfPeople('resendConfirmation')
/** Makes people choose a new password before they sign in again. @throws ApiError */
export const forceNewPasswords = askOfPeople('forcePassword')

/** @throws ApiError with 404 where there is no such person */
export const disableTwoFactorOf = (
  client: Client,
  nickname: string,
  options: RequestOptions = {},
): Promise<void> =>
  client.request(callOf(staffPeopleEndpoints.disableTwoFactor, { ...options, json: { nickname } }))

/**
 * Adds tags to people, or removes them.
 * @throws ApiError with 500 where one of the people is unknown
 */
export const setTagsOfPeople = (
  client: Client,
  nicknames: readonly string[],
  tags: readonly string[],
  isOn: boolean,
  options: RequestOptions = {},
): Promise<void> =>
  client.request(
    callOf(isOn ? staffPeopleEndpoints.tag : staffPeopleEndpoints.untag, {
      ...options,
      json: { nicknames, tags },
    }),
  )

/** Gives a person of this server a right, or takes it away. @throws ApiError */
export const setRightOf = (
  client: Client,
  nickname: string,
  right: 'admin' | 'moderator',
  isOn: boolean,
  options: RequestOptions = {},
): Promise<void> =>
  client.request(
    callOf(isOn ? staffPeopleEndpoints.grant : staffPeopleEndpoints.revoke, {
      ...options,
      path: { nickname, right },
    }),
  )

/** Deletes a person and all that they posted, for good. @throws ApiError with 500 where there is no such person */
export const deletePerson = (client: Client, nickname: string, options: RequestOptions = {}): Promise<void> =>
  client.request(callOf(staffPeopleEndpoints.delete, { ...options, query: { nickname } }))

/** Rejects people who wait for approval, which deletes their accounts. @throws ApiError */
export const rejectPeople = (
  client: Client,
  nicknames: readonly string[],
  options: RequestOptions = {},
): Promise<void> => client.request(callOf(staffPeopleEndpoints.delete, { ...options, json: { nicknames } }))
