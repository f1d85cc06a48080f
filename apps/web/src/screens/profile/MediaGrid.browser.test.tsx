import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { navigate } from '../../lib/navigate.ts'
import { MediaViewer } from '../../features/media/index.ts'
import { WithEnglish } from '../../i18n/testing.tsx'
import { render } from 'vitest-browser-react'
import { getFeed } from '../../model/timelines.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { becomeVisitor, statusId, wirePerson, wirePost } from '../../model/timelines/testing/instance.ts'
import { begin, end, open, poll, scrollTo, scrollToEnd } from '../../testing/page.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

const statuses = '/api/v1/accounts/id-mira/statuses'
const mira = { ...wirePerson('mira'), statuses_count: 60 }
const picture = URL.createObjectURL(
  new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], { type: 'image/svg+xml' }),
)

let instance: FakeServer

const media = (number: number, kind = 'image', at = 0) => ({
  id: `m${number}-${at}`,
  type: kind,
  url: kind === 'image' ? picture : `https://fen.example/files/bells-${number}.${kind}`,
  preview_url: picture,
  description: `Picture ${number}.${at}`,
})
const post = (number: number, change = {}) =>
  wirePost(number, { account: mira, media_attachments: [media(number)], ...change })

beforeEach(async () => {
  instance = begin()
  instance.on('GET /api/v1/accounts/lookup', mira)
  await becomeVisitor(instance)
})
afterEach(end)

const tiles = () => [...document.querySelectorAll<HTMLElement>('main [data-tile]')]
const placeOf = (tile: HTMLElement) => tile.getBoundingClientRect()
const link = (name: string) => page.getByRole('link', { name, exact: true })

async function openMedia() {
  await open('/users/mira#media')
  await expect.poll(() => tiles().length).toBeGreaterThan(2)
}

describe('somebody’s media', () => {
  test('stand in a grid of squares, three in a row, those of one post after one another', async () => {
    const two = [media(4, 'image', 0), media(4, 'image', 1)]
    instance.timelines.set(statuses, [post(5), post(4, { media_attachments: two }), post(3)])
    await openMedia()
    await expect.poll(() => tiles().length).toBe(4)
    await stillness()
    const [first, second, third, fourth] = tiles().map(placeOf)
    expect([second?.top, third?.top]).toEqual([first?.top, first?.top])
    expect(fourth?.top).toBeGreaterThan(first?.bottom ?? Number.NaN)
    expect(first?.height).toBeCloseTo(first?.width ?? Number.NaN, 0)
    await expect.element(link('Open post').first()).toHaveAttribute('href', `/notice/${statusId(5)}`)
  })

  test('open large, and arrow keys go from one to the next', async () => {
    instance.timelines.set(statuses, [post(5), post(4), post(3), post(2)])
    await render(
      <WithEnglish>
        <MediaViewer renderActions={() => null} />
      </WithEnglish>,
    )
    await openMedia()
    ;(link('Picture 5.0').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(link('Picture 4.0')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect.element(link('Picture 2.0')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog').getByRole('img', { name: 'Picture 2.0' })).toBeVisible()
  })

  test('that are sensitive are covered, and not fetched, until asked for', async () => {
    instance.timelines.set(statuses, [post(5, { sensitive: true }), post(4), post(3)])
    await openMedia()
    expect(link('Picture 5.0').query()).toBeNull()
    await page.getByRole('button', { name: 'Sensitive: show media' }).press()
    await expect.element(link('Picture 5.0')).toBeVisible()
  })

  test('without a picture are tiles with their names', async () => {
    const kinds = ['audio', 'unknown', 'video']
    instance.timelines.set(statuses, [
      post(5, { media_attachments: kinds.map((kind, at) => media(5, kind, at)) }),
    ])
    await openMedia()
    await expect.element(page.getByRole('button', { name: 'Play audio: Picture 5.0' })).toBeVisible()
    expect(link('Picture 5.1').element().getAttribute('href')).toMatch(/bells-5\.unknown$/)
    await expect.element(page.getByRole('button', { name: /Picture 5\.2/ })).toBeVisible()
  })

  test.each([1, 2])(
    'do not move when %i come above what is looked at, nor for who comes back',
    async (count) => {
      const posts = (newest: number) => Array.from({ length: newest }, (_, index) => post(newest - index))
      instance.timelines.set(statuses, posts(60))
      await openMedia()
      // Twenty come at once.
      const seen = () => link('Picture 48.0').element() as HTMLElement
      await scrollTo(seen().getBoundingClientRect().top + scrollY - 200)
      const before = placeOf(seen()).top
      instance.timelines.set(statuses, posts(60 + count))
      const feed = getFeed({ kind: 'media', accountId: 'id-mira' })
      await poll(feed.key)
      feed.showNew()
      await stillness()
      expect(feed.getState().entries[0]?.statusId).toBe(statusId(60 + count))
      expect(Math.abs(placeOf(seen()).top - before)).toBeLessThanOrEqual(1)
      navigate('/about')
      await expect.poll(() => tiles().length).toBe(0)
      history.back()
      await expect.element(link('Picture 48.0')).toBeInTheDocument()
      await expect.poll(() => Math.abs(placeOf(seen()).top - before)).toBeLessThanOrEqual(1)
    },
  )

  test('come page by page, and their place is kept', async () => {
    instance.timelines.set(
      statuses,
      Array.from({ length: 60 }, (_, index) => post(60 - index)),
    )
    await openMedia()
    await expect
      .poll(async () => {
        await scrollToEnd()
        return link('Picture 1.0').query()
      })
      .not.toBeNull()
    const place = scrollY
    const before = placeOf(link('Picture 1.0').element() as HTMLElement).top
    navigate('/about')
    await expect.poll(() => tiles().length).toBe(0)
    history.back()
    await expect.element(link('Picture 1.0')).toBeInTheDocument()
    await expect
      .poll(() => Math.abs(placeOf(link('Picture 1.0').element() as HTMLElement).top - before))
      .toBeLessThan(2)
    expect(place).toBeGreaterThan(500)
  })
})
