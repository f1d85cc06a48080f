import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import type { FakeServer } from '../../../testing/fake-server.ts'
import { draw, leaveServer, signInAtServer } from '../testing/open.tsx'
import { Backups } from './Backups.tsx'

const path = '/api/v1/pleroma/backups'
const backup = (change: object = {}) => ({
  id: 1,
  content_type: 'application/zip',
  url: 'https://fen.example/media/archive-wren.zip',
  file_size: 2_097_152,
  processed: true,
  inserted_at: '2026-09-03T10:00:00.000Z',
  ...change,
})

let server: FakeServer
beforeEach(async () => {
  server = await signInAtServer()
})
afterEach(() => {
  vi.useRealTimers()
  leaveServer()
})

const ask = page.getByRole('button', { name: 'Ask for a new one' })
const download = page.getByRole('link', { name: 'Download the backup of September 3, 2026' })

test('[DATA-07] backups are listed with their day and size, and can be downloaded', async () => {
  server.on(`GET ${path}`, [backup()])
  await draw(<Backups />)
  await expect.element(download).toHaveAttribute('href', 'https://fen.example/media/archive-wren.zip')
  await expect.element(page.getByText('2.00 MiB')).toBeVisible()
})

test('[DATA-07] [ERR-47] a new one is asked for, is not ready yet, and is looked for until it is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const made = backup({ processed: false, file_size: 0 })
  server.on(`POST ${path}`, [made])
  await draw(<Backups />)
  await expect.element(page.getByText(/^No backups yet/)).toBeVisible()
  await ask.press()
  await expect.element(page.getByText('This backup is not ready yet.')).toBeVisible()
  await expect.element(download).not.toBeInTheDocument()
  expect(server.changes).toEqual([`POST ${path}`])
  server.on(`GET ${path}`, [backup()])
  await vi.advanceTimersByTimeAsync(16_000)
  await expect.element(download).toBeVisible()
  const asked = server.asked(`GET ${path}`).length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked(`GET ${path}`)).toHaveLength(asked)
})

test('[ERR-48] why a backup is not made is said in the server’s words', async () => {
  server.on(`POST ${path}`, () =>
    Response.json({ error: 'Last export was less than 7 days ago' }, { status: 400 }),
  )
  await draw(<Backups />)
  await ask.press()
  await expect
    .element(page.getByLive('urgent'))
    .toHaveTextContent('Couldn’t ask for a backup. Last export was less than 7 days ago.')
})

test('[ERR-48] backups that do not come are said, and can be asked for again', async () => {
  server.on(`GET ${path}`, () => new Response('<p>Bad gateway', { status: 502 }))
  await draw(<Backups />)
  await expect.element(page.getByText(/^Couldn’t load your backups\./)).toBeVisible()
  server.on(`GET ${path}`, [backup()])
  await page.getByRole('button', { name: 'Retry' }).press()
  await expect.element(download).toBeVisible()
})

test('an address that no browser may open is no link', async () => {
  server.on(`GET ${path}`, [backup({ url: 'javascript:alert(1)', inserted_at: 'soon', file_size: null })])
  await draw(<Backups />)
  await expect.element(page.getByText('Backup', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
