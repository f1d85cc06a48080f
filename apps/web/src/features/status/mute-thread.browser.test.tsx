import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FakeServer } from '../../testing/fake-server.ts'
import { ada, wireStatus } from '../../testing/wire.ts'
import { StatusCard } from './index.ts'
import { rememberRow } from './row-memory.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

const conversation = { conversation_id: 7, local: true, thread_muted: false }

async function twoPosts() {
  const pressed = await seed(server, { pleroma: conversation })
  const other = await seed(server, {
    id: 's2',
    account: ada,
    content: '<p>I heard it too.</p>',
    pleroma: conversation,
  })
  return show(
    <>
      <StatusCard statusId={pressed} />
      <StatusCard statusId={other} />
    </>,
  )
}
type Shown = Awaited<ReturnType<typeof show>>
const item = async (screen: Shown, name: string) => {
  await screen.getByRole('button', { name: 'More' }).first().press()
  return screen.getByRole('menuitem', { name })
}

test('[POST-23] the post whose conversation is muted stays, with the way back; the others of it go', async () => {
  const screen = await twoPosts()
  await (await item(screen, 'Mute conversation')).press()
  await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/mute'])
  await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
  await expect.element(screen.getByText('I heard it too.')).not.toBeInTheDocument()
  server.last().answer(wireStatus({ muted: true, pleroma: { ...conversation, thread_muted: true } }))
  await (await item(screen, 'Unmute conversation')).press()
  await expect.element(screen.getByText('I heard it too.')).toBeVisible()
})

test('[POST-23] a conversation that could not be muted leaves everything as it was', async () => {
  const screen = await twoPosts()
  await (await item(screen, 'Mute conversation')).press()
  await expect.poll(() => server.changes).toHaveLength(1)
  server.last().fail()
  await expect.element(screen.getByLive('urgent')).toBeVisible()
  await expect.element(screen.getByText('I heard it too.')).toBeVisible()
  // Nothing of the press is left: muted for another reason it folds like any other.
  await seed(server, { muted: true })
  await expect.element(screen.getByText('mira is muted', { exact: true })).toBeVisible()
})

test('[POST-44] x shows a muted post, and stands in the list of keys', async () => {
  const { registeredKeys } = await import('../../model/keys.ts')
  const id = await seed(server, { muted: true })
  const screen = await show(<StatusCard statusId={id} />)
  await expect.element(screen.getByText('mira is muted', { exact: true })).toBeVisible()
  ;(screen.getByRole('article').element() as HTMLElement).focus()
  await expect
    .poll(() => registeredKeys().filter(({ label }) => label === 'status.reading.showMuted'))
    .toMatchObject([{ group: 'post', keys: ['x'] }])
  await userEvent.keyboard('fox')
  await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
  expect(server.changes).toEqual([])
  expect(location.pathname).toBe('/')
  await expect.element(screen.getByRole('article')).toHaveFocus()
  rememberRow(id, { isUnmuted: false })
})
