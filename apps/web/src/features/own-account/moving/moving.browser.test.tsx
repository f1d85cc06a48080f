import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getNotices } from '../../../model/notices.ts'
import { getSession } from '../../../model/session.ts'
import { accountKey } from '../../../model/storage.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { draw, leaveServer, signInAtServer } from '../testing/open.tsx'
import { Moving } from './Moving.tsx'

const path = '/api/pleroma/aliases'
let server: FakeServer
let aliases: string[]
beforeEach(async () => {
  server = await signInAtServer()
  aliases = ['wren@old.example']
  server.on(`GET ${path}`, () => ({ aliases: [...aliases] }))
})
afterEach(leaveServer)

const region = (name: string) => page.getByRole('region', { name })
const aliasCard = region('Aliases: other accounts that are you')
const moveCard = region('Move your followers')
const deleteCard = region('Delete this account')
const urgent = page.getByLive('urgent')
const success = { status: 'success' }
const question = page.getByRole('dialog')

test('[DATA-06] aliases are listed, added and removed, and a removal can be undone', async () => {
  server.on(`PUT ${path}`, ({ body }: { body: string }) => {
    aliases.push((JSON.parse(body) as { alias: string }).alias)
    return success
  })
  server.on(`DELETE ${path}`, ({ body }: { body: string }) => {
    const { alias } = JSON.parse(body) as { alias: string }
    aliases = aliases.filter((each) => each !== alias)
    return success
  })
  await draw(<Moving />)
  await expect.element(aliasCard.getByText('@wren@old.example')).toBeVisible()
  const field = aliasCard.getByLabelText('Another account')
  const add = aliasCard.getByRole('button', { name: 'Add alias' })
  await add.press()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription('Enter an address like name@server.')
  await field.fill(' @wren@loom.example ')
  await add.press()
  await expect.element(aliasCard.getByText('@wren@loom.example')).toBeVisible()
  await expect.element(field).toHaveValue('')
  await aliasCard.getByRole('button', { name: 'Remove wren@old.example' }).press()
  await expect.element(aliasCard.getByText('@wren@old.example')).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  getNotices()[0]?.undo?.()
  await expect.element(aliasCard.getByText('@wren@old.example')).toBeVisible()
  expect(server.changes).toEqual([`PUT ${path}`, `DELETE ${path}`, `PUT ${path}`])
})

test('[ERR-48] why an alias is not added, removed or read is said', async () => {
  server.on(`PUT ${path}`, () => Response.json({ error: 'Target account does not exist.' }, { status: 404 }))
  server.on(`DELETE ${path}`, () => Response.json({ error: 'Account has no such alias.' }, { status: 404 }))
  await draw(<Moving />)
  const field = aliasCard.getByLabelText('Another account')
  await field.fill('no@where.example')
  await aliasCard.getByRole('button', { name: 'Add alias' }).press()
  await expect
    .element(urgent)
    .toHaveTextContent('Couldn’t add no@where.example. Target account does not exist.')
  await expect.element(field).toHaveValue('no@where.example')
  await aliasCard.getByRole('button', { name: 'Remove wren@old.example' }).press()
  await expect
    .element(page.getByText('Couldn’t remove wren@old.example. Account has no such alias.').first())
    .toBeVisible()
  await expect.element(aliasCard.getByText('@wren@old.example', { exact: true })).toBeVisible()
})

test('[ERR-48] aliases that do not come are said, and can be asked for again', async () => {
  server.on(`GET ${path}`, () => new Response('<p>', { headers: { 'content-type': 'text/html' } }))
  await draw(<Moving />)
  await expect.element(aliasCard.getByText(/^Couldn’t load your aliases\./)).toBeVisible()
  server.on(`GET ${path}`, () => ({ aliases }))
  await aliasCard.getByRole('button', { name: 'Retry' }).press()
  await expect.element(aliasCard.getByText('@wren@old.example')).toBeVisible()
})

const move = moveCard.getByRole('button', { name: 'Move followers' })
async function fillMove() {
  await moveCard.getByLabelText('New account').fill('@wren@loom.example')
  await moveCard.getByLabelText('Password of this account').fill('secret')
}

test('[DATA-10] moving needs the new account and the password, and asks once more', async () => {
  server.on('POST /api/pleroma/move_account', success)
  await draw(<Moving />)
  await move.press()
  const target = moveCard.getByLabelText('New account')
  await expect.element(target).toHaveFocus()
  await expect.element(target).toHaveAccessibleDescription('Enter an address like name@server.')
  await target.fill('@wren@loom.example')
  await userEvent.keyboard('{Enter}')
  const password = moveCard.getByLabelText('Password of this account')
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveAccessibleDescription('Enter a password.')
  expect(question.elements()).toEqual([])
  await fillMove()
  await move.press()
  await expect.element(question).toHaveAccessibleName('Move your followers to wren@loom.example?')
  expect(server.changes).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).press()
  expect(server.changes).toEqual([])
  await move.press()
  await question.getByRole('button', { name: 'Move followers' }).press()
  await expect.poll(getNotices).toMatchObject([{ messageKey: 'ownAccount.move.done' }])
  expect(server.last().form).toEqual({ password: 'secret', target_account: 'wren@loom.example' })
  await expect.element(moveCard.getByLabelText('Password of this account')).toHaveValue('')
})

test('[ERR-48] why followers are not moved is said, and what was typed stays', async () => {
  server.on('POST /api/pleroma/move_account', { error: 'Invalid password.' })
  await draw(<Moving />)
  await fillMove()
  await move.press()
  await question.getByRole('button', { name: 'Move followers' }).press()
  await expect
    .element(urgent)
    .toHaveTextContent('Couldn’t move your followers to wren@loom.example. Invalid password.')
  await expect.element(moveCard.getByLabelText('New account')).toHaveValue('@wren@loom.example')
})

test('what is no address is said to be none before anything is asked', async () => {
  await draw(<Moving />)
  const field = moveCard.getByLabelText('New account')
  await field.fill('wren')
  await expect.element(field).toHaveAccessibleDescription('Enter an address like name@server.')
  await moveCard.getByLabelText('Password of this account').fill('secret')
  await move.press()
  await expect.element(field).toHaveFocus()
  expect(question.elements()).toEqual([])
})

const remove = deleteCard.getByRole('button', { name: 'Delete this account' })

test('[DATA-08] deleting needs the password and a second word; then nobody is signed in and nothing is left', async () => {
  server.on('POST /api/pleroma/delete_account', success)
  localStorage.setItem(accountKey('drafts', 'id-wren'), '[]')
  await draw(<Moving />)
  await remove.press()
  await expect.element(deleteCard.getByLabelText('Password of this account')).toHaveFocus()
  expect(question.elements()).toEqual([])
  await deleteCard.getByLabelText('Password of this account').fill('secret')
  await remove.press()
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await question.getByRole('button', { name: 'Delete for good' }).press()
  await expect.poll(() => getSession().status).toBe('visitor')
  expect(server.asked('POST /api/pleroma/delete_account').map(({ form }) => form)).toEqual([
    { password: 'secret' },
  ])
  expect(location.pathname).toBe('/')
  expect(Object.keys(localStorage).filter((key) => key.includes('id-wren'))).toEqual([])
})

test('[ERR-48] why the account is not deleted is said, and it is still there', async () => {
  server.on('POST /api/pleroma/delete_account', { error: 'Invalid password.' })
  await draw(<Moving />)
  await deleteCard.getByLabelText('Password of this account').fill('wrong')
  await remove.press()
  await question.getByRole('button', { name: 'Delete for good' }).press()
  await expect.element(urgent).toHaveTextContent('Couldn’t delete your account. Invalid password.')
  expect(getSession().status).toBe('signedIn')
})

test('where the server takes none of it, the way to its own pages is shown', async () => {
  await signInAtServer(false)
  await draw(<Moving />)
  await expect.element(page.getByRole('link', { name: /^Open/ })).toHaveAttribute('target', '_blank')
  await expect.element(deleteCard).not.toBeInTheDocument()
})
