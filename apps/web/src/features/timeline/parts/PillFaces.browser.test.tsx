// First: it fixes the order of the style layers, as the application's own start does.
import '../../../app/styles/index.ts'
import { createClient, verifyCredentials, type AccountId } from '@skein/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { WithEnglish } from '../../../i18n/testing.tsx'
import { entityStore } from '../../../model/entities.ts'
import { startAfresh, wirePerson } from '../../../model/testing/routed-server.ts'
import { PersonAvatar } from '../../media/index.ts'
import { NewPostsPill } from './NewPostsPill.tsx'

const drawn = (name: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>${name}</title></svg>`

async function meet(name: string, picture = name): Promise<AccountId> {
  const avatar = drawn(picture)
  const fetch = () => Promise.resolve(Response.json(wirePerson(name, { avatar, avatar_static: avatar })))
  return entityStore.ingestAccount(
    await verifyCredentials(createClient({ baseUrl: 'https://fen.example', fetch })),
  )
}

/** Draws their pictures elsewhere on the page, as their posts do. */
async function showPosts(ids: readonly AccountId[]): Promise<void> {
  const shown = await render(
    ids.map((id) => <PersonAvatar key={id} account={entityStore.accounts.get(id)!} alt={id} />),
  )
  const pictures = () => [...shown.container.querySelectorAll('img')]
  await expect.poll(() => pictures().filter(({ complete }) => complete).length).toBe(ids.length)
  // Their `load` events come a task after they are complete.
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

const pill = (authors: readonly AccountId[]) => (
  <WithEnglish>
    <NewPostsPill count={authors.length} hasMore={false} authors={authors} onPress={() => undefined} />
  </WithEnglish>
)

const namesOf = (container: Element) =>
  [...container.querySelectorAll('img')].map(({ src }) => /<title>(.*)<\/title>/.exec(decodeURI(src))?.[1])

beforeEach(() => {
  startAfresh()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())

test('[TL-05] the faces of who posted change every 5 seconds at most, however fast posts come', async () => {
  const people = await Promise.all(['ada', 'ben', 'cleo', 'dora', 'eve'].map((name) => meet(name)))
  await showPosts(people)
  const [ada, ben, cleo, dora, eve] = people as [AccountId, AccountId, AccountId, AccountId, AccountId]
  const screen = await render(pill([ada]))
  expect(namesOf(screen.container)).toEqual(['ada'])
  await screen.rerender(pill([ben, ada]))
  await screen.rerender(pill([cleo, ben, ada]))
  vi.advanceTimersByTime(4_999)
  await screen.rerender(pill([dora, cleo, ben, ada]))
  expect(namesOf(screen.container)).toEqual(['ada'])
  vi.advanceTimersByTime(1)
  await expect.poll(() => namesOf(screen.container)).toEqual(['dora', 'cleo', 'ben'])
  // Whose post is gone again goes at once.
  await screen.rerender(pill([eve, dora, ben, ada]))
  expect(namesOf(screen.container)).toEqual(['dora', 'ben'])
})

test('[TL-05] no face is fetched for the button: it shows those that the page has shown already', async () => {
  const people = await Promise.all(['fay', 'gus', 'hal'].map((name) => meet(name)))
  const [fay, gus, hal] = people as [AccountId, AccountId, AccountId]
  const screen = await render(pill(people))
  expect(namesOf(screen.container)).toEqual([])
  await showPosts([gus])
  vi.advanceTimersByTime(5_000)
  await expect.poll(() => namesOf(screen.container)).toEqual(['gus'])
  // A new picture of somebody is another one.
  await meet('gus', 'gus anew')
  await showPosts([fay])
  vi.advanceTimersByTime(5_000)
  await expect.poll(() => namesOf(screen.container)).toEqual(['fay'])
  await screen.rerender(pill([hal]))
  expect(namesOf(screen.container)).toEqual([])
})
