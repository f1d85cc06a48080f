import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import type { AccountId, StatusId } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { entityStore } from '../../model/entities.ts'
import { setSetting } from '../../model/settings.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { ada, wireAccount } from '../../testing/wire.ts'
import { FocusedCard, StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
afterEach(() => setSetting('highlight', undefined))

const person = (name: string) => ({
  id: `id-${name}`,
  acct: `${name}@far.example`,
  username: name,
  url: `https://far.example/users/${name}`,
})

/** Of two colours in any form that style sheets know, as WCAG counts it. */
function contrast(one: string, other: string): number {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  const luminance = (colour: string) => {
    if (pen === null) throw new Error('There is nothing to draw on')
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((byte) => {
      const part = byte / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('marks that the viewer gave to people', () => {
  test.each([
    ['solid', /^none$/],
    ['striped', /repeating-linear-gradient/],
    ['side', /linear-gradient/],
  ])(
    '[POST-01] [USER-29] a %s mark shows on the posts of its person only',
    { meta: { settings: ['highlight'] } },
    async (type, image) => {
      setSetting('highlight', { 'ada@bog.example': { type, color: '#aa3355' } })
      const marked = await seed(server, { account: ada })
      const other = await seed(server, { id: 's2' })
      const screen = await show(
        <>
          <StatusCard statusId={marked} />
          <StatusCard statusId={other} />
        </>,
      )
      const [mine, plain] = screen.getByRole('article').elements() as [HTMLElement, HTMLElement]
      const look = getComputedStyle(mine)
      expect(look.backgroundImage).toMatch(image)
      expect(look.backgroundColor !== getComputedStyle(plain).backgroundColor).toBe(type === 'solid')
      expect(mine.classList).toContain('highlighted')
      expect(mine.classList).toContain('USER____ada_AT_bog_example')
      expect(plain.classList).not.toContain('highlighted')
      expect(getComputedStyle(plain).backgroundImage).toBe('none')
    },
  )

  test.each(['light', 'dark'])(
    '[USER-29] whatever its colour, the words on it can be read: %s',
    async (scheme) => {
      const id = await seed(server, { account: ada })
      const screen = await show(<StatusCard statusId={id} />)
      document.documentElement.style.colorScheme = scheme
      for (const color of ['#ffffff', '#000000', '#ffff00', '#0000ff', '#00979d']) {
        setSetting('highlight', { 'ada@bog.example': { type: 'solid', color } })
        const post = screen.getByRole('article').element() as HTMLElement
        await expect.poll(() => post.style.getPropertyValue('--mark')).toBe(color)
        const handle = screen.getByText('@ada@bog.example').element()
        const ratio = contrast(getComputedStyle(handle).color, getComputedStyle(post).backgroundColor)
        expect(ratio, `${color} on ${scheme}`).toBeGreaterThanOrEqual(4.5)
      }
      document.documentElement.style.colorScheme = ''
    },
  )

  test('[POST-08] the line of a repeat carries the mark of who repeated', async () => {
    setSetting('highlight', { tom: { type: 'solid', color: '#aa3355' } })
    const id = await seed(server, {
      id: 'r1',
      account: wireAccount({ acct: 'tom', display_name: 'Tomas Lind' }),
      reblog: { ...(await seedable()), id: 'o1', account: ada },
    })
    const row = entityStore.statuses.get(id)
    const screen = await show(
      <StatusCard
        statusId={row?.repeatOfId as StatusId}
        entry={{ id, repeaterId: row?.accountId as AccountId }}
      />,
    )
    const name = screen.getByRole('link', { name: 'Tomas Lind' }).element()
    expect(getComputedStyle(name).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    expect(screen.getByRole('article').element().classList).not.toContain('highlighted')
  })

  test('the hashtags of a post stand on its row, for style sheets of instances', async () => {
    const id = await seed(server, { tags: [{ name: 'peat' }, { name: '編' }] })
    const screen = await show(<StatusCard statusId={id} />)
    expect(screen.getByRole('article').element().dataset['tags']).toBe('peat 編')
  })
})

async function seedable() {
  return { content: '<p>Words.</p>', created_at: '2026-05-01T12:00:00.000Z', visibility: 'public' }
}

describe('whom a post goes to', () => {
  const line = 'Mentions'

  test('[POST-09] people who are addressed without being written stand in a line of their own', async () => {
    const people = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(person)
    const id = await seed(server, {
      account: ada,
      content: '<p>Hello @one</p>',
      mentions: [...people, { ...person('ada'), id: 'id-ada@bog.example' }],
    })
    const screen = await show(<StatusCard statusId={id} />)
    const words = [...screen.container.querySelectorAll('article p')].find(({ textContent }) =>
      textContent.startsWith(line),
    )
    const links = () => [...(words?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)
    await expect.poll(links).toEqual(['@two', '@three', '@four', '@five', '@six'])
    await screen.getByRole('button', { name: '+1 more' }).press()
    expect(links()).toHaveLength(6)
  })

  test('[POST-09] the focused post of a conversation says so too', async () => {
    const id = await seed(server, { content: '<p>Hello @onetwo</p>', mentions: [person('one')] })
    const screen = await show(<FocusedCard statusId={id} />)
    await expect.element(screen.getByRole('link', { name: '@one' })).toBeVisible()
  })

  test('[POST-09] whoever is answered, and whoever is linked in the words, is not named twice', async () => {
    const written = person('one')
    const id = await seed(server, {
      in_reply_to_id: 'p1',
      in_reply_to_account_id: 'id-two',
      content: `<p><a class="mention" href="${written.url}">somebody</a></p>`,
      mentions: [written, person('two')],
    })
    const screen = await show(<StatusCard statusId={id} />)
    await expect.element(screen.getByRole('link', { name: '@one' })).toBeVisible()
    expect(screen.container.textContent).not.toContain(line)
  })

  test('[POST-09] the line is struck where the answered post cannot be seen', async () => {
    const reply = { in_reply_to_id: 'p1', in_reply_to_account_id: 'id-wren' }
    const id = await seed(server, { ...reply, pleroma: { local: true, parent_visible: false } })
    const screen = await show(<StatusCard statusId={id} />)
    const words = screen.getByText('Replying to you').element()
    expect(getComputedStyle(words.parentElement as Element).textDecorationLine).toBe('line-through')
  })
})
