import { beforeEach, expect, test } from 'vitest'
import type { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

const tags = (...names: string[]) => names.map((name) => ({ name, url: `/tag/${name.toLowerCase()}` }))

test('[POST-01] hashtags of Friendica and Hubzilla lead to their timelines here', async () => {
  const id = await seed(server, {
    content:
      'Out #<a href="https://friendly.example/search?tag=rowing" class="mention hashtag" rel="tag">rowing</a> and #<a class="zrl" href="https://hub.example/search?tag=Boats">Boats</a>',
    tags: tags('rowing', 'boats'),
  })
  const screen = await show(<StatusCard statusId={id} />)
  await expect.element(screen.getByRole('link', { name: 'rowing' })).toHaveAttribute('href', '/tag/rowing')
  await expect.element(screen.getByRole('link', { name: 'Boats' })).toHaveAttribute('href', '/tag/boats')
  expect(screen.getByText('Out #rowing and #Boats').elements()).toHaveLength(1)
  expect(screen.getByText(/^Hashtags/).elements()).toHaveLength(0)
})

test('[POST-01] a listed hashtag that is not linked can be reached, in the words or in a line below them', async () => {
  const many = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
  const id = await seed(server, {
    content: '<p>Plain #unlinked tag only</p>',
    tags: tags('Unlinked', 'nsfw', ...many),
  })
  const screen = await show(<StatusCard statusId={id} />)
  await expect
    .element(screen.getByRole('link', { name: '#unlinked' }))
    .toHaveAttribute('href', '/tag/Unlinked')
  await expect.element(screen.getByRole('link', { name: '#six' })).toHaveAttribute('href', '/tag/six')
  expect(screen.getByRole('link', { name: '#seven' }).elements()).toHaveLength(0)
  await screen.getByRole('button', { name: '+2 more' }).press()
  await expect.element(screen.getByRole('link', { name: '#eight' })).toBeVisible()
  expect(screen.getByRole('link', { name: '#nsfw' }).elements()).toHaveLength(0)
})
