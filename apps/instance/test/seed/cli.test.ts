import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { listenSomewhere } from '../../src/cli/listen.ts'
import { SAMPLE_ACCOUNTS } from '../../src/seed/index.ts'

const CLI = join(import.meta.dirname, '../../src/cli.ts')
const folder = mkdtempSync(join(tmpdir(), 'skein-cli-'))
const running = new Set<ChildProcess>()

interface Ended {
  code: number | null
  output: string
  errors: string
}

interface Started {
  /** Resolves with the address once it is printed; rejects when the program ends before. */
  address: Promise<string>
  ended: Promise<Ended>
  stop(signal?: NodeJS.Signals): Promise<Ended>
}

const start = (...options: string[]): Started => {
  const child = spawn(process.execPath, [CLI, ...options], { env: { ...process.env, INIT_CWD: folder } })
  running.add(child)
  const heard = { output: '', errors: '' }
  child.stderr.on('data', (chunk: Buffer) => (heard.errors += chunk.toString()))
  const ended = new Promise<Ended>((done) =>
    child.on('close', (code) => {
      running.delete(child)
      done({ code, ...heard })
    }),
  )
  const address = new Promise<string>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      heard.output += chunk.toString()
      const found = /Skein is ready: (\S+)[\s\S]*Ctrl\+C/.exec(heard.output)?.[1]
      if (found !== undefined) done(found)
    })
    void ended.then(({ errors }) => fail(new Error(errors)))
  })
  address.catch(() => undefined)
  return {
    address,
    ended,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

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

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm start', () => {
  it('seeds the small world once, prints the accounts, and keeps what people wrote over a restart', async () => {
    const first = start('--port', '0', '--data', 'kept')
    const address = await first.address
    const token = await signIn(address, 'wren', 'heronsong')
    const written = await post(
      address,
      '/api/v1/statuses',
      { status: 'I was here before the restart.' },
      token,
    )
    const panel = await fetch(`${address}/instance/panel.html`)
    expect(await panel.text()).toContain('fenland.social')
    const { code, output, errors } = await first.stop()
    expect([code, errors]).toEqual([0, ''])
    expect(output).toContain('Creating sample data (small).')
    for (const { username, purpose } of SAMPLE_ACCOUNTS)
      expect(output).toMatch(new RegExp(`${username} +heronsong +${purpose}`))

    const second = start('--port', '0', '--data', 'kept')
    const again = await second.address
    const found = await fetch(`${again}/api/v1/statuses/${written['id']}`)
    expect(((await found.json()) as { content: string }).content).toContain('before the restart')
    const picture = new URL(
      ((await (await fetch(`${again}/api/v1/accounts/wren`)).json()) as { avatar: string }).avatar,
    )
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/webp')
    const end = await second.stop('SIGINT')
    expect([end.code, end.errors]).toEqual([0, ''])
    expect(end.output).not.toContain('Creating sample data')
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
    const first = start(...options, '--seed', 'none')
    const address = await first.address
    expect(await (await fetch(`${address}/api/v1/timelines/public`)).json()).toEqual([])
    const locked = (await (await fetch(`${address}/api/v1/accounts/locked_1`)).json()) as { locked: boolean }
    expect(locked.locked).toBe(true)
    expect(await signIn(address, 'two_1', 'pass-4')).toBe('')
    expect((await fetch(`${address}/__faults`)).status).toBe(200)
    const { output } = await first.stop()
    expect(output).not.toContain('heronsong')

    const second = start(...options)
    expect(await signIn(await second.address, 'mem_1', 'pass-1')).not.toBe('')
    expect((await second.stop()).output).not.toContain('Creating sample data')
  })

  it('a world whose seeding was cut off is seeded anew', async () => {
    mkdirSync(join(folder, 'cut/seeding/uploads'), { recursive: true })
    writeFileSync(join(folder, 'cut/seeding/skein.sqlite'), 'half a database')
    const program = start('--port', '0', '--data', 'cut', '--seed', 'none')
    expect((await fetch(`${await program.address}/api/v1/instance`)).status).toBe(200)
    await program.stop()
    expect(existsSync(join(folder, 'cut/seeding'))).toBe(false)
  })

  it('another seed for a folder that has one is explained, not done', async () => {
    const first = start('--port', '0', '--data', 'once', '--seed', 'none')
    await first.address
    await first.stop()
    const second = start('--port', '0', '--data', 'once', '--seed', 'large')
    await second.address
    expect((await second.stop()).output).toContain('was created without sample data; --seed was ignored')
  })

  it('stands in front of a real server with --server', async () => {
    mkdirSync(join(folder, 'client'), { recursive: true })
    writeFileSync(join(folder, 'client/index.html'), '<title>client</title>')
    const behind = start('--port', '0', '--data', 'behind', '--seed', 'none')
    const program = start('--port', '0', '--client', 'client', '--server', await behind.address)
    const address = await program.address
    expect(await (await fetch(`${address}/main/friends`)).text()).toContain('client')
    expect((await fetch(`${address}/api/v1/instance`)).headers.get('content-type')).toContain('json')
    const { code, errors, output } = await program.stop()
    expect([code, errors]).toEqual([0, ''])
    expect(output).toContain(`Connected to ${await behind.address}`)
    await behind.stop()
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
    const { code, errors, output } = await start(...options).ended
    expect([code, output]).toEqual([1, ''])
    expect(errors).toContain(sentence)
    expect(errors.trim().split('\n')).toHaveLength(1)
  })

  it('a taken port is named', async () => {
    const holder = createServer()
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', () => done()))
    const { port } = holder.address() as AddressInfo
    const { code, errors } = await start('--port', String(port), '--data', 'once', '--seed', 'none').ended
    holder.close()
    expect([code, errors]).toEqual([1, expect.stringContaining(`Port ${port} is already in use.`)])
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
    // The world that the first test seeded, or one of its own where that did not run.
    const program = start('--port', '0', '--data', 'kept', '--busy', '1000', '--busy-for', 'tomas')
    const address = await program.address
    const token = await signIn(address, 'wren', 'heronsong')
    const count = async () => {
      const answer = await fetch(`${address}/api/v1/timelines/public?local=false&limit=40`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const posts = (await answer.json()) as { content: string }[]
      return posts.filter(({ content }) => /^(<p>)?\d+\. /.test(content)).length
    }
    await expect.poll(count).toBeGreaterThan(5)
    expect((await program.stop()).errors).toBe('')
    const nobody = await start('--port', '0', '--data', 'kept', '--busy', '1', '--busy-for', 'nobody').ended
    expect([nobody.code, nobody.errors]).toEqual([1, '--busy-for: there is no account "nobody".\n'])
    expect((await start('--busy', 'much').ended).errors).toContain('Invalid --busy "much": use numbers.')
  })
})
