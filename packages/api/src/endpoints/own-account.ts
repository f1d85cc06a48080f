import { aliasesSchema } from '../entities/aliases.ts'
import { backupSchema } from '../entities/backup.ts'
import type { Client, Params, RequestOptions } from '../http/call.ts'
import { askFor, callOf, type Endpoint, endpoint } from '../http/endpoint.ts'
import { entity, list, nothing } from '../http/reads.ts'
import { success } from '../http/success.ts'

const ALIASES = '/api/pleroma/aliases'
const BACKUPS = '/api/v1/pleroma/backups'

export const ownAccountEndpoints = {
  changeEmail: endpoint('POST', '/api/pleroma/change_email', success),
  changePassword: endpoint('POST', '/api/pleroma/change_password', success),
  move: endpoint('POST', '/api/pleroma/move_account', success),
  remove: endpoint('POST', '/api/pleroma/delete_account', success),
  aliases: endpoint('GET', ALIASES, entity(aliasesSchema)),
  addAlias: endpoint('PUT', ALIASES, success),
  removeAlias: endpoint('DELETE', ALIASES, success),
  backups: endpoint('GET', BACKUPS, list(backupSchema)),
  requestBackup: endpoint('POST', BACKUPS, list(backupSchema)),
  importFollows: endpoint('POST', '/api/pleroma/follow_import', nothing),
  importBlocks: endpoint('POST', '/api/pleroma/blocks_import', nothing),
  importMutes: endpoint('POST', '/api/pleroma/mutes_import', nothing),
}

const send = <T>(client: Client, to: Endpoint<T>, form: Params, options: RequestOptions): Promise<T> =>
  client.request(callOf(to, { ...options, form }))

/** Gives the viewer's account another e-mail address. @throws ApiError of kind `refused`, in the server's words */
export const changeEmail = (
  client: Client,
  { email, password }: { readonly email: string; readonly password: string },
  options: RequestOptions = {},
): Promise<void> => send(client, ownAccountEndpoints.changeEmail, { email, password }, options)

export interface PasswordChange {
  readonly password: string
  readonly newPassword: string
  readonly confirmation: string
}

/**
 * Gives the viewer's account another password. Servers of the Pleroma family take back every token of the account with
 * it, also the one that asked.
 * @throws ApiError of kind `refused`, in the server's words
 */
export const changePassword = (
  client: Client,
  { password, newPassword, confirmation }: PasswordChange,
  options: RequestOptions = {},
): Promise<void> =>
  send(
    client,
    ownAccountEndpoints.changePassword,
    { password, new_password: newPassword, new_password_confirmation: confirmation },
    options,
  )

/**
 * Tells everybody that the viewer is to be found at another account now; followers whose servers agree go along.
 * @param to the handle of the account, `name@server`, which must name the viewer's own among its aliases
 * @throws ApiError of kind `refused`, in the server's words
 */
export const moveAccount = (
  client: Client,
  { password, to }: { readonly password: string; readonly to: string },
  options: RequestOptions = {},
): Promise<void> => send(client, ownAccountEndpoints.move, { password, target_account: to }, options)

/** Deletes the viewer's account for good. @throws ApiError of kind `refused`, in the server's words */
export const deleteAccount = (
  client: Client,
  password: string,
  options: RequestOptions = {},
): Promise<void> => send(client, ownAccountEndpoints.remove, { password }, options)

/** The handles of other accounts that the viewer said are theirs too. @throws ApiError */
export const fetchAliases = askFor(ownAccountEndpoints.aliases)

/** @param alias the handle of an account, `name@server` @throws ApiError with 404 where there is no such account */
export const addAlias = (client: Client, alias: string, options: RequestOptions = {}): Promise<void> =>
  client.request(callOf(ownAccountEndpoints.addAlias, { ...options, json: { alias } }))

/** @throws ApiError with 404 where it was none */
export const removeAlias = (client: Client, alias: string, options: RequestOptions = {}): Promise<void> =>
  client.request(callOf(ownAccountEndpoints.removeAlias, { ...options, json: { alias } }))

/** The archives of the viewer's posts that the server keeps, ready or not. @throws ApiError */
export const fetchBackups = askFor(ownAccountEndpoints.backups)

/** Asks for a new archive. Answers with all of them. @throws ApiError with 400 where the last one is too young */
export const requestBackup = askFor(ownAccountEndpoints.requestBackup)

const importEndpoints = {
  follows: ownAccountEndpoints.importFollows,
  blocks: ownAccountEndpoints.importBlocks,
  mutes: ownAccountEndpoints.importMutes,
} as const satisfies Record<string, Endpoint<void>>

/** Lists of people that can be handed to the server as a whole. */
export type PeopleList = keyof typeof importEndpoints

/**
 * Has the server follow, block or mute everybody in a list; it works through them by itself, later.
 * @param handles `name@server` each. They go as one a line, because Akkoma takes the lists of other servers apart for
 * follows only: in lists of blocks and mutes each word counts as a handle.
 * @throws ApiError
 */
export const importPeople = (
  client: Client,
  to: PeopleList,
  handles: readonly string[],
  options: RequestOptions = {},
): Promise<void> => {
  const file = new File([handles.join('\n')], `${to}.csv`, { type: 'text/csv' })
  return client.request(callOf(importEndpoints[to], { ...options, multipart: [['list', file]] }))
}
