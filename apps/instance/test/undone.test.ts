import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWorld, type World } from './support/world.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

// As recorded from Akkoma 3.16: `statuses-unfavourite--not-favourited` and its neighbours.
it.each([
  ['favourite', 'unfavourite', 'Could not unfavorite'],
  ['reblog', 'unreblog', 'Could not unrepeat'],
])('a %s can be undone once', async (make, undo, message) => {
  const { id } = await world.instance.commands.postStatus({ accountId: world.people.bob.id, text: 'x' })
  const at = (action: string) => world.ask('alice', 'POST', `/api/v1/statuses/${id}/${action}`)
  expect((await at(make)).status).toBe(200)
  expect((await at(undo)).status).toBe(200)
  expect(await at(undo)).toMatchObject({ status: 400, body: { error: message } })
})

it('a follow can be ended once, by either of the two', async () => {
  const { alice, bob } = world.people
  const at = (as: string, action: string, id: string) =>
    world.ask(as, 'POST', `/api/v1/accounts/${id}/${action}`)
  expect((await at('bob', 'follow', alice.id)).status).toBe(200)
  expect((await at('bob', 'unfollow', alice.id)).status).toBe(200)
  expect(await at('bob', 'unfollow', alice.id)).toMatchObject({
    status: 400,
    body: { error: 'Not subscribed!' },
  })
  expect(await at('alice', 'remove_from_followers', bob.id)).toMatchObject({
    status: 404,
    body: { error: 'Record not found' },
  })
})
