import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

import { endSession } from '../../model/session.ts'
import { forgetEverything, openSignUp, puzzle, serveSignUp } from './testing.tsx'

beforeEach(forgetEverything)
afterEach(() => {
  endSession('left')
  forgetEverything()
})

const captchaPath = '/api/v1/pleroma/captcha'

function serveCaptchas(change: object = {}) {
  const server = serveSignUp({
    captcha: () => ({ body: { ...puzzle(server.asked(captchaPath).length), ...change } }),
  })
  return server
}

const another = { name: 'Show another image' }

test('[REG-13] a press of the picture, by mouse or by key, brings another one, and the answer goes with it', async () => {
  const server = serveCaptchas()
  const { screen, field } = await openSignUp()
  const picture = screen.getByRole('button', another)
  await expect.element(picture).toBeVisible()
  const urlOf = () => picture.element().querySelector('img')?.getAttribute('src')
  expect(urlOf()).toContain("height='11'")
  await field('Characters in the image').fill('abc')
  await picture.press()
  await expect.poll(urlOf).toContain("height='12'")
  await expect.element(field('Characters in the image')).toHaveValue('')
  picture.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(urlOf).toContain("height='13'")
  expect(server.asked(captchaPath).map(({ bearer }) => bearer)).toEqual([null, null, null])
})

test('[REG-14] where the server wants no captcha none is shown and none is sent', async () => {
  const server = serveSignUp({ captcha: { body: { type: 'none' } } })
  const { screen, fillIn, submit } = await openSignUp()
  await fillIn()
  expect(screen.getByRole('button', another).query()).toBeNull()
  await submit()
  await expect.poll(() => server.asked('/api/v1/accounts')).toHaveLength(1)
  expect(Object.keys(server.asked('/api/v1/accounts')[0]?.form ?? {}).join()).not.toContain('captcha')
})

for (const type of ['kocaptcha', 'native', 'riddle'])
  test(`[REG-15] a captcha of the type ${type} shows its picture and sends the three fields`, async () => {
    const server = serveCaptchas({ type })
    const { screen, fillIn, submit } = await openSignUp()
    await expect.element(screen.getByRole('button', another)).toBeVisible()
    await fillIn({ 'Characters in the image': '4x7' })
    await submit()
    await expect.poll(() => server.asked('/api/v1/accounts')).toHaveLength(1)
    expect(server.asked('/api/v1/accounts')[0]?.form).toMatchObject({
      captcha_solution: '4x7',
      captcha_token: 'token-1',
      captcha_answer_data: 'data-1',
    })
  })

test('a captcha without a picture says so, and can be answered all the same [BUG: showed only a label]', async () => {
  serveCaptchas({ type: 'spoken', url: undefined })
  const { screen, field } = await openSignUp()
  await expect.element(screen.getByText(/a captcha \(spoken\) that Skein can’t show/)).toBeVisible()
  await expect.element(field('Characters in the image')).toBeEnabled()
})

test('a captcha that does not load says why and is asked for again; the form can be sent without it', async () => {
  let isDown = true
  const server = serveSignUp({
    captcha: () => (isDown ? { body: { error: 'Kocaptcha service unavailable' } } : { body: puzzle(1) }),
  })
  const { screen, submit, fillIn } = await openSignUp()
  await expect
    .element(screen.getByText(/Couldn’t load the captcha\. Kocaptcha service unavailable/))
    .toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Retry' }).press()
  await expect.element(screen.getByRole('button', another)).toBeVisible()
  await fillIn({ 'Characters in the image': '1' })
  await submit()
  await expect.poll(() => server.asked('/api/v1/accounts')).toHaveLength(1)
})

test('a picture that does not load says so in its place', async () => {
  serveCaptchas({ url: 'data:image/png;base64,AAAA' })
  const { screen } = await openSignUp()
  await expect.element(screen.getByText('Couldn’t load the image. Press for a new one.')).toBeVisible()
})
