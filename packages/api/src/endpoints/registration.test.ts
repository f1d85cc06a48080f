import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import { fetchCaptcha, requestPasswordReset, signUp, type SignUpForm } from './registration.ts'

const recorded = (name: string, status = 200) => json(bodyOf('akkoma-3.16', name), { status })

const form: SignUpForm = {
  username: 'bob',
  fullName: 'Bob',
  email: '',
  password: 'p w',
  confirmation: 'p w',
}

it('[API-86] a captcha is asked for without a token', async () => {
  const { client, seen } = createFakeServer(recorded('pleroma-captcha'))
  const captcha = await fetchCaptcha(client)
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/v1/pleroma/captcha' })
  expect(seen[0]?.headers.has('authorization')).toBe(false)
  expect(captcha).toMatchObject({
    type: 'native',
    token: 'vGVqh82SBYPZSA',
    url: expect.stringMatching(/^data:image/),
    answerData: expect.stringMatching(/^XCP/),
  })
})

it('a server that wants no captcha, or knows none, gives none', async () => {
  expect(await fetchCaptcha(createFakeServer(recorded('pleroma-captcha--disabled')).client)).toBeNull()
  const unknown = createFakeServer(json({ error: 'Not found' }, { status: 404 }))
  expect(await fetchCaptcha(unknown.client)).toBeNull()
})

it('a captcha that the server cannot make is a failure', async () => {
  const { client } = createFakeServer(json({ error: 'Kocaptcha service unavailable' }))
  await expect(fetchCaptcha(client)).rejects.toMatchObject({ kind: 'refused' })
})

it('[API-85] the fields of a sign-up go with the token of the client', async () => {
  const { client, seen } = createFakeServer(recorded('accounts-post'))
  const signedUp = await signUp(client, 'of-app', {
    ...form,
    language: 'pt_BR',
    inviteToken: 'invited',
    captcha: { solution: '42', token: 'c', answerData: 'd' },
  })
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/v1/accounts' })
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer of-app')
  expect(seen[0]?.init.body).toBeInstanceOf(FormData)
  expect(Object.fromEntries(seen[0]?.fields ?? [])).toEqual({
    username: 'bob',
    nickname: 'bob',
    fullname: 'Bob',
    email: '',
    password: 'p w',
    confirm: 'p w',
    language: 'pt-BR',
    token: 'invited',
    captcha_solution: '42',
    captcha_token: 'c',
    captcha_answer_data: 'd',
    locale: 'en_US',
    agreement: 'true',
  })
  expect(signedUp).toMatchObject({
    kind: 'token',
    token: { me: 'http://localhost:4000/users/newbie', accessToken: expect.stringMatching(/^7Kh/) },
  })
})

it.each(['awaiting_approval', 'missing_confirmed_email'])('%s is read as what comes first', async (word) => {
  const { client } = createFakeServer(recorded(`accounts-post--${word}`))
  expect(await signUp(client, 'of-app', form)).toEqual({ kind: 'identifier', identifier: word })
})

it('an answer that says nothing known is unknown', async () => {
  const { client } = createFakeServer(json({ welcome: true }))
  expect(await signUp(client, 'of-app', form)).toEqual({ kind: 'unknown', body: { welcome: true } })
})

it('complaints that are encoded twice are read by field, and ap_id is the username', async () => {
  const taken = createFakeServer(recorded('accounts-post--error-taken', 400))
  await expect(signUp(taken.client, 'of-app', form)).rejects.toMatchObject({
    fields: { email: ['has already been taken'] },
  })
  const both = { ap_id: ['has already been taken'], username: ['is too short'] }
  const twice = createFakeServer(json({ error: JSON.stringify(both) }, { status: 400 }))
  await expect(signUp(twice.client, 'of-app', form)).rejects.toMatchObject({
    fields: { username: ['has already been taken', 'is too short'] },
  })
})

it('[API-90] a new password is asked for by the address in the query', async () => {
  const { client, seen } = createFakeServer(() => new Response(null, { status: 204 }))
  await requestPasswordReset(client, 'bob+1@example.org')
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/auth/password?email=bob%2B1%40example.org' })
  expect(seen[0]?.init.body ?? null).toBeNull()
  expect(seen[0]?.headers.has('authorization')).toBe(false)
  // Akkoma answers 406 to those who take JSON only.
  expect(seen[0]?.headers.get('accept')).toBe('*/*')
})

it('a front page in the place of 204 is no success', async () => {
  const { client } = createFakeServer(() => new Response('<!doctype html><html></html>'))
  await expect(requestPasswordReset(client, 'bob@example.org')).rejects.toMatchObject({ kind: 'garbage' })
})
