import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import type { PollId } from '@skein/api'
import { beforeEach, expect, test } from 'vitest'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wirePoll } from '../../testing/wire.ts'
import { Poll } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
  await seed(server, { poll: wirePoll({ voted: true }) })
})

test('[POLL-07] the results can be asked for at once', async () => {
  const screen = await show(<Poll pollId={'p1' as PollId} />)
  await screen.getByRole('button', { name: 'Refresh' }).press()
  await expect.poll(() => server.calls.map(({ path }) => path)).toEqual(['/api/v1/polls/p1'])
  server.last().answer(wirePoll({ voted: true, votes_count: 9 }))
  await expect.element(screen.getByText(/^9 votes/)).toBeVisible()
})

test('[POLL-07] a refresh that fails says why, keeps the numbers and can be tried again', async () => {
  const screen = await show(<Poll pollId={'p1' as PollId} />)
  const button = screen.getByRole('button', { name: 'Refresh' })
  await button.press()
  await expect.poll(() => server.calls.length).toBe(1)
  server.last().answer({ error: 'Not now' }, 503)
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('Couldn’t refresh the poll. Not now.')
  await expect.element(screen.getByText(/^4 votes/)).toBeVisible()
  await button.press()
  await expect.poll(() => server.calls.length).toBe(2)
  server.last().answer(wirePoll({ voted: true, votes_count: 9 }))
  await expect.element(screen.getByLive('urgent')).not.toBeInTheDocument()
})
