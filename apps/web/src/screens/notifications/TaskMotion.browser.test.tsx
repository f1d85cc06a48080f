import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { queryClient } from '../../app/query-client.ts'
import { swipe } from '../../app/shell/testing/touch.ts'
import { withAnswers } from '../../app/with-answers.tsx'
import { NotificationsColumn } from '../../features/notifications/index.ts'
import { getNotices } from '../../model/notices.ts'
import { setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { begin, end, open } from '../../testing/page.tsx'
import { show } from '../../testing/world.tsx'
import { began, mine, reply, servePages, told } from './testing/told.ts'

const path = '/wren/notifications'
const all = [
  ...['mira', 'kei', 'jun', 'ada', 'lio'].map((who, index) =>
    reply(20 - index, who, { in_reply_to_id: mine(101).id }),
  ),
  told(6, 'favourite', 'tomas', { status: mine(101) }),
  ...Array.from({ length: 12 }, (_, index) => told(-index, 'follow', `person${index}`)),
]
const Column = withAnswers(NotificationsColumn)

const feed = page.getByRole('feed')
const articles = () => [...(feed.query()?.querySelectorAll('article[aria-label]') ?? [])]
const nameOf = (article: Element | null) => article?.ariaLabel?.split(' ')[0]
const names = () => articles().map(nameOf)
const row = (name: string) => page.getByRole('article', { name: new RegExp(`^${name} `) })
const done = (name: string) => row(name).getByRole('button', { name: 'Done' })
/** Without bringing it into view. */
const press = (button: ReturnType<typeof done>) => (button.element() as HTMLElement).click()
const said = () => getNotices().findLast(({ messageKey }) => messageKey.startsWith('notifications.tasks'))
const topOf = (name: string) =>
  Math.round(
    articles()
      .find((each) => nameOf(each) === name)
      ?.getBoundingClientRect().top ?? Number.NaN,
  )

/** What moves by code, not by styles. */
const moving = () =>
  document
    .getAnimations()
    .filter((each) => !(each instanceof CSSTransition) && !(each instanceof CSSAnimation))
const effects = () => moving().map(({ effect }) => effect as KeyframeEffect)
const of = (what: 'opacity' | 'translate') =>
  effects().filter((effect) => effect.getKeyframes().some((each) => what in each))
const shown = (effect: KeyframeEffect) =>
  nameOf(effect.target?.querySelector('article[aria-label]') ?? effect.target)
/** Holds what moves at a moment after its start, ms. */
const hold = (ms: number) => {
  for (const each of moving()) {
    each.pause()
    each.currentTime = ms
  }
}
const finishAll = () => moving().forEach((each) => each.finish())
/** Whatever begins to move stands still at its first moment until the test goes on. */
function holdFromStart(): void {
  const { animate } = Element.prototype
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function hold(this: Element, ...args) {
    const animation = animate.apply(this, args)
    animation.pause()
    return animation
  })
}

beforeEach(async () => {
  begin()
  servePages(startAfresh(path), () => all)
  vi.useFakeTimers({ toFake: ['Date'], now: began })
  await signInAs()
  holdFromStart()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  finishAll()
  setSetting('motion', undefined)
  await end()
  await page.viewport(1024, 800)
})

async function openList(): Promise<void> {
  await open(path)
  await expect.poll(() => names().slice(0, 6)).toEqual(['Mira', 'Kei', 'Jun', 'Ada', 'Lio', 'Your'])
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await stillness()
}

/** Where everything stands at rest, then at the first and the last moment of what follows. */
async function watch(act: () => Promise<void>) {
  const before = new Map(names().map((name) => [name, topOf(name ?? '')]))
  await act()
  await expect.poll(() => of('translate').length).toBeGreaterThan(0)
  const atFirst = new Map(names().map((name) => [name, topOf(name ?? '')]))
  return { before, atFirst }
}

test('a row that is done fades in 140 ms where it stood, then those below close up in 220 ms', async () => {
  await openList()
  const height = topOf('Ada') - topOf('Jun')
  const { before, atFirst } = await watch(() => done('Jun').press())
  // Nothing has moved yet.
  for (const name of ['Mira', 'Kei', 'Ada', 'Lio', 'Your']) expect(atFirst.get(name)).toBe(before.get(name))
  const [fade, ...otherFades] = of('opacity')
  expect(otherFades).toEqual([])
  expect(fade && shown(fade)).toBe('Jun')
  expect(fade?.getTiming()).toMatchObject({ duration: 140, delay: 0 })
  expect(Math.round(fade?.target?.getBoundingClientRect().top ?? 0)).toBe(before.get('Jun'))
  expect(of('translate').map(shown)).not.toContain('Kei')
  for (const effect of of('translate')) {
    expect(effect.getTiming()).toMatchObject({ duration: 220, delay: 140 })
    expect(effect.getKeyframes()[0]?.['translate']).toBe(`0px ${height}px`)
  }
  hold(140)
  expect(getComputedStyle(fade?.target ?? document.body).opacity).toBe('0')
  expect(topOf('Ada')).toBe(before.get('Ada'))
  finishAll()
  expect(topOf('Ada')).toBe(before.get('Jun'))
  await expect.poll(moving).toEqual([])
  await expect.element(page.getByText('Answer 18')).not.toBeInTheDocument()
})

test('the first row of a section goes, and the heading stays where it is', async () => {
  await openList()
  const heading = () => page.getByRole('heading', { name: /^To answer/ }).element()
  const top = heading().getBoundingClientRect().top
  const { before, atFirst } = await watch(() => done('Mira').press())
  for (const name of ['Kei', 'Jun', 'Your']) expect(atFirst.get(name)).toBe(before.get(name))
  expect(heading().getBoundingClientRect().top).toBe(top)
  finishAll()
  expect(topOf('Kei')).toBe(before.get('Mira'))
  expect(heading().getBoundingClientRect().top).toBe(top)
})

test('deep in the list the page is not scrolled, and nothing jumps', async () => {
  await page.viewport(1024, 500)
  await openList()
  window.scrollTo({ top: 120, behavior: 'instant' })
  await stillness()
  const { scrollY } = window
  const { before, atFirst } = await watch(async () => press(done('Jun')))
  expect(window.scrollY).toBe(scrollY)
  for (const name of ['Kei', 'Ada']) expect(atFirst.get(name)).toBe(before.get(name))
  finishAll()
  expect(window.scrollY).toBe(scrollY)
  expect(topOf('Kei')).toBe(before.get('Kei'))
  expect(topOf('Ada')).toBe(before.get('Jun'))
})

test.each(['snoozed', 'quiet'])('one that is %s goes the same way', async (how) => {
  // Whatever gets the focus meanwhile, nothing scrolls.
  await page.viewport(1024, 2400)
  await openList()
  const name = how === 'quiet' ? 'Your' : 'Kei'
  const { before, atFirst } = await watch(async () => {
    if (how === 'quiet')
      await page
        .getByRole('article', { name: /^Your post/ })
        .getByRole('button', { name: 'Quiet this post' })
        .press()
    else {
      await row(name).getByRole('button', { name: 'Snooze' }).press()
      await page.getByRole('menuitem', { name: /^In 1 hour/ }).press()
    }
  })
  expect(of('opacity').map(shown)).toContain(name)
  expect(names()).not.toContain(name)
  before.delete(name)
  expect(atFirst).toEqual(before)
})

test('a swiped row fades where the finger left it', async () => {
  await page.viewport(390, 844)
  await openList()
  const { left, top, width, height } = row('Kei').element().getBoundingClientRect()
  const from = { x: left + width / 2, y: top + height / 2 }
  const { before, atFirst } = await watch(() => swipe(from, { x: from.x + 90, y: from.y }))
  const gone = of('opacity')[0]?.target?.querySelector('article')
  expect(nameOf(gone ?? null)).toBe('Kei')
  expect(gone?.getBoundingClientRect()).toMatchObject({ left: left + 90, top })
  expect(atFirst.get('Jun')).toBe(before.get('Jun'))
})

test('what is done is done at once: the focus, what is said and the list do not wait', async () => {
  await openList()
  await userEvent.keyboard('j')
  await expect.poll(() => nameOf(document.activeElement)).toBe('Mira')
  await watch(() => userEvent.keyboard('e'))
  expect(names().slice(0, 2)).toEqual(['Kei', 'Jun'])
  expect(nameOf(document.activeElement)).toBe('Kei')
  expect(said()).toMatchObject({ messageKey: 'notifications.tasks.done', messageArgs: { left: 17 } })
  // What fades is nothing any more for who listens, or for a key.
  const ghost = of('opacity')[0]?.target
  expect(ghost?.closest('[inert][aria-hidden="true"]')).not.toBeNull()
  expect(row('Mira').query()).toBeNull()
  expect(feed.element().contains(ghost ?? null)).toBe(false)
  // A key that goes on does not go by where rows seem to stand.
  await userEvent.keyboard('j')
  await expect.poll(() => nameOf(document.activeElement)).toBe('Jun')
  expect(of('translate')).toEqual([])
})

test('two that are done within the movement, by keys or by presses, end where they belong', async () => {
  await openList()
  await userEvent.keyboard('j')
  await expect.poll(() => nameOf(document.activeElement)).toBe('Mira')
  const place = topOf('Mira')
  await watch(() => userEvent.keyboard('e'))
  await watch(() => userEvent.keyboard('e'))
  expect(names()[0]).toBe('Jun')
  expect(nameOf(document.activeElement)).toBe('Jun')
  finishAll()
  expect(topOf('Jun')).toBe(place)

  const step = topOf('Ada') - place
  await watch(() => done('Jun').press())
  hold(250)
  const between = topOf('Lio')
  expect(between).toBeGreaterThan(place + step)
  press(done('Ada'))
  await expect.poll(() => names()[0]).toBe('Lio')
  await expect.poll(() => of('opacity').map(shown)).toContain('Ada')
  hold(0)
  // It goes on from where it was.
  expect(topOf('Lio')).toBe(between)
  finishAll()
  expect(topOf('Lio')).toBe(place)
  await expect.poll(moving).toEqual([])
})

test('in a column it is the same', async () => {
  await show(<Column />)
  await expect.poll(() => names().slice(0, 2)).toEqual(['Mira', 'Kei'])
  await stillness()
  const { before, atFirst } = await watch(() => done('Mira').press())
  expect(of('opacity').map(shown)).toEqual(['Mira'])
  for (const name of ['Kei', 'Jun', 'Your']) expect(atFirst.get(name)).toBe(before.get(name))
  finishAll()
  expect(topOf('Kei')).toBe(before.get('Mira'))
})

test('who wants less motion sees none', async () => {
  setSetting('motion', 'less')
  await openList()
  const place = topOf('Kei')
  const seen: number[] = []
  const look = new MutationObserver(() => seen.push(moving().length))
  look.observe(feed.element(), { childList: true, subtree: true })
  await done('Kei').press()
  await expect.poll(names).not.toContain('Kei')
  seen.push(moving().length)
  await stillness()
  look.disconnect()
  expect(new Set([...seen, moving().length])).toEqual(new Set([0]))
  expect(topOf('Jun')).toBe(place)
})

test('the mark of what is unread fades in 220 ms when it is seen', async () => {
  await openList()
  const strand = () =>
    document
      .getAnimations()
      .find(
        (each) =>
          each instanceof CSSTransition &&
          each.transitionProperty === 'opacity' &&
          (each.effect as KeyframeEffect).pseudoElement === '::after',
      )
  row('Jun')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(strand).toBeDefined()
  expect(strand()?.effect?.getTiming().duration).toBe(220)
})
