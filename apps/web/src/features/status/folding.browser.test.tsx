import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { beforeEach, describe, expect, test } from 'vitest'
import { setSetting } from '../../model/settings.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireImage } from '../../testing/wire.ts'
import { FocusedCard, StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

describe('text that starts folded', () => {
  const tall = '<p>line</p>'.repeat(22)

  test('[POST-48] show more and show less toggle a tall post, and it stays open after leaving the screen', async () => {
    const id = await seed(server, { content: tall })
    const screen = await show(<StatusCard statusId={id} />)
    const height = () => screen.container.getBoundingClientRect().height
    const folded = height()
    await screen.getByRole('button', { name: 'Show more' }).press()
    await expect
      .element(screen.getByRole('button', { name: 'Show less' }))
      .toHaveAttribute('aria-expanded', 'true')
    expect(height()).toBeGreaterThan(folded)
    await screen.unmount()
    const again = await show(<StatusCard statusId={id} />)
    await again.getByRole('button', { name: 'Show less' }).press()
    await expect.element(again.getByRole('button', { name: 'Show more' })).toBeVisible()
    expect(again.container.getBoundingClientRect().height).toBe(folded)
  })

  test.each([
    ['line ends of the markup', `<p>${'x\n'.repeat(100)}</p>`],
    ['line ends of the markup without words between', `<p>x${'\n'.repeat(100)}x</p>`],
    ['line ends that are written as entities', `<p>${'x<b>&#10;</b>&NewLine;'.repeat(50)}</p>`],
    ['code', `<pre><code>${'x\n'.repeat(100)}</code></pre>`],
  ])('[POST-46] %s count as lines', async (_, content) => {
    const screen = await show(<StatusCard statusId={await seed(server, { content })} />)
    await expect.element(screen.getByRole('button', { name: 'Show more' })).toBeVisible()
    expect(screen.container.getBoundingClientRect().height).toBeLessThan(1_200)
  })

  test('[POST-46] line ends that only lay out the markup do not count', async () => {
    const content = '<p>line</p>\n\n\n\n'.repeat(16)
    const screen = await show(<StatusCard statusId={await seed(server, { content })} />)
    await expect.element(screen.getByText('line').first()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show more' }).elements()).toEqual([])
  })

  test('[POST-46] the focus of a conversation and a short text are not folded', async () => {
    const screen = await show(<FocusedCard statusId={await seed(server, { content: tall })} />)
    await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  test('[POST-47] a post with a subject starts shut while the setting is on, and says what is inside', async () => {
    const id = await seed(server, {
      spoiler_text: 'Ovens',
      media_attachments: [wireImage('m1'), wireImage('m2')],
    })
    const screen = await show(<StatusCard statusId={id} />)
    await expect.element(screen.getByText('The ferry crew rang the bell.')).not.toBeInTheDocument()
    const bar = screen.getByRole('button', { name: 'Show post hidden: 29 characters, 2 images' })
    await expect.element(bar).toHaveAttribute('aria-expanded', 'false')
    await bar.press()
    await expect.element(screen.getByText('The ferry crew rang the bell.')).toBeVisible()
    await screen.getByRole('button', { name: 'Hide' }).press()
    await expect.element(screen.getByText('The ferry crew rang the bell.')).not.toBeInTheDocument()
  })

  test('[POST-47] with the setting off the post is open under its subject', async ({ task }) => {
    task.meta.settings = ['collapseMessageWithSubject']
    setSetting('collapseMessageWithSubject', false)
    const screen = await show(
      <StatusCard statusId={await seed(server, { id: 's2', spoiler_text: 'Ovens' })} />,
    )
    await expect.element(screen.getByText('The ferry crew rang the bell.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Show post/ })).not.toBeInTheDocument()
    setSetting('collapseMessageWithSubject', undefined)
  })

  test('[POST-49] a subject of 241 characters is cut and can be shown in full, one of 240 is not', async () => {
    const short = await show(<StatusCard statusId={await seed(server, { spoiler_text: 'x'.repeat(240) })} />)
    await expect.element(short.getByRole('button', { name: 'Show full subject' })).not.toBeInTheDocument()
    await short.unmount()
    const long = await show(
      <StatusCard statusId={await seed(server, { id: 's2', spoiler_text: 'word '.repeat(100) })} />,
    )
    const words = long.getByText(/^word word/)
    const cut = words.element().getBoundingClientRect().height
    await long.getByRole('button', { name: 'Show full subject' }).press()
    expect(words.element().getBoundingClientRect().height).toBeGreaterThan(cut)
    await expect.element(long.getByRole('button', { name: 'Show less of the subject' })).toBeVisible()
  })

  test('[POST-46] mentions that are folded away do not make a text tall', async () => {
    const people = Array.from({ length: 40 }, (_, index) => ({
      id: `id-${index}`,
      acct: `person-${index}@a-rather-long-name.example`,
      username: `person-${index}-of-a-rather-long-name-that-fills-the-line`,
      url: `https://far.example/users/p${index}`,
    }))
    const links = people.map(({ url, username }) => `<a class="mention" href="${url}">@${username}</a>`)
    const id = await seed(server, { content: `<p>${links.join(' ')}</p>`, mentions: people })
    const run = await show(<StatusCard statusId={id} />)
    await expect.element(run.getByRole('button', { name: '+35 more' })).toBeVisible()
    await expect.element(run.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
    await run.unmount()
    const words = await seed(server, { id: 's3', content: `<p>${links.join(', ')}</p>`, mentions: people })
    const spread = await show(<StatusCard statusId={words} />)
    await expect.element(spread.getByRole('button', { name: 'Show more' })).toBeVisible()
  })

  test('[POST-46] a list without paragraphs that is as high as a tall text is folded too', async () => {
    const id = await seed(server, { content: `<ul>${'<li>x</li>'.repeat(70)}</ul>` })
    const screen = await show(<StatusCard statusId={id} />)
    await expect.element(screen.getByRole('button', { name: 'Show more' })).toBeVisible()
    expect(screen.container.getBoundingClientRect().height).toBeLessThan(700)
  })

  test('[POST-46] of a text without measure only the beginning is drawn until it is asked for', async () => {
    const id = await seed(server, {
      content: `<p>${'word '.repeat(20_000)}</p>`,
      url: 'https://far.example/1',
    })
    const screen = await show(<StatusCard statusId={id} />)
    const drawn = () => screen.container.textContent.length
    expect(drawn()).toBeLessThan(9_000)
    await screen.getByRole('button', { name: 'Show more' }).press()
    await expect.poll(drawn).toBeGreaterThan(49_000)
    expect(drawn()).toBeLessThan(51_000)
    await expect.element(screen.getByText(/^The rest of this post isn’t shown./)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Open original post' }))
      .toHaveAttribute('href', 'https://far.example/1')
  })
})
