import { BACKUP_MS } from '../../src/limits.ts'
import type { Prepare } from './prepare.ts'
import { passwordOf } from './world.ts'

const addAlias: Prepare = (world) =>
  world.ask('bob', 'PUT', '/api/pleroma/aliases', { alias: 'alice@localhost' })
const backUp: Prepare = (world) => world.ask('alice', 'POST', '/api/v1/pleroma/backups')

/** Adds an account of the recordings that is not in the world. */
const signIn =
  (name: string, password = 'newbie-pw-12345'): Prepare =>
  async (world) => {
    const { commands } = world.instance
    const { id } = await commands.createAccount({ username: name, password })
    world.tokens[name] = await commands.createToken({ accountId: id })
  }

/** Recordings with this account have placeholders for what was secret, such as its password. */
const signInHugo = signIn('hugo', '<password>')
const switchOffTwoFactor: Prepare = (world) =>
  world.ask('erin', 'DELETE', '/api/pleroma/accounts/mfa/totp', { password: passwordOf('erin') })
const addFilter =
  (name: string): Prepare =>
  (world) =>
    world.ask(name, 'POST', '/api/v1/filters', { phrase: 'x', context: ['home'], expires_in: 60 })
const signInDora = signIn('dora')
const signInDoraWithFilter: Prepare = async (world) => {
  await signInDora(world)
  await addFilter('dora')(world)
}

/** Recordings of what people do with their own accounts. */
export const OWN_ACCOUNT_CASES: Record<string, Prepare | null> = {
  'filters-delete': signInDoraWithFilter,
  'filters-delete--error-not-found': signInDora,
  'filters-get': addFilter('alice'),
  'filters-get--some': signInDoraWithFilter,
  'filters-get-one': signInDoraWithFilter,
  'filters-post': null,
  'filters-post--account-context': signInDora,
  'filters-post--all-fields': signInDora,
  'filters-post--error-bad-context': signInDora,
  'filters-put': signInDoraWithFilter,
  'filters-put--error-not-found': signInDora,
  'filters-put--no-expiry': signInDoraWithFilter,
  'imports-blocks': null,
  'imports-follow': null,
  'imports-follow--error-no-list': null,
  'imports-follow--string': null,
  'imports-mutes': null,
  'mfa-backup_codes': null,
  'mfa-confirm-totp--error-bad-password': null,
  'mfa-confirm-totp--error-wrong-code': async (world) => {
    await signInHugo(world)
    await world.ask('hugo', 'GET', '/api/pleroma/accounts/mfa/setup/totp')
  },
  'mfa-delete-totp': null,
  'mfa-delete-totp--error-bad-password': null,
  'mfa-delete-totp--not-enabled': signInHugo,
  'mfa-get': switchOffTwoFactor,
  'mfa-get--enabled': null,
  'mfa-setup-totp': switchOffTwoFactor,
  'mfa-setup-totp--error-already': null,
  'mfa-setup-totp--first': signInHugo,
  'oauth_tokens-delete--not-found': signInDora,
  'pleroma-aliases-delete': addAlias,
  'pleroma-aliases-delete--error': null,
  'pleroma-aliases-get': null,
  'pleroma-aliases-get--one': addAlias,
  'pleroma-aliases-put': null,
  'pleroma-aliases-put--error-unknown': null,
  'pleroma-backups-get': backUp,
  'pleroma-backups-get--ready': async (world) => {
    await backUp(world)
    world.instance.clock.advance(BACKUP_MS)
  },
  'pleroma-backups-post': null,
  'pleroma-backups-post--error-too-soon': backUp,
  'pleroma-change_email': null,
  'pleroma-change_email--error-taken': null,
  'pleroma-change_password': null,
  'pleroma-change_password--error-bad-password': null,
  'pleroma-change_password--error-mismatch': null,
  'pleroma-delete_account': signIn('invited2'),
  'pleroma-delete_account--error-bad-password': null,
  'pleroma-mascot-get': null,
  'pleroma-mascot-put': null,
  'pleroma-mascot-put--error-not-image': null,
  'pleroma-move_account': async (world) => {
    await signIn('newbie')(world)
    await signIn('pending1')(world)
    await world.ask('pending1', 'PUT', '/api/pleroma/aliases', { alias: 'newbie' })
  },
  'pleroma-move_account--error-bad-password': null,
}
