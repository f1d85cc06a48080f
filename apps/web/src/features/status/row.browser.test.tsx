import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import type { AccountId } from '@skein/api'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { entityStore } from '../../model/entities.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { ada, wireAccount } from '../../testing/wire.ts'
import { TooltipLayer } from '../../ui/Tooltip.tsx'
import { FocusedCard, StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

describe('the row', () => {
  test('it is an item of a feed: named by author and words, with its place', async () => {
    const screen = await show(
      <StatusCard statusId={await seed(server, { account: ada })} position={3} setSize={-1} />,
    )
    const article = screen.getByRole('article', {
      name: /^Ada Ferreira\. The ferry crew rang the bell\. .*\. Public\.$/,
    })
    await expect.element(article).toHaveAttribute('aria-posinset', '3')
    await expect.element(article).toHaveAttribute('aria-setsize', '-1')
    await expect.element(article).toHaveAttribute('tabindex', '0')
  })

  test('[POST-55] scrolling it into view leaves 100 px above and 50 px below', async () => {
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(screen.getByRole('article').element())
    expect([scrollMarginTop, scrollMarginBottom]).toEqual(['100px', '50px'])
  })

  test('the strand runs from below one avatar to above the next', async () => {
    await page.viewport(1024, 800)
    const first = await seed(server, { id: 's1' })
    const second = await seed(server, { id: 's2', in_reply_to_id: 's1' })
    const screen = await show(
      <>
        <StatusCard statusId={first} joinsNext />
        <StatusCard statusId={second} joinsPrevious />
      </>,
    )
    const [upper, lower] = screen.getByRole('article').elements() as [HTMLElement, HTMLElement]
    const strand = getComputedStyle(upper, '::after')
    expect(strand.width).toBe('2px')
    expect(strand.top).toBe('64px')
    const end = upper.getBoundingClientRect().bottom - Number.parseFloat(strand.bottom)
    const avatar = lower.querySelector('img, svg')?.closest('a')?.getBoundingClientRect().top ?? 0
    expect(avatar - end).toBeCloseTo(6, 0)
    expect(getComputedStyle(lower, '::before').content).toBe('none')
  })

  test('[POST-50] the focused post shows faces of at most 15 people', async () => {
    const people: AccountId[] = []
    for (let index = 0; index < 16; index++) {
      const status = entityStore.statuses.get(
        await seed(server, { id: `x${index}`, account: wireAccount({ acct: `p${index}` }) }),
      )
      if (status !== undefined) people.push(status.accountId)
    }
    const screen = await show(<FocusedCard statusId={await seed(server)} people={people} />)
    expect(screen.getByRole('link', { name: /^p\d+$/ }).elements()).toHaveLength(15)
  })

  test('the strand to the next post runs beside the text, not through that of the focused post', async () => {
    const strandOf = (element: Element) => getComputedStyle(element, '::after').content
    const id = await seed(server)
    const plain = await show(<StatusCard statusId={id} joinsNext />)
    expect(strandOf(plain.getByRole('article').element())).toBe('""')
    await plain.unmount()
    const focused = await show(<FocusedCard statusId={id} joinsNext />)
    expect(strandOf(focused.getByRole('article').element())).toBe('none')
  })

  test('the focused post gives its facts in full', async () => {
    const id = await seed(server, { visibility: 'unlisted', reblogs_count: 1, favourites_count: 127 })
    const screen = await show(<FocusedCard statusId={id} />)
    const date = screen.getByText(/^Jun 1, 2026, /)
    await expect.element(date).toBeVisible()
    await expect.element(date).toHaveAttribute('data-tooltip', expect.stringMatching(/^Monday, June 1, 2026/))
    await expect.element(screen.getByText('Unlisted')).toBeVisible()
    await expect.element(screen.getByText('1 repeat')).toBeVisible()
    await expect.element(screen.getByText('127 favourites')).toBeVisible()
  })

  test('[POST-04] the full date of a post is the tooltip of its time, for the pointer and for the focus', async () => {
    const screen = await show(
      <>
        <StatusCard statusId={await seed(server)} />
        <TooltipLayer />
      </>,
    )
    const link = screen.container.querySelector('time')?.closest('a') as HTMLElement
    expect(link.querySelector('time')?.dataset['tooltip']).toMatch(/June 1, 2026/)
    await userEvent.tab()
    link.focus()
    await expect.poll(() => document.querySelector('[popover]')?.textContent).toMatch(/June 1, 2026/)
  })

  test('the name of a drawing in the bar is its tooltip, for the pointer and for the focus', async () => {
    const screen = await show(
      <>
        <StatusCard statusId={await seed(server)} />
        <TooltipLayer />
      </>,
    )
    const tip = () => document.querySelector('[popover]:popover-open')?.textContent
    await screen.getByRole('button', { name: 'Bookmark' }).hover()
    await expect.poll(tip).toBe('Bookmark')
    await userEvent.keyboard('{Escape}')
    expect(tip()).toBeUndefined()
    await userEvent.tab()
    screen.getByRole('button', { name: 'More' }).element().focus()
    await expect.poll(tip).toBe('More')
  })
})
