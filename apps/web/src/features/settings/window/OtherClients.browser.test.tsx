import { beforeEach, expect, test, vi } from 'vitest'

import { changeInstance } from '../../../model/testing/change-instance.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { freshWorld, show } from '../../../testing/world.tsx'
import { OtherClients } from './OtherClients.tsx'

let server: FakeServer
beforeEach(() => {
  server = freshWorld()
  changeInstance({ capabilities: { settingsProfiles: true } })
})

test('another client of the server is chosen for this browser, and the page is shown anew', async () => {
  server.on('GET /api/v1/akkoma/preferred_frontend/available', () => ['pleroma-fe/stable', 'skein/1.0'])
  server.on('PUT /api/v1/akkoma/preferred_frontend', () => ({ frontend_name: 'pleroma-fe/stable' }))
  const onChosen = vi.fn()
  const screen = await show(<OtherClients onChosen={onChosen} />)
  expect(screen.getByRole('button').elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Use pleroma-fe/stable' }).press()
  await expect.poll(() => onChosen).toHaveBeenCalledOnce()
  expect(JSON.parse(server.last().body)).toEqual({ frontend_name: 'pleroma-fe/stable' })
  expect(screen.getByRole('button').elements()).toHaveLength(1)
})

test('a refusal is told in the server’s words, and a server without a choice offers none', async () => {
  server.on('GET /api/v1/akkoma/preferred_frontend/available', () => ['pleroma-fe/stable'])
  server.on('PUT /api/v1/akkoma/preferred_frontend', () =>
    Response.json({ error: 'Not this one' }, { status: 400 }),
  )
  const screen = await show(<OtherClients />)
  await screen.getByRole('button', { name: 'Use pleroma-fe/stable' }).press()
  await expect.element(screen.getByText('Couldn’t switch to pleroma-fe/stable. Not this one.')).toBeVisible()
  server.on('GET /api/v1/akkoma/preferred_frontend/available', () => [])
  const other = await show(<OtherClients />)
  await expect.poll(() => server.asked('/api/v1/akkoma/preferred_frontend/available')).toHaveLength(2)
  expect(other.container.textContent).toBe('')
})
