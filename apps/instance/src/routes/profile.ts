import type { CreateAccountInput } from '../commands/types.ts'
import { failure } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import type { Params } from '../http/params.ts'
import { readParams } from '../http/params.ts'
import * as limits from '../limits.ts'
import { detectType, kindOf } from '../media/kinds.ts'
import { presentAccount } from '../presenters/account.ts'

type Change = Partial<CreateAccountInput>

/** What the recorded server says of everything it does not take. */
const refused = () => failure(403, 'Invalid request')

const FLAGS = {
  locked: 'isLocked',
  bot: 'isBot',
  discoverable: 'isDiscoverable',
  no_rich_text: 'noRichText',
  show_role: 'showsRole',
  permit_followback: 'permitsFollowback',
  allow_following_move: 'allowsFollowingMove',
  hide_follows: 'hidesFollows',
  hide_followers: 'hidesFollowers',
  hide_follows_count: 'hidesFollowsCount',
  hide_followers_count: 'hidesFollowersCount',
  hide_favorites: 'hidesFavourites',
} as const satisfies Record<string, keyof Change>

const SCOPES = ['public', 'unlisted', 'local', 'private', 'direct']
const SENDERS = ['everybody', 'people_i_follow', 'nobody'] as const

const readFlags = (params: Params): Change =>
  Object.fromEntries(
    Object.entries(FLAGS).flatMap(([name, as]) => {
      const isOn = params.flag(name)
      return isOn === undefined ? [] : [[as, isOn]]
    }),
  )

/** A list, or an object whose keys only count. */
const readFields = (given: unknown): NonNullable<Change['fields']> => {
  const rows: unknown[] = Object.values(given as object)
  const fields = rows.map((row) => {
    const { name, value } = (row ?? {}) as Record<string, unknown>
    if (typeof name !== 'string' || typeof value !== 'string') throw refused()
    if (name.length > limits.FIELD_NAME_LIMIT || value.length > limits.FIELD_VALUE_LIMIT) throw refused()
    return { name, value }
  })
  const named = fields.filter(({ name }) => name !== '')
  if (named.length > limits.FIELDS_MAX) throw refused()
  return named
}

const readTexts = (params: Params): Change => {
  const [displayName, bio, fields] = [
    params.text('display_name'),
    params.text('note'),
    params.raw('fields_attributes'),
  ]
  if (displayName !== undefined && (displayName === '' || displayName.length > limits.NAME_LIMIT))
    throw refused()
  if ((bio ?? '').length > limits.BIO_LIMIT) throw refused()
  return {
    ...(displayName === undefined ? {} : { displayName }),
    ...(bio === undefined ? {} : { bio }),
    ...(typeof fields === 'object' && fields !== null ? { fields: readFields(fields) } : {}),
  }
}

const readChoices = (params: Params): Change => {
  const source = params.object('source') ?? {}
  const scope = source['privacy'] ?? params.text('default_scope')
  const senders = SENDERS.find((word) => word === params.text('accepts_direct_messages_from'))
  const days = params.integer('status_ttl_days')
  if (scope !== undefined && !SCOPES.includes(String(scope))) throw refused()
  if (days !== undefined && (days === 0 || days < -1 || days > limits.STATUS_TTL_DAYS_MAX)) throw refused()
  const settingsStore = params.object('pleroma_settings_store')
  return {
    ...(typeof scope === 'string' ? { defaultScope: scope } : {}),
    ...(senders === undefined ? {} : { acceptsDirectFrom: senders }),
    ...(days === undefined ? {} : { statusTtlDays: days === -1 ? null : days }),
    ...(settingsStore === undefined ? {} : { settingsStore }),
  }
}

const readPictures = async (c: Call, accountId: string, params: Params): Promise<Change> => {
  const { avatarLimit, bannerLimit, backgroundLimit } = c.var.ctx.options
  const change: Change = {}
  for (const [name, as, limit] of [
    ['avatar', 'avatarUrl', avatarLimit],
    ['header', 'headerUrl', bannerLimit],
    ['pleroma_background_image', 'backgroundUrl', backgroundLimit],
  ] as const) {
    const file = params.file(name)
    if (!file) {
      if (params.text(name) === '') change[as] = null
      continue
    }
    if (file.size > limit) throw failure(413, 'File is too large')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const mime = await detectType(bytes, file.type)
    if (kindOf(mime) !== 'image') throw refused()
    change[as] = (await c.var.commands.addMedia({ accountId, bytes, mime, fileName: file.name })).url
  }
  return change
}

/** Changes what the request names, whether it came as JSON or as a form with pictures. */
const updateCredentials = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'write:accounts')
  const params = await readParams(c)
  const words = { ...readTexts(params), ...readFlags(params), ...readChoices(params) }
  const row = await c.var.commands.updateAccount(viewer.id, {
    ...words,
    ...(await readPictures(c, viewer.id, params)),
  })
  return c.json(await presentAccount({ ...viewOf(c), viewer: row }, row, { hasSettings: true }))
}

export const addProfileRoutes = (app: App): void => {
  app.patch('/api/v1/accounts/update_credentials', updateCredentials)
}
