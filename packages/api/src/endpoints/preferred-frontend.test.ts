import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { choosePreferredFrontend, fetchAvailableFrontends } from './preferred-frontend.ts'

const notFound = () => json({ error: 'Not implemented' }, { status: 404 })
const path = '/api/v1/akkoma/preferred_frontend'

it('the frontends of a server are listed; there are none where the server says so, or has no such list', async () => {
  const { client, seen } = createFakeServer(
    json(['pleroma-fe/stable', 7, '', 'skein/stable']),
    json(null),
    notFound(),
  )
  expect(await fetchAvailableFrontends(client)).toEqual(['pleroma-fe/stable', 'skein/stable'])
  expect(await fetchAvailableFrontends(client)).toEqual([])
  expect(await fetchAvailableFrontends(client)).toEqual([])
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe(`GET ${path}/available`)
})

it('a frontend is chosen by a cookie that is kept, without the token that would sign a session in', async () => {
  const { client, seen } = createFakeServer(json({ frontend_name: 'skein/stable' }))
  expect(await choosePreferredFrontend(client, 'skein/stable', { token: 'mine' })).toBe(true)
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe(`PUT ${path}`)
  expect(seen[0]?.json).toEqual({ frontend_name: 'skein/stable' })
  expect(seen[0]?.init.credentials).toBe('same-origin')
  expect(seen[0]?.headers.has('authorization')).toBe(false)
})

it('a choice that a server does not offer is not made; other failures are told', async () => {
  const { client } = createFakeServer(
    notFound(),
    new Response('<!DOCTYPE html>'),
    json({ error: 'x' }, { status: 500 }),
  )
  expect(await choosePreferredFrontend(client, 'skein/stable')).toBe(false)
  await expect(choosePreferredFrontend(client, 'skein/stable')).rejects.toMatchObject({ kind: 'garbage' })
  await expect(fetchAvailableFrontends(client)).rejects.toMatchObject({ status: 500 })
})
