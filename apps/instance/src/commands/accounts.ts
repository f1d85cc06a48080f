import type { Insertable } from 'kysely'
import type { Context } from '../context.ts'
import { requireAccount } from '../db/find.ts'
import type { AccountTable } from '../db/schema/accounts.ts'
import type { AccountRow } from '../db/schema.ts'
import { failure } from '../failure.ts'
import { toMillis } from '../moments.ts'
import { hashPassword } from '../passwords.ts'
import { findEmojis } from '../text/emoji.ts'
import { formatText } from '../text/format.ts'
import { sanitize } from '../text/sanitize.ts'
import { setTotpSecret } from './two-factor.ts'
import type { Commands, CreateAccountInput } from './types.ts'

const flag = (value: boolean | undefined, fallback = false): number => ((value ?? fallback) ? 1 : 0)

type Fields = NonNullable<CreateAccountInput['fields']>

const formatFields = async (ctx: Context, fields: Fields, isLocal: boolean) =>
  Promise.all(
    fields.map(async ({ name, value }) => ({
      name,
      value: isLocal ? (await formatText(ctx, value, 'text/plain')).html : sanitize(value),
    })),
  )

/** The written parts of a profile and what is derived from them. */
const writtenParts = async (ctx: Context, input: Partial<CreateAccountInput>, isLocal: boolean) => {
  const bio = input.bio ?? ''
  const fields = input.fields ?? []
  const texts = [input.displayName ?? '', bio, ...fields.flatMap(({ name, value }) => [name, value])]
  return {
    note: isLocal ? (await formatText(ctx, bio, 'text/plain')).html : sanitize(bio),
    note_source: isLocal ? bio : '',
    fields: JSON.stringify(await formatFields(ctx, fields, isLocal)),
    fields_source: JSON.stringify(isLocal ? fields : []),
    emojis: JSON.stringify(input.emojis ?? (await findEmojis(ctx, texts))),
  }
}

const settings = (input: Partial<CreateAccountInput>) => ({
  tags: JSON.stringify(input.tags ?? []),
  role: input.role ?? ('member' as const),
  is_locked: flag(input.isLocked),
  is_bot: flag(input.isBot),
  is_deactivated: flag(input.isDeactivated),
  is_confirmed: flag(input.isConfirmed, true),
  is_approved: flag(input.isApproved, true),
  needs_password_reset: flag(input.needsPasswordReset),
  is_suggested: flag(input.isSuggested),
  is_discoverable: flag(input.isDiscoverable),
  shows_role: 1,
  no_rich_text: 0,
  hides_followers: flag(input.hidesFollowers),
  hides_follows: flag(input.hidesFollows),
  hides_followers_count: flag(input.hidesFollowersCount),
  hides_follows_count: flag(input.hidesFollowsCount),
  hides_favourites: flag(input.hidesFavourites, true),
  blocks_strangers: 0,
  hides_notification_contents: 0,
  skips_thread_containment: 0,
  allows_following_move: 1,
  permits_followback: 0,
  accepts_direct_from: 'everybody',
  status_ttl_days: null,
  default_scope: 'public',
  default_sensitive: 0,
  settings_store: '{}',
  also_known_as: '[]',
  moved_to_id: null,
})

export const createAccount = async (ctx: Context, input: CreateAccountInput): Promise<AccountRow> => {
  const host = input.host?.toLowerCase() ?? null
  const acct = host === null ? input.username : `${input.username}@${host}`
  const createdAt = toMillis(input.createdAt, ctx.clock.now())
  const taken = await ctx.db.selectFrom('accounts').select('id').where('acct', '=', acct).executeTakeFirst()
  if (taken) throw failure(400, JSON.stringify({ nickname: ['has already been taken'] }))
  if (host !== null) await addRemoteHost(ctx, { host })
  const row: Insertable<AccountTable> = {
    id: ctx.ids.at(createdAt),
    username: input.username,
    host,
    acct,
    uri: host === null ? `/users/${input.username}` : `https://${host}/users/${input.username}`,
    url: host === null ? `/users/${input.username}` : `https://${host}/@${input.username}`,
    display_name: input.displayName ?? input.username,
    ...(await writtenParts(ctx, { displayName: input.username, ...input }, host === null)),
    avatar: input.avatarUrl ?? null,
    header: input.headerUrl ?? null,
    background: input.backgroundUrl ?? null,
    ...settings(input),
    email: input.email ?? (host === null ? `${input.username}@example.org` : null),
    password_hash: input.password === undefined ? null : await hashPassword(input.password, ctx.passwordCost),
    totp_secret: input.totpSecret ?? null,
    is_totp_confirmed: flag(input.totpSecret !== undefined),
    backup_codes: JSON.stringify(input.recoveryCodes ?? []),
    statuses_count: input.counts?.statuses ?? 0,
    followers_count: input.counts?.followers ?? 0,
    following_count: input.counts?.following ?? 0,
    last_status_at: null,
    created_at: createdAt,
  }
  return ctx.db.insertInto('accounts').values(row).returningAll().executeTakeFirstOrThrow()
}

const CHANGEABLE = {
  displayName: 'display_name',
  avatarUrl: 'avatar',
  headerUrl: 'header',
  backgroundUrl: 'background',
  role: 'role',
  email: 'email',
  defaultScope: 'default_scope',
  acceptsDirectFrom: 'accepts_direct_from',
  statusTtlDays: 'status_ttl_days',
} as const

const CHANGEABLE_FLAGS = {
  isLocked: 'is_locked',
  isBot: 'is_bot',
  isDeactivated: 'is_deactivated',
  isConfirmed: 'is_confirmed',
  isApproved: 'is_approved',
  needsPasswordReset: 'needs_password_reset',
  isSuggested: 'is_suggested',
  isDiscoverable: 'is_discoverable',
  hidesFollowers: 'hides_followers',
  hidesFollows: 'hides_follows',
  hidesFollowersCount: 'hides_followers_count',
  hidesFollowsCount: 'hides_follows_count',
  hidesFavourites: 'hides_favourites',
  showsRole: 'shows_role',
  noRichText: 'no_rich_text',
  allowsFollowingMove: 'allows_following_move',
  permitsFollowback: 'permits_followback',
  blocksStrangers: 'blocks_strangers',
  hidesNotificationContents: 'hides_notification_contents',
} as const

/** Only what `change` names is changed. */
export const updateAccount: (
  ctx: Context,
  ...args: Parameters<Commands['updateAccount']>
) => Promise<AccountRow> = async (ctx, accountId, change) => {
  const before = await requireAccount(ctx, accountId)
  const values: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(CHANGEABLE)) {
    const value = change[name as keyof typeof CHANGEABLE]
    if (value !== undefined) values[column] = value
  }
  for (const [name, column] of Object.entries(CHANGEABLE_FLAGS)) {
    const value = change[name as keyof typeof CHANGEABLE_FLAGS]
    if (value !== undefined) values[column] = value ? 1 : 0
  }
  if (change.settingsStore) {
    const stored = JSON.parse(before.settings_store) as object
    values['settings_store'] = JSON.stringify({ ...stored, ...change.settingsStore })
  }
  if (change.tags) values['tags'] = JSON.stringify(change.tags)
  if (change.password !== undefined)
    values['password_hash'] = await hashPassword(change.password, ctx.passwordCost)
  if (change.totpSecret !== undefined) await setTotpSecret(ctx, accountId, change.totpSecret)
  if (change.recoveryCodes) values['backup_codes'] = JSON.stringify(change.recoveryCodes)
  const known = {
    displayName: before.display_name,
    bio: before.host === null ? before.note_source : before.note,
    fields: JSON.parse(before.host === null ? before.fields_source : before.fields) as Fields,
  }
  Object.assign(values, await writtenParts(ctx, { ...known, ...change }, before.host === null))
  await ctx.db.updateTable('accounts').set(values).where('id', '=', accountId).execute()
  return requireAccount(ctx, accountId)
}

export const addRemoteHost = async (
  ctx: Context,
  input: Parameters<Commands['addRemoteHost']>[0],
): Promise<void> => {
  const name = input.softwareName ?? ''
  const version = input.softwareVersion ?? ''
  const nodeinfo = name === '' ? null : { software: { name, version }, version: '2.0' }
  await ctx.db
    .insertInto('remote_hosts')
    .values({
      host: input.host,
      name: input.name ?? input.host,
      favicon: input.favicon ?? null,
      software_name: name,
      software_version: version,
      nodeinfo: JSON.stringify(nodeinfo),
    })
    .onConflict((conflict) =>
      name === ''
        ? conflict.doNothing()
        : conflict.doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            favicon: eb.ref('excluded.favicon'),
            software_name: eb.ref('excluded.software_name'),
            software_version: eb.ref('excluded.software_version'),
            nodeinfo: eb.ref('excluded.nodeinfo'),
          })),
    )
    .execute()
}
