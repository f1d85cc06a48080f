import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import type { PollId } from '@skein/api'
import { beforeEach, expect, test } from 'vitest'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wirePoll } from '../../testing/wire.ts'
import { Poll } from './Poll.tsx'
import { PollRoom } from './PollRoom.tsx'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

for (const [what, change] of [
  ['the form', {}],
  ['the results', { voted: true, own_votes: [0] }],
] as const) {
  test(`what a poll asks is read before it can be answered, and ${what} takes no other room`, async () => {
    await seed(server, { poll: wirePoll(change) })
    const poll = { pollId: 'p1' as PollId }
    const screen = await show(
      <div style={{ inlineSize: '20rem' }}>
        <div data-testid="room">
          <PollRoom {...poll} />
        </div>
        <div data-testid="poll">
          <Poll {...poll} />
        </div>
      </div>,
    )
    const room = screen.getByTestId('room')
    for (const title of ['Rye', 'Oat', 'Corn']) await expect.element(room.getByText(title)).toBeVisible()
    // Where it shows results, what asks for newer ones is there later.
    if (what === 'the results')
      await expect.element(screen.getByRole('button', { name: 'Refresh' })).toBeVisible()
    const heightOf = (name: string) => screen.getByTestId(name).element().getBoundingClientRect().height
    expect(Math.abs(heightOf('room') - heightOf('poll'))).toBeLessThan(1)
  })
}
