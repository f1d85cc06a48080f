import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { getNotices } from '../../../model/notices.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { heard } from '../../../testing/heard.ts'
import { wireAccount } from '../../../testing/wire.ts'
import { draw, leaveServer, signInAtServer } from '../testing/open.tsx'
import { PeopleLists } from './PeopleLists.tsx'

const lists = [
  ['follows', 'People you follow', 'follow_import', 'to follow'],
  ['blocks', 'Blocks', 'blocks_import', 'to block'],
  ['mutes', 'Mutes', 'mutes_import', 'to mute'],
] as const

let server: FakeServer
beforeEach(async () => {
  server = await signInAtServer()
})
afterEach(() => {
  vi.restoreAllMocks()
  leaveServer()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const give = (title: string, content: string | Blob, name = 'people.csv') => {
  const input = document.querySelector(`input[aria-label$=": ${title}"]`)
  return page.elementLocator(input ?? document.body).upload(new File([content], name))
}
const table =
  'Account address,Hide notifications\nbea@loom.example,true\nno address\n@orla@bog.example,false\n'

test.each(lists)(
  '[DATA-05] %s: a file says whom it has, and is sent when somebody says so',
  async (_, title, path) => {
    server.on(`POST /api/pleroma/${path}`, 'job started')
    await draw(<PeopleLists />)
    await give(title, table)
    await expect.element(page.getByText('people.csv: 2 addresses')).toBeVisible()
    await expect
      .element(page.getByText(/up to 2 more people\. 1 line isn’t an address and is left out\./))
      .toBeVisible()
    expect(server.changes).toEqual([])
    await button('Send 2 addresses').press()
    await expect.element(page.getByLive('polite')).toMatchTextContent(/^people\.csv: 2 addresses sent\./)
    expect(server.changes).toEqual([`POST /api/pleroma/${path}`])
    const file = server.last().data.get('list')
    expect(await (file as File).text()).toBe('bea@loom.example\norla@bog.example')
    await expect.element(button(`Choose file: ${title}`)).toHaveFocus()
  },
)

test.each(lists)(
  '[ERR-44] %s: why a list was not taken is said, and it can be sent again',
  async (_, title, path, what) => {
    const route = `POST /api/pleroma/${path}`
    server.on(route, () => Response.json({ error: 'Something went wrong' }, { status: 500 }))
    await draw(<PeopleLists />)
    await give(title, 'bea@loom.example')
    await button('Send 1 address').press()
    const words = `Couldn’t send the people ${what}. Something went wrong.`
    await expect.element(page.getByLive('urgent')).toHaveTextContent(words)
    expect(heard()).toContain(words)
    server.on(route, 'job started')
    await button('Send 1 address').press()
    await expect.element(page.getByText(/1 address sent/)).toBeVisible()
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
  },
)

test('Cancel puts the file away, and sends nothing', async () => {
  await draw(<PeopleLists />)
  await give('Blocks', 'bea@loom.example')
  await button('Cancel').press()
  await expect.element(button('Send 1 address')).not.toBeInTheDocument()
  await expect.element(button('Choose file: Blocks')).toHaveFocus()
  expect(server.changes).toEqual([])
})

test.each([
  [
    'a picture',
    new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0])]),
    /no addresses in this file/,
  ],
  ['nothing', '', /no addresses in this file/],
  ['9 MB', new Blob([new Uint8Array(9_000_000)]), /too large/],
])('a file of %s is refused in words, and another can be chosen', async (_, content, words) => {
  await draw(<PeopleLists />)
  await give('Mutes', content)
  await expect.element(page.getByLive('urgent')).toMatchTextContent(words)
  await button('Dismiss error').press()
  await expect.element(page.getByLive('urgent')).not.toBeInTheDocument()
  await expect.element(button('Choose file: Mutes')).toHaveFocus()
})

function watchSaved() {
  const saved: { name: string; blob: Blob }[] = []
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made.at(-1)
    if (blob !== undefined) saved.push({ name: this.download, blob })
  })
  return saved
}

const pageWith = (path: string, acct: string, next: string | null) =>
  Response.json([wireAccount({ acct })], {
    headers: next === null ? {} : { link: `<https://fen.example${path}?max_id=${next}>; rel="next"` },
  })

test.each([
  ['People you follow', '/api/v1/accounts/id-wren/following', 'friends.csv'],
  ['Blocks', '/api/v1/blocks', 'blocks.csv'],
  ['Mutes', '/api/v1/mutes', 'mutes.csv'],
])('%s are saved with all their pages, each with its server', async (title, path, name) => {
  const saved = watchSaved()
  server.on(`GET ${path}`, ({ url }: { url: URL }) =>
    url.searchParams.get('max_id') === '7'
      ? pageWith(path, 'orla@bog.example', null)
      : pageWith(path, 'bea', '7'),
  )
  await draw(<PeopleLists />)
  await button(`Save mine: ${title}`).press()
  await expect.poll(() => saved.map((each) => each.name)).toEqual([name])
  expect(await saved[0]?.blob.text()).toBe(`bea@${location.host}\norla@bog.example`)
  expect(getNotices()).toMatchObject([{ messageArgs: { name, count: 2 } }])
})

test('blocked servers are saved by their domains', async () => {
  const saved = watchSaved()
  server.on('GET /api/v1/domain_blocks', ['bad.example', 'worse.example'])
  await draw(<PeopleLists />)
  await button('Save mine: Blocked servers').press()
  await expect.poll(() => saved.map((each) => each.name)).toEqual(['blocked-servers.csv'])
  expect(await saved[0]?.blob.text()).toBe('bad.example\nworse.example')
})

test('an empty list is no file, and one that breaks off in the middle is none either', async () => {
  const saved = watchSaved()
  await draw(<PeopleLists />)
  await button('Save mine: Blocks').press()
  await expect.poll(getNotices).toMatchObject([{ messageKey: 'ownAccount.lists.nobody' }])
  server.on('GET /api/v1/mutes', ({ url }: { url: URL }) =>
    url.searchParams.has('max_id')
      ? Response.json({ error: 'Try later' }, { status: 500 })
      : pageWith('/api/v1/mutes', 'bea', '7'),
  )
  await button('Save mine: Mutes').press()
  await expect
    .element(page.getByLive('urgent'))
    .toHaveTextContent('Mutes: couldn’t save the list. Try later.')
  expect(saved).toEqual([])
})

test('where the server takes no lists they can be saved all the same', async () => {
  await signInAtServer(false)
  await draw(<PeopleLists />)
  await expect.element(button('Save mine: Mutes')).toBeVisible()
  await expect.element(button('Choose file: Mutes')).not.toBeInTheDocument()
})
