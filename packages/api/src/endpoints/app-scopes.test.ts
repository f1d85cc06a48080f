import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { registerAppWithin } from './app-scopes.ts'

const app = { name: 'Skein', redirectUri: 'https://a.example/oauth-callback' }
const registered = () => json({ client_id: 'id', client_secret: 'secret' })
const unknownScopes = () =>
  json({ error: "Validation failed: Scopes doesn't match configured on the server." }, { status: 422 })
const scopesOf = (seen: ReturnType<typeof createFakeServer>['seen']) =>
  seen.map(({ fields }) => Object.fromEntries(fields)['scopes'])

it('[API-04] all scopes are asked for where the server does not say which it has', async () => {
  const { client, seen } = createFakeServer(registered())
  expect(await registerAppWithin(client, app, null)).toMatchObject({
    clientId: 'id',
    scopes: 'read write follow push admin',
  })
  expect(scopesOf(seen)).toEqual(['read write follow push admin'])
})

it('[API-04] of a server’s list only the scopes that are wanted are asked for', async () => {
  const { client, seen } = createFakeServer(registered())
  const supported = ['read', 'read:accounts', 'write', 'follow', 'push', 'admin:read', 'admin:write']
  expect((await registerAppWithin(client, app, supported)).scopes).toBe('read write follow push')
  expect(scopesOf(seen)).toEqual(['read write follow push'])
})

it('[API-04] after a refusal fewer scopes are asked for, until the server takes them', async () => {
  const { client, seen } = createFakeServer(unknownScopes(), unknownScopes(), registered())
  expect((await registerAppWithin(client, app, null)).scopes).toBe('read write follow')
  expect(scopesOf(seen)).toEqual([
    'read write follow push admin',
    'read write follow push',
    'read write follow',
  ])
})

it('a list without any wanted scope says nothing', async () => {
  const { client } = createFakeServer(registered())
  expect((await registerAppWithin(client, app, ['openid'])).scopes).toBe('read write follow push admin')
})

it('a refusal that fewer scopes do not mend is told in its first words', async () => {
  let asked = 0
  const refuse = () => json({ error: `refusal ${(asked += 1)}` }, { status: 422 })
  const { client } = createFakeServer(refuse)
  await expect(registerAppWithin(client, app, null)).rejects.toMatchObject({ serverMessage: 'refusal 1' })
  expect(asked).toBe(4)
})

it('another failure is not asked again', async () => {
  const { client, seen } = createFakeServer(json({ error: 'closed' }, { status: 503 }))
  await expect(registerAppWithin(client, app, null)).rejects.toMatchObject({ status: 503 })
  expect(seen).toHaveLength(1)
})
