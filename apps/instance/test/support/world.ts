import type { Instance } from '../../src/index.ts'
import { createInstance } from '../../src/index.ts'
import type { AccountRow, SiteOptions } from '../../src/index.ts'

/** The moment the tests live in. */
export const NOW = Date.parse('2026-11-21T10:00:00Z')

/** Makes hashing a password a hundred times cheaper. */
export const PASSWORD_COST = 16

/** The passwords of the recordings. */
export const passwordOf = (name: string): string => `${name}-pw-12345`
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXP'
export const RECOVERY_CODES = ['aaaa111122223333', 'bbbb111122223333']

export interface People {
  alice: AccountRow
  bob: AccountRow
  carol: AccountRow
  dave: AccountRow
  erin: AccountRow
  mod: AccountRow
  admin: AccountRow
  zoe: AccountRow
  zack: AccountRow
  iri: AccountRow
}

export interface World {
  instance: Instance
  people: People
  tokens: Record<string, string>
  /** Asks as somebody (null: a visitor). */
  ask(
    as: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
  close(): Promise<void>
}

export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON, else text. */
  // Whatever the answer holds; each test looks at what it asked for.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

const toBody = (body: unknown): { body?: string | FormData | URLSearchParams; type?: string } => {
  if (body === undefined || body === null) return {}
  if (body instanceof FormData || body instanceof URLSearchParams) return { body }
  return typeof body === 'string' ? { body } : { body: JSON.stringify(body), type: 'application/json' }
}

export const ask = async (
  instance: Instance,
  token: string | null,
  method: string,
  path: string,
  input?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const { body, type } = toBody(input)
  const response = await instance.app.request(path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(type === undefined ? {} : { 'content-type': type }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? JSON.parse(text) : text,
  }
}

const createPeople = async ({ commands }: Instance): Promise<People> => {
  const at = (minutes: number) => NOW - 100 * 60_000 + minutes * 60_000
  const local = (username: string, minute: number, more = {}) =>
    commands.createAccount({
      username,
      displayName: username,
      bio: `I am ${username}. #testing`,
      createdAt: at(minute),
      ...more,
    })
  const remote = (username: string, host: string, minute: number, more = {}) =>
    commands.createAccount({
      username,
      host,
      displayName: `${username} :remoji:`,
      bio: `<p>I am <b>${username}</b> on another server</p>`,
      fields: [{ name: 'Web', value: `<a href="https://${host}/" rel="me">${host}</a>` }],
      emojis: [{ shortcode: 'remoji', url: '/emoji/blobs/badge.png' }],
      counts: { followers: 12, following: 34, statuses: 1 },
      isDiscoverable: true,
      createdAt: at(minute),
      ...more,
    })
  return {
    alice: await local('alice', 0, {
      displayName: 'Alice :blobcat:',
      bio: 'Hello, I am **alice** #testing https://example.org/',
      fields: [
        { name: 'Site', value: 'https://example.org/' },
        { name: 'Pronouns', value: 'she/her :blobfox:' },
      ],
      email: 'alice@example.org',
      password: passwordOf('alice'),
      isDiscoverable: true,
      hidesFavourites: false,
    }),
    bob: await local('bob', 1, {
      isBot: true,
      hidesFollowers: true,
      hidesFollowersCount: true,
      password: passwordOf('bob'),
    }),
    carol: await local('carol', 2, { isLocked: true }),
    dave: await local('dave', 3, { password: passwordOf('dave') }),
    erin: await local('erin', 4, {
      password: passwordOf('erin'),
      totpSecret: TOTP_SECRET,
      recoveryCodes: RECOVERY_CODES,
      isSuggested: true,
    }),
    mod: await local('mod', 5, { role: 'moderator', isSuggested: true }),
    admin: await local('admin', 6, { role: 'admin' }),
    zoe: await remote('zoe', 'remote.example.com', 7),
    zack: await remote('zack', 'remote.example.com', 8, { isLocked: true, isBot: true }),
    iri: await remote('iri', 'xn--bcher-kva.example.com', 9),
  }
}

/** What is there, and whoever asks it by name. */
export const worldOf = (instance: Instance, { people, tokens }: Pick<World, 'people' | 'tokens'>): World => ({
  instance,
  people,
  tokens,
  ask: (as, method, path, body, headers) =>
    ask(instance, as === null ? null : (tokens[as] ?? as), method, path, body, headers),
  close: () => instance.close(),
})

/** A handful of people and nothing else, at a fixed moment. */
export const createWorld = async (
  options: Partial<SiteOptions> = {},
  database = ':memory:',
): Promise<World> => {
  const instance = createInstance({ database, now: () => NOW, options, passwordCost: PASSWORD_COST })
  const { commands } = instance
  for (const name of ['badge', 'blobcat', 'blobfox', 'party']) {
    await commands.addEmoji({
      shortcode: name === 'badge' ? 'badge88' : name,
      path: `/emoji/blobs/${name}.png`,
      pack: 'blobs',
    })
  }
  for (const name of ['hehe', 'nothehe'])
    await commands.addEmoji({ shortcode: name, path: `/emoji/${name}.png`, tags: ['Akkoma'] })
  const people = await createPeople(instance)
  const tokens: Record<string, string> = {}
  for (const name of ['alice', 'bob', 'carol', 'dave', 'erin', 'mod', 'admin'] as const) {
    tokens[name] = await commands.createToken({
      accountId: people[name].id,
      appName: 'TestFE',
      ...(people[name].role === 'member' ? {} : { scopes: 'read write follow push admin' }),
    })
  }
  return worldOf(instance, { people, tokens })
}
