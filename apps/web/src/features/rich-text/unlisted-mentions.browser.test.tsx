import { freshWorld, show, signIn } from '../../testing/world.tsx'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { WithEnglish } from '../../i18n/testing.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'
import { ada } from '../../testing/wire.ts'
import { RichText } from './index.ts'

let server: FakeServer
beforeEach(() => {
  server = freshWorld()
})

const written = (name: string) =>
  `<span class="h-card"><a class="u-url mention" href="https://bog.example/@${name}">@${name}</a></span>`
const Text = ({ names }: { readonly names: readonly string[] }) => (
  <RichText html={names.map((name) => `<p>To ${written(name)}.</p>`).join('')} />
)
const lookups = () => server.calls.map(({ path }) => path)
const lookUpOf = (name: string) => `/api/v1/accounts/lookup?acct=${name}%40bog.example`
const link = (name: string) => page.getByRole('link', { name: `@${name}@bog.example` })

/** Whatever the code does when it arrives has been done. */
async function settled() {
  await import('./parts/UnlistedMention.tsx')
  for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

test('[POST-01] a written name that the server does not list is looked up once, and then leads to the person here', async () => {
  await signIn(server)
  await show(<Text names={['ada', 'ada']} />)
  await expect.poll(lookups).toEqual([lookUpOf('ada')])
  await expect.element(link('ada').first()).toHaveAttribute('href', 'https://bog.example/@ada')
  server.last().answer(ada)
  for (const each of [link('ada').first(), link('ada').last()]) {
    await expect.element(each).toHaveAttribute('href', `/users/${encodeURIComponent('id-ada@bog.example')}`)
    await expect.element(each).toHaveTextContent('@ada@bog.example')
    await expect.element(each).not.toHaveAttribute('target')
  }
  expect(lookups()).toHaveLength(1)
})

test('[POST-01] of a name that the server does not know, nothing is said, and it is not asked for again', async () => {
  await signIn(server)
  const screen = await show(<Text names={['nobody']} />)
  await expect.poll(lookups).toEqual([lookUpOf('nobody')])
  server.last().answer({ error: 'Record not found' }, 404)
  await settled()
  await screen.rerender(<WithEnglish>Something else</WithEnglish>)
  await screen.rerender(
    <WithEnglish>
      <Text names={['nobody', 'ada']} />
    </WithEnglish>,
  )
  await expect.poll(lookups).toEqual([lookUpOf('nobody'), lookUpOf('ada')])
  await expect.element(link('nobody')).toHaveAttribute('href', 'https://bog.example/@nobody')
  await expect.element(page.getByLive('urgent')).not.toBeInTheDocument()
})

test('[POST-01] a visitor asks nothing, and a listed name is not looked up', async () => {
  const screen = await show(<Text names={['ada']} />)
  await settled()
  await expect.element(link('ada')).toHaveAttribute('href', 'https://bog.example/@ada')
  expect(lookups()).toEqual([])
  await signIn(server)
  const listed = { id: 'id-tom', acct: 'tom@bog.example', username: 'tom', url: 'https://bog.example/@tom' }
  await screen.rerender(
    <WithEnglish>
      <RichText html={written('tom')} mentions={[listed]} />
    </WithEnglish>,
  )
  await settled()
  await expect.element(page.getByRole('link', { name: '@tom' })).toHaveAttribute('href', '/users/id-tom')
  expect(lookups()).toEqual([])
})

test('[POST-01] two at a time, and those who are far from the screen when they come near', async () => {
  await signIn(server)
  await show(
    <>
      <Text names={['one', 'two', 'three']} />
      <div style={{ blockSize: '9000px' }} />
      <Text names={['far']} />
    </>,
  )
  await expect.poll(lookups).toEqual([lookUpOf('one'), lookUpOf('two')])
  server.calls[0]?.answer({}, 404)
  await expect.poll(lookups).toEqual(['one', 'two', 'three'].map(lookUpOf))
  server.calls[1]?.answer({}, 404)
  server.calls[2]?.answer({}, 404)
  await settled()
  expect(lookups()).toHaveLength(3)
  link('far').element().scrollIntoView()
  await expect.poll(lookups).toHaveLength(4)
})
