import { beforeEach, expect, test } from 'vitest'

import { capabilitiesOf, changeInstance } from '../../model/testing/change-instance.ts'
import { serve, defaultAnswers, type Reply } from '../../model/testing/fake-server.ts'
import { openForm, serveBut } from './testing.tsx'

const metadata = '/.well-known/oauth-authorization-server'

beforeEach(() => {
  changeInstance({ branding: { name: 'Fenland' } })
})

test('[AUTH-12] a server that lists no password grant is signed in to by its own page, without a form for a password', async () => {
  serveBut(metadata, { body: { grant_types_supported: ['authorization_code', 'client_credentials'] } })
  const { redirect, username } = await openForm()
  await expect.element(redirect).toBeVisible()
  expect(username.query()).toBeNull()
})

test('[AUTH-01] a server that lists the password grant gets the form', async () => {
  serveBut(metadata, { body: { grant_types_supported: ['password', 'authorization_code'] } })
  const { username, redirect } = await openForm()
  await expect.element(username).toBeVisible()
  expect(redirect.query()).toBeNull()
})

test.for<[string, Reply]>([
  ['nothing', { status: 404, body: { error: 'Not found' } }],
  ['its front page', { body: '<!DOCTYPE html><title>Fenland</title>' }],
  ['no kinds of grants', { body: { issuer: 'https://fen.example' } }],
  ['nothing, being out of reach', 'unreachable'],
])('[AUTH-01] a server that says %s of its sign-in gets the form', async ([, reply]) => {
  serveBut(metadata, reply)
  const { username } = await openForm()
  await expect.element(username).toBeVisible()
})

test('[AUTH-01] a server of the Pleroma family gets the form before it has answered', async () => {
  changeInstance({ capabilities: capabilitiesOf('pleroma_api') })
  serveBut(metadata, 'never')
  const { username } = await openForm()
  await expect.element(username).toBeVisible()
})

test.for([
  ['unsupported_grant_type', 'The authorization grant type is not supported by the authorization server.'],
  ['invalid_request', 'Bad Request: redirect_uri was not set in the token request form'],
] as const)(
  '[AUTH-12] a password refused with %s leads to the server’s own page, and the focus goes there',
  async ([error, words]) => {
    const server = serve((seen) =>
      seen.form['grant_type'] === 'password'
        ? { status: 400, body: { error, error_description: words } }
        : defaultAnswers(seen),
    )
    const { screen, redirect, username, submit } = await openForm()
    await submit()
    await expect.element(redirect).toHaveFocus()
    await expect
      .element(screen.getByLive('urgent'))
      .toHaveTextContent('This server accepts passwords on its own sign-in page only. Continue there.')
    expect(username.query()).toBeNull()
    expect(server.asked('/oauth/token')).toHaveLength(1)
  },
)
