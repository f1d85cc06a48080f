import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWorld, type World } from './support/world.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

const send = (fields: Record<string, string>) =>
  world.ask(null, 'POST', '/main/ostatus', new URLSearchParams(fields))

it('(USER-27) the form of the client is answered with a page that asks for the visitor’s own account', async () => {
  const answer = await send({ nickname: 'alice', profile: '' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.body).toContain('name="user[nickname]" value="alice"')
  expect(answer.body).toContain('name="user[profile]"')
  expect(answer.body).not.toMatch(/<script|style=|onclick/i)
})

it('the page leads to the visitor’s own server, with the address of the person', async () => {
  const answer = await send({ 'user[nickname]': 'alice', 'user[profile]': '@kit@reed.example' })
  const place = new URL(answer.headers.get('location') ?? '')
  expect([answer.status, place.origin, place.pathname]).toEqual([
    302,
    'https://reed.example',
    '/authorize_interaction',
  ])
  expect(place.searchParams.get('uri')).toMatch(/\/users\/alice$/)
})

it('(ROUTE-20) a post is answered from elsewhere in the same way', async () => {
  const { id } = await world.instance.commands.postStatus({ accountId: world.people.alice.id, text: 'x' })
  const page = await world.ask(null, 'GET', `/main/ostatus?status_id=${id}`)
  expect(page.body).toContain(`name="status[status_id]" value="${id}"`)
  const answer = await send({ 'status[status_id]': id, 'status[profile]': 'kit@reed.example' })
  expect(new URL(answer.headers.get('location') ?? '').searchParams.get('uri')).toMatch(/^http/)
})

it.for(['kit', 'https://reed.example/kit', '"><script>alert(1)</script>'])(
  'what is no account, %s, is said to be none, and is kept in the field, escaped',
  async (profile) => {
    const answer = await send({ 'user[nickname]': 'alice', 'user[profile]': profile })
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('role="alert"')
    expect(answer.body).not.toContain('<script>')
  },
)

it.for(['?nickname=nobody', '?status_id=none', '', '?nickname=alice@else.example'])(
  'what is not here, "%s", is a page that says so',
  async (query) => {
    const answer = await world.ask(null, 'GET', `/main/ostatus${query}`)
    expect([answer.status, String(answer.body).includes('is not here')]).toEqual([404, true])
  },
)
