import { fetchAccount, type AccountId } from '@skein/api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { expectNothingFound } from '../../testing/gallery/looks.ts'
import { server } from '../../testing/signed-in.ts'
import { wireAccount } from '../../testing/wire.ts'
import { box, button, entriesOf, notices, openRestrictions, relation, tab } from './testing/open.tsx'

const list = 'GET /api/v1/domain_blocks'
const peers = 'GET /api/v1/instance/peers'
const field = page.getByRole('combobox', { name: 'Server', exact: true })
const question = page.getByRole('dialog')
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
const blocked = () => entriesOf('Blocked servers')
const bodies = () =>
  server.calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => `${method} ${body}`)

async function openServers(hosts: readonly string[], known: readonly string[] = []) {
  server.on('GET /api/v1/mutes', [])
  server.on(list, hosts)
  server.on(peers, known)
  server.on('POST /api/v1/domain_blocks', {})
  server.on('DELETE /api/v1/domain_blocks', {})
  const screen = await openRestrictions()
  await tab('Servers').press()
  await expect.element(field).toBeVisible()
  return screen
}

async function block(domain: string) {
  await button('Block server').press()
  await question.getByRole('button', { name: `Block ${domain}`, exact: true }).press()
}

test('[SET-38] blocked servers are listed, and one is unblocked and blocked again by Undo', async () => {
  const mira = 'id-mira' as AccountId
  const pleroma = { relationship: relation('Mira', { domain_blocking: true }) }
  server.on(`GET /api/v1/accounts/${mira}`, wireAccount({ id: mira, acct: 'mira@bog.example', pleroma }))
  entityStore.ingestAccount(await fetchAccount(getClient(), mira))
  await openServers(['bog.example', 'xn--bcher-kva.example'])
  await expect.poll(blocked).toEqual(['bog.example', '🌏bücher.example'])
  const release = server.hold('/api/v1/domain_blocks')
  const unblock = button('Unblock bog.example')
  await unblock.press()
  await unblock.press()
  await expect.element(unblock).toHaveAttribute('aria-busy', 'true')
  expect(blocked()).toHaveLength(2)
  release()
  await expect.poll(blocked).toEqual(['🌏bücher.example'])
  await expect.element(button('Unblock 🌏bücher.example')).toHaveFocus()
  expect(bodies()).toEqual(['DELETE domain=bog.example'])
  expect(entityStore.relationships.get(mira)?.domainBlocking).toBe(false)
  await button('Undo').press()
  await expect.poll(blocked).toEqual(['bog.example', '🌏bücher.example'])
  expect(bodies().at(-1)).toBe('POST domain=bog.example')
  expect(entityStore.relationships.get(mira)?.domainBlocking).toBe(true)
})

test('[SET-38] servers are unblocked one after the other, because the server writes its whole list each time', async () => {
  await openServers(['bog.example', 'fog.example'])
  const release = server.hold('/api/v1/domain_blocks')
  await button('Unblock bog.example').press()
  await button('Unblock fog.example').press()
  await expect.poll(bodies).toEqual(['DELETE domain=bog.example'])
  release()
  await expect.poll(bodies).toEqual(['DELETE domain=bog.example', 'DELETE domain=fog.example'])
})

test('[SET-38] a server that another client wrote in capitals is unblocked as it was written', async () => {
  await openServers(['Bog.Example'])
  await expect.poll(blocked).toEqual(['bog.example'])
  await button('Unblock bog.example').press()
  await expect.element(page.getByText('You haven’t blocked any servers')).toBeVisible()
  expect(bodies()).toEqual(['DELETE domain=Bog.Example'])
})

test('[SET-38] a name that was typed is sent as in addresses, after a question, and shown in its letters', async () => {
  await openServers(['bog.example'])
  await field.fill('https://BÜCHER.example/about')
  await button('Block server').press()
  await expect
    .element(question)
    .toMatchTextContent(/Block everything from 🌏bücher\.example\?.*followers there will be removed/)
  expect(bodies()).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).press()
  await block('🌏bücher.example')
  await expect.poll(blocked).toEqual(['🌏bücher.example', 'bog.example'])
  expect(bodies()).toEqual(['POST domain=xn--bcher-kva.example'])
  await expect.element(field).toHaveValue('')
  await expect.element(notices.getByText('🌏bücher.example is blocked.')).toBeVisible()
})

test('[SET-38] names are completed from the servers that are known, which are asked for once, by keyboard', async () => {
  await openServers(['bog.example'], ['old.bog.example', 'Bogus.example', 'bog.example', 'fen.example'])
  expect(server.asked(peers)).toEqual([])
  field.element().focus()
  await userEvent.keyboard('bo')
  await expect.poll(options).toEqual(['bogus.example', 'old.bog.example'])
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('g')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('old.bog.example')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('bogus.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('bogus.example')
  expect(options()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Block bogus.example' }).press()
  await expect.poll(blocked).toEqual(['bogus.example', 'bog.example'])
  expect(server.asked(peers)).toHaveLength(1)
})

test('Escape closes the names, then empties the field', async () => {
  await openServers([], ['bog.example'])
  field.element().focus()
  await userEvent.keyboard('b')
  await expect.poll(options).toEqual(['bog.example'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(options).toEqual([])
  await expect.element(field).toHaveValue('b')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
})

test('[SET-38] where the known servers cannot be read, a name is still typed in full', async () => {
  await openServers([])
  server.on(peers, () => Response.json({ error: 'Forbidden' }, { status: 403 }))
  await field.fill('bog.example')
  await expect.element(page.getByText(/^Names can’t be completed right now\./)).toBeVisible()
  await block('bog.example')
  await expect.poll(blocked).toEqual(['bog.example'])
  expect(page.getByText(/^Couldn’t/).elements()).toEqual([])
})

test('what is no name and what is blocked already is said at the field, and nothing is sent', async () => {
  await openServers(['bog.example'])
  await expect.poll(blocked).toEqual(['bog.example'])
  await field.fill('bog')
  await button('Block server').press()
  await expect.element(page.getByText('Enter the full name of a server, such as example.com.')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('Bog.example')
  await button('Block server').press()
  await expect.element(page.getByText('You’ve already blocked this server.')).toBeVisible()
  expect(bodies()).toEqual([])
})

test('a refusal keeps what was typed, and the row', async () => {
  await openServers(['bog.example'])
  server.faults.set('/api/v1/domain_blocks', 'unreachable')
  await button('Unblock bog.example').press()
  const reason = 'Couldn’t reach the server. The server may have made the change anyway.'
  await expect.element(notices.getByText(`Couldn’t unblock bog.example. ${reason}`)).toBeVisible()
  await field.fill('fen.example')
  await block('fen.example')
  await expect.element(notices.getByText(`Couldn’t block fen.example. ${reason}`)).toBeVisible()
  await expect.element(field).toHaveValue('fen.example')
  await field.fill('')
  await expect.poll(blocked).toEqual(['bog.example'])
})

test('[SET-38] what is typed filters the list, and several servers are unblocked in one go', async () => {
  await openServers(['bog.example', 'old.bog.example', 'fen.example'])
  await expect.poll(blocked).toHaveLength(3)
  await field.fill('bog')
  await expect.poll(blocked).toEqual(['bog.example', 'old.bog.example'])
  await box('Select all').press()
  await button('Unblock 2 servers').press()
  await expect.element(page.getByText('No blocked server matches.')).toBeVisible()
  await expect.element(field).toHaveFocus()
  expect(bodies()).toEqual(['DELETE domain=bog.example', 'DELETE domain=old.bog.example'])
  await field.fill('')
  await expect.poll(blocked).toEqual(['fen.example'])
})

test('axe finds nothing among servers, nor with names to choose from', async () => {
  const screen = await openServers(['bog.example'], ['fen.example'])
  await expect.poll(blocked).toEqual(['bog.example'])
  await expectNothingFound(screen.container)
  await field.fill('f')
  await expect.poll(options).toEqual(['fen.example'])
  await expectNothingFound(document.body)
})
