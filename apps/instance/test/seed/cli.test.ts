import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySeeded } from '../../../../tools/lib/worlds.ts'
import { listenSomewhere } from '../../src/cli/listen.ts'
import type { Instance } from '../../src/index.ts'
import { SAMPLE_ACCOUNTS } from '../../src/seed/index.ts'
import { usePrograms } from './support/programs.ts'
import { NOW, openFolder, openSmall, type Seeded } from './support/seeded.ts'

const { folder, start, startAt, open, mistakeOf } = usePrograms()

const post = async (address: string, path: string, fields: Record<string, string>, token?: string) => {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return (await answer.json()) as Record<string, string>
}

const signIn = async (address: string, username: string, password: string): Promise<string> => {
  const app = { client_name: 't', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob', scopes: 'read write' }
  const { client_id = '', client_secret = '' } = await post(address, '/api/v1/apps', app)
  const fields = { grant_type: 'password', client_id, client_secret, username, password, scope: 'read write' }
  return (await post(address, '/oauth/token', fields))['access_token'] ?? ''
}

const factsOf = async ({ db }: Instance) => ({
  statuses: await db
    .selectFrom('statuses')
    .select(['id', 'replies_count', 'reblogs_count', 'favourites_count', 'poll_id', 'source_text'])
    .orderBy('id')
    .execute(),
  accounts: await db
    .selectFrom('accounts')
    .select(['id', 'acct', 'followers_count', 'following_count', 'statuses_count'])
    .orderBy('id')
    .execute(),
  notifications: await db
    .selectFrom('notifications')
    .select(['id', 'type', 'account_id', 'from_id', 'is_seen'])
    .orderBy('id')
    .execute(),
  media: await db.selectFrom('media').select(['id', 'url', 'blurhash']).orderBy('id').execute(),
})

describe('npm start', () => {
  /** A world that was seeded at the same moment, perhaps by an earlier run. */
  let known: Seeded
  beforeAll(async () => {
    known = await openSmall()
  })
  afterAll(() => known.close())

  it('seeds the small world once, prints the accounts, and keeps what people wrote over a restart', async () => {
    const first = startAt(NOW, '--port', '0', '--data', 'kept')
    const panel = await fetch(`${await first.address}/instance/panel.html`)
    expect(await panel.text()).toContain('fenland.social')
    const { code, output, errors } = await first.stop()
    expect([code, errors]).toEqual([0, ''])
    expect(output).toContain('Creating sample data (small).')
    for (const { username, purpose } of SAMPLE_ACCOUNTS)
      expect(output).toMatch(new RegExp(`${username} +heronsong +${purpose}`))
    // The same ids, in the same order, with the same counts.
    const seeded = openFolder(join(folder, 'kept'))
    expect(await factsOf(seeded)).toEqual(await factsOf(known.instance))
    await seeded.close()

    const second = start('--port', '0', '--data', 'kept')
    const address = await second.address
    const token = await signIn(address, 'wren', 'heronsong')
    const fields = { status: 'I was here before the restart.' }
    const written = await post(address, '/api/v1/statuses', fields, token)
    const end = await second.stop('SIGINT')
    expect([end.code, end.errors]).toEqual([0, ''])
    expect(end.output).not.toContain('Creating sample data')

    const { address: again } = await open('--port', '0', '--data', 'kept')
    const found = await fetch(`${again}/api/v1/statuses/${written['id']}`)
    expect(((await found.json()) as { content: string }).content).toContain('before the restart')
    const picture = new URL(
      ((await (await fetch(`${again}/api/v1/accounts/wren`)).json()) as { avatar: string }).avatar,
    )
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/webp')
  })

  it('an empty world stays empty, holds the accounts of a file, and may be told to misbehave', async () => {
    const accounts = {
      member: { username: 'mem_1', password: 'pass-1' },
      lockedMember: { username: 'locked_1', password: 'pass-2' },
      admin: { username: 'adm_1', password: 'pass-3' },
      twoFactorMember: {
        username: 'two_1',
        password: 'pass-4',
        totpSecret: 'JBSWY3DPEHPK3PXP',
        recoveryCodes: ['r1'],
      },
    }
    writeFileSync(join(folder, 'accounts.json'), JSON.stringify(accounts))
    const options = ['--port', '0', '--data', 'empty', '--accounts', 'accounts.json', '--allow-faults']
    const first = await open(...options, '--seed', 'none')
    const { address } = first
    expect(await (await fetch(`${address}/api/v1/timelines/public`)).json()).toEqual([])
    const locked = (await (await fetch(`${address}/api/v1/accounts/locked_1`)).json()) as { locked: boolean }
    expect(locked.locked).toBe(true)
    expect(await signIn(address, 'two_1', 'pass-4')).toBe('')
    expect((await fetch(`${address}/__faults`)).status).toBe(200)
    expect(first.output).not.toContain('heronsong')
    await first.close()

    const second = await open(...options)
    expect(await signIn(second.address, 'mem_1', 'pass-1')).not.toBe('')
    expect(second.output).not.toContain('Creating sample data')
  })

  it('a world whose seeding was cut off is seeded anew', async () => {
    mkdirSync(join(folder, 'cut/seeding/uploads'), { recursive: true })
    writeFileSync(join(folder, 'cut/seeding/skein.sqlite'), 'half a database')
    const { address } = await open('--port', '0', '--data', 'cut', '--seed', 'none')
    expect((await fetch(`${address}/api/v1/instance`)).status).toBe(200)
    expect(existsSync(join(folder, 'cut/seeding'))).toBe(false)
  })

  it('another seed for a folder that has one is explained, not done', async () => {
    const first = await open('--port', '0', '--data', 'once', '--seed', 'none')
    await first.close()
    const second = await open('--port', '0', '--data', 'once', '--seed', 'large')
    expect(second.output).toContain('was created without sample data; --seed was ignored')
  })

  it('stands in front of a real server with --server', async () => {
    mkdirSync(join(folder, 'client'), { recursive: true })
    writeFileSync(join(folder, 'client/index.html'), '<title>client</title>')
    const behind = await open('--port', '0', '--data', 'behind', '--seed', 'none')
    const program = start('--port', '0', '--client', 'client', '--server', behind.address)
    const address = await program.address
    expect(await (await fetch(`${address}/main/friends`)).text()).toContain('client')
    expect((await fetch(`${address}/api/v1/instance`)).headers.get('content-type')).toContain('json')
    const { code, errors, output } = await program.stop()
    expect([code, errors]).toEqual([0, ''])
    expect(output).toContain(`Connected to ${behind.address}`)
  })

  it('--help lists every option and ends well', async () => {
    const { code, output } = await start('--help').ended
    expect(code).toBe(0)
    for (const option of ['--port', '--data', '--seed', '--server', '--client', '--help'])
      expect(output).toContain(option)
  })

  it.for([
    [['--prot', '1'], "Unknown option '--prot'"],
    [['elsewhere'], "Unexpected argument 'elsewhere'"],
    [['--port', 'http'], 'Invalid --port "http": use a number from 0 to 65535.'],
    [['--port', '70000'], 'Invalid --port "70000"'],
    [['--seed', 'huge'], 'Invalid --seed "huge": use one of small, large, none.'],
    [['--client', 'nowhere'], 'No built client found in'],
    [['--server', 'https://some.server', '--seed', 'small'], 'can’t be combined with --data or --seed'],
    [['--server', 'http://127.0.0.1:1'], '--server needs --client'],
    [['--data', 'x', '--seed', 'none', '--accounts', 'missing.json'], 'Couldn’t read accounts from'],
  ] as const)('%s is answered by one clear sentence', async ([options, sentence]) => {
    const mistake = await mistakeOf(...options)
    expect(mistake).toContain(sentence)
    expect(mistake.split('\n')).toHaveLength(1)
  })

  it('a mistake is written to standard error, without a stack, and ends the program with 1', async () => {
    const { code, errors, output } = await start('--port', 'http').ended
    expect([code, output]).toEqual([1, ''])
    expect(errors).toBe('Invalid --port "http": use a number from 0 to 65535.\n')
  })

  it('a taken port is named', async () => {
    const holder = createServer()
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', () => done()))
    const { port } = holder.address() as AddressInfo
    const mistake = await mistakeOf('--port', String(port), '--data', 'once', '--seed', 'none')
    holder.close()
    expect(mistake).toContain(`Port ${port} is already in use.`)
  })
})

describe('finding a port', () => {
  const taken = (...ports: number[]) => ({
    listen: (port: number) =>
      ports.includes(port)
        ? Promise.reject(Object.assign(new Error('taken'), { code: 'EADDRINUSE' }))
        : Promise.resolve({ address: `at ${port}`, port }),
  })

  it('4173 when nobody has it, else the next free one', async () => {
    expect(await listenSomewhere(taken(), null)).toBe('at 4173')
    expect(await listenSomewhere(taken(4173, 4174), null)).toBe('at 4175')
  })

  it('a wanted port is never replaced by another', async () => {
    expect(await listenSomewhere(taken(), 80)).toBe('at 80')
    await expect(listenSomewhere(taken(80), 80)).rejects.toThrow('Port 80 is already in use.')
  })
})

describe('npm start -- --busy', () => {
  it('plays a busy day for somebody it was asked for', async () => {
    await copySeeded('small', join(folder, 'busy'), NOW)
    const program = await open('--port', '0', '--data', 'busy', '--busy', '1000', '--busy-for', 'tomas')
    const { address } = program
    const token = await signIn(address, 'wren', 'heronsong')
    const count = async () => {
      const answer = await fetch(`${address}/api/v1/timelines/public?local=false&limit=40`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const posts = (await answer.json()) as { content: string }[]
      return posts.filter(({ content }) => /^(<p>)?\d+\. /.test(content)).length
    }
    await expect.poll(count).toBeGreaterThan(5)
    await program.close()
    expect(await mistakeOf('--port', '0', '--data', 'busy', '--busy', '1', '--busy-for', 'nobody')).toBe(
      '--busy-for: there is no account "nobody".',
    )
    expect(await mistakeOf('--busy', 'much')).toContain('Invalid --busy "much": use numbers.')
  })
})
