import { BACKUP_MS } from '../../src/limits.ts'
import type { Prepare } from './prepare.ts'

const addAlias: Prepare = (world) =>
  world.ask('bob', 'PUT', '/api/pleroma/aliases', { alias: 'alice@localhost' })
const backUp: Prepare = (world) => world.ask('alice', 'POST', '/api/v1/pleroma/backups')

/** Somebody of the recordings who is not in the world. */
const signIn =
  (name: string): Prepare =>
  async (world) => {
    const { commands } = world.instance
    const { id } = await commands.createAccount({ username: name, password: 'newbie-pw-12345' })
    world.tokens[name] = await commands.createToken({ accountId: id })
  }

/** Recordings of what people do with their own accounts. */
export const OWN_ACCOUNT_CASES: Record<string, Prepare | null> = {
  'imports-blocks': null,
  'imports-follow': null,
  'imports-follow--error-no-list': null,
  'imports-follow--string': null,
  'imports-mutes': null,
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
  'pleroma-move_account': async (world) => {
    await signIn('newbie')(world)
    await signIn('pending1')(world)
    await world.ask('pending1', 'PUT', '/api/pleroma/aliases', { alias: 'newbie' })
  },
  'pleroma-move_account--error-bad-password': null,
}
