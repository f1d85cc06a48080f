import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { getNotices } from '../../../model/notices.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { faultTable } from '../../../testing/fault-table.ts'
import { draw, leaveServer, signInAtServer } from '../testing/open.tsx'
import { TwoFactor } from './TwoFactor.tsx'

const mfa = '/api/pleroma/accounts/mfa'
const newCodes = `GET ${mfa}/backup_codes`
const newKey = `GET ${mfa}/setup/totp`
const confirm = `POST ${mfa}/confirm/totp`
const disable = `DELETE ${mfa}/totp`
const key = '4JS4BMJHIJ3PYVM7'

let server: FakeServer
let isOn: boolean
beforeEach(async () => {
  server = await signInAtServer()
  isOn = false
  server.on(`GET ${mfa}`, () => ({ settings: { enabled: isOn, totp: isOn } }))
  server.on(newCodes, () => ({ codes: ['719992013102c6d2', 'e2ceef457cd61bc0'] }))
  server.on(newKey, () => ({ key, provisioning_uri: `otpauth://totp/wren?secret=${key}` }))
  server.on(confirm, () => {
    isOn = true
    return {}
  })
  server.on(disable, () => {
    isOn = false
    return {}
  })
})
afterEach(async () => {
  await leaveServer()
  vi.restoreAllMocks()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const makeCodes = button('Make new recovery codes')
const codeField = page.getByLabelText('Six-digit code from the app')
const passwordField = page.getByLabelText('Your password, once more')
const urgent = page.getByLive('urgent')
/** Requests that replace what a person has kept. */
const replacing = () => [...server.asked(newCodes), ...server.asked(newKey)].length

async function walkToKey() {
  await draw(<TwoFactor />)
  await makeCodes.press()
  await button('Make a new key').press()
  await expect.element(codeField).toHaveFocus()
}

async function fillProof(code = '407 123') {
  await codeField.fill(code)
  await passwordField.fill('a b')
  await button('Turn on').press()
}

test('[DATA-11] [DATA-13] setting up shows recovery codes, then the key as QR code and text, and takes a code and the password', async () => {
  await draw(<TwoFactor />)
  await expect.element(makeCodes).toBeVisible()
  expect(replacing()).toBe(0)
  await makeCodes.press()
  await expect.element(page.getByText('7199 9201 3102 c6d2')).toBeVisible()
  await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
  expect(server.asked(newKey)).toEqual([])
  await button('Make a new key').press()
  await expect.element(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  await expect.element(page.getByText('4JS4 BMJH IJ3P YVM7')).toBeVisible()
  await expect.element(codeField).toHaveFocus()
  await fillProof()
  await expect.element(page.getByText('Two-factor sign-in is on.')).toHaveFocus()
  expect(server.asked(confirm).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { password: 'a b', code: '407123' },
  ])
  await expect.element(page.getByText('7199 9201 3102 c6d2')).toBeVisible()
  expect(replacing()).toBe(2)
})

test('codes and key are requested by their buttons only: neither drawing again, going back nor retrying requests them', async () => {
  const screen = await draw(<TwoFactor />)
  await expect.element(makeCodes).toBeVisible()
  await screen.unmount()
  await draw(<TwoFactor />)
  await expect.element(makeCodes).toBeVisible()
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  expect(replacing()).toBe(0)
  await makeCodes.press()
  await button('Make a new key').press()
  await button('Back').press()
  await button('Back to the key').press()
  await expect.element(page.getByText('4JS4 BMJH IJ3P YVM7')).toBeVisible()
  expect(server.asked(newCodes)).toHaveLength(1)
  expect(server.asked(newKey)).toHaveLength(1)
})

test('a key that is on its way cannot be cancelled, so that it does not come after all', async () => {
  const release = server.hold(`${mfa}/setup/totp`)
  await draw(<TwoFactor />)
  await makeCodes.press()
  await button('Make a new key').press()
  await expect.element(button('Cancel')).toBeDisabled()
  release()
  await expect.element(codeField).toHaveFocus()
  await button('Back').press()
  await button('Cancel').press()
  await expect.element(makeCodes).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Two-factor sign-in' })).toHaveFocus()
})

test('a code that is not six digits is refused at its field, and a wrong one is explained there', async () => {
  await walkToKey()
  await fillProof('40 7')
  await expect.element(codeField).toHaveFocus()
  await expect.element(codeField).toHaveAccessibleDescription('Enter the six digits that the app shows.')
  expect(server.changes).toEqual([])
  server.on(confirm, Response.json({ error: 'invalid_token' }, { status: 422 }))
  await fillProof()
  await expect
    .element(codeField)
    .toHaveAccessibleDescription('That code isn’t right. Enter the one that the app shows now.')
  await expect.element(codeField).toHaveFocus()
  await expect.element(passwordField).toHaveValue('a b')
})

test('[DATA-11] a wrong password is refused in the server’s words, and the key stays', async () => {
  await walkToKey()
  server.on(confirm, Response.json({ error: 'Invalid password.' }, { status: 422 }))
  await fillProof()
  await expect.element(urgent).toHaveTextContent('Couldn’t turn on two-factor sign-in. Invalid password.')
  await expect.element(page.getByText('4JS4 BMJH IJ3P YVM7')).toBeVisible()
  expect(replacing()).toBe(2)
})

test('two-factor sign-in counts as on when the server turned it on and only its answer was lost', async () => {
  await walkToKey()
  server.on(confirm, () => {
    isOn = true
    return 'unreachable'
  })
  await fillProof()
  await expect.element(page.getByText('Two-factor sign-in is on.')).toBeVisible()
})

test('where a new key was never confirmed, that is said, and another key can be made', async () => {
  server.on(`GET ${mfa}`, () => ({ settings: { enabled: true, totp: isOn } }))
  await draw(<TwoFactor />)
  await expect.element(page.getByText(/only recovery codes sign you in/)).toBeVisible()
  await button('Make a new key').press()
  await fillProof()
  await expect.element(page.getByText(/^Signing in takes a code/)).toBeVisible()
  expect(server.asked(newCodes)).toEqual([])
  expect(server.asked(newKey)).toHaveLength(1)
})

test('[DATA-12] it is turned off with the password', async () => {
  isOn = true
  await draw(<TwoFactor />)
  await button('Turn off two-factor sign-in').press()
  const form = page.getByRole('form', { name: 'Turn off two-factor sign-in' })
  await expect.element(form.getByLabelText('Password of this account')).toHaveFocus()
  await form.getByLabelText('Password of this account').fill('a b')
  await form.getByRole('button', { name: 'Turn off two-factor sign-in' }).press()
  await expect.element(makeCodes).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Two-factor sign-in' })).toHaveFocus()
  expect(server.asked(disable).map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ password: 'a b' }])
})

test('[DATA-13] new codes are made after a question, and the old ones are gone from the screen', async () => {
  isOn = true
  await draw(<TwoFactor />)
  await makeCodes.press()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Cancel' }).press()
  expect(replacing()).toBe(0)
  await makeCodes.press()
  await question.getByRole('button', { name: 'Make new recovery codes' }).press()
  await expect.element(page.getByText('e2ce ef45 7cd6 1bc0')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus()
  expect(server.asked(newCodes)).toHaveLength(1)
})

test('codes and key are copied, are never in a notice, and are nowhere in storage', async () => {
  const copied: string[] = []
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) }
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard)
  await walkToKey()
  await button('Copy key').press()
  await button('Copy recovery codes').press()
  await expect.poll(() => copied).toEqual([key, '719992013102c6d2\ne2ceef457cd61bc0'])
  const kept = JSON.stringify([getNotices(), { ...localStorage }, { ...sessionStorage }, history.state])
  for (const secret of [key, '719992013102c6d2', 'e2ceef457cd61bc0']) expect(kept).not.toContain(secret)
})

test('what cannot be copied is said, because it can still be selected', async () => {
  const clipboard = { writeText: () => Promise.reject(new Error('no')) }
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard)
  await walkToKey()
  await button('Copy key').press()
  await expect
    .poll(() => getNotices().map(({ messageKey }) => messageKey))
    .toEqual(['ownAccount.twoFactor.notCopied'])
})

test.each([
  ['refuses', () => Response.json({ error: 'Not implemented' }, { status: 404 })],
  ['answers with a page', () => new Response('<!doctype html>')],
])('a server that %s does not offer it', async (_, reply) => {
  server.on(`GET ${mfa}`, reply)
  await draw(<TwoFactor />)
  await expect.poll(() => server.asked(mfa).length).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'Two-factor sign-in' })).not.toBeInTheDocument()
})

test('where the server cannot be reached that is said, and asking again shows it', async () => {
  server.on(`GET ${mfa}`, 'unreachable')
  await draw(<TwoFactor />)
  await expect.element(urgent).toMatchTextContent(/^Couldn’t find out whether two-factor sign-in is on\./)
  server.on(`GET ${mfa}`, () => ({ settings: { totp: false } }))
  await button('Retry').press()
  await expect.element(makeCodes).toBeVisible()
})

describe.each(faultTable)('%s', (_, fault) => {
  test('turning off fails: it is still on, nothing was sent twice, and the password can be sent again', async () => {
    isOn = true
    server.on(disable, fault)
    await draw(<TwoFactor />)
    await button('Turn off two-factor sign-in').press()
    const form = page.getByRole('form', { name: 'Turn off two-factor sign-in' })
    await form.getByLabelText('Password of this account').fill('a b')
    const submit = form.getByRole('button', { name: 'Turn off two-factor sign-in' })
    await submit.press()
    await submit.press()
    await expect.element(urgent).toMatchTextContent(/^Couldn’t turn off two-factor sign-in\. ./)
    await expect.element(page.getByText('Two-factor sign-in is on.')).toBeVisible()
    expect(server.asked(disable)).toHaveLength(1)
    await expect.element(form.getByLabelText('Password of this account')).toHaveValue('a b')
  })

  test('new codes do not arrive: that is said, and they are not requested again', async () => {
    server.on(newCodes, fault)
    await draw(<TwoFactor />)
    await makeCodes.press()
    await makeCodes.press()
    await expect.element(urgent).toMatchTextContent(/Codes you have from before may no longer work/)
    expect(server.asked(newCodes)).toHaveLength(1)
  })
})
