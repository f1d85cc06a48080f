import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

// First: it brings the layers of styles in their order.
import { freshWorld, show, signIn } from '../../testing/world.tsx'
import { endSession } from '../../model/session.ts'
import { choiceOf, getSetting, setSetting } from '../../model/settings.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { openFirstRun } from '../../model/windows.ts'
import { LiveRegions } from '../../ui/LiveRegions.tsx'
import { expectNothingFound, plainLook } from '../../testing/gallery/looks.ts'
import { type FakeServer, notFound } from '../../testing/fake-server.ts'
import { heard } from '../../testing/heard.ts'
import { ada, wireAccount } from '../../testing/wire.ts'
import { Notices } from '../notices/index.ts'
import { FirstRun } from './index.ts'

const dialog = page.getByRole('dialog', { name: 'Welcome to Fenland, wren' })
const heading = (name: string) => dialog.getByRole('heading', { name })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const card = (name: string) => dialog.getByRole('checkbox', { name })
const people = 'Who would you like to hear?'
const look = 'How should it look?'
const reading = 'How do you read and write?'
let server: FakeServer

const jun = wireAccount({ acct: 'jun', display_name: 'Jun', note: '<p>Rows &amp; mends.</p>' })

beforeEach(async () => {
  server = freshWorld()
  changeInstance({
    branding: { name: 'Fenland' },
    // As Akkoma has it, which suggests people all the same.
    capabilities: { suggestions: false, streaming: true, settingsProfiles: false },
  })
  server.on('GET /api/v2/suggestions', () => [{ account: jun }, { account: ada }])
  server.on('GET /api/v1/directory', () => [])
  server.on('GET /api/v1/accounts/relationships', () =>
    [jun, ada].map(({ id }) => ({ id, following: false, requested: false })),
  )
  await signIn(server)
})
afterEach(() => {
  for (const name of ['theme', 'textSize', 'firstRunDone'] as const) setSetting(name, undefined)
  endSession('left')
  localStorage.clear()
})

async function open() {
  const screen = await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FirstRun />
      <LiveRegions />
      <Notices />
    </QueryClientProvider>,
  )
  openFirstRun()
  await expect.element(dialog).toBeVisible()
  return screen
}

test('the steps are gone through with Next, Skip and Back, each with the focus at its heading and spoken', async () => {
  await open()
  await expect.element(heading(people)).toHaveFocus()
  await expect.element(dialog.getByText('Step 1 of 3').first()).toBeVisible()
  await expect.element(button('Back')).not.toBeInTheDocument()
  await button('Next').press()
  await expect.element(heading(look)).toHaveFocus()
  await expect.poll(heard).toContain('Step 2 of 3')
  await button('Skip').press()
  await expect.element(heading(reading)).toHaveFocus()
  await button('Back').press()
  await expect.element(heading(look)).toHaveFocus()
  await button('Next').press()
  await button('Start reading').press()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getSetting('firstRunDone')).toBe(true)
})

test.each([
  ['Skip all', () => button('Skip all').press()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s ends it for ever', async (_, end) => {
  await open()
  await expect.element(heading(people)).toHaveFocus()
  await end()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getSetting('firstRunDone')).toBe(true)
})

test('people are followed at once', async () => {
  server.on('POST /api/v1/accounts/id-jun/follow', () => ({ id: 'id-jun', following: true }))
  await open()
  await expect.element(dialog.getByText('Rows & mends.')).toBeVisible()
  await expect.element(dialog.getByText('@ada@bog.example')).toBeVisible()
  await button('Follow Jun').press()
  await expect.element(dialog.getByRole('button', { name: 'Following Jun' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
})

test('each is shown with their handle and two lines of what they say, at the width of a phone', async () => {
  await page.viewport(390, 844)
  const note = 'Rebacks, mends and draws the maps by hand. '.repeat(6)
  server.on('GET /api/v2/suggestions', () => [{ account: { ...jun, note } }])
  await open()
  await expect.element(dialog.getByText('@jun', { exact: true })).toBeVisible()
  const words = dialog.getByText(/^Rebacks, mends/).element()
  const lines = words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight)
  expect(Math.round(lines)).toBe(2)
  expect(words.getBoundingClientRect().width).toBeGreaterThan(260)
})

test('[SHELL-49] a notice is in the middle of the window, which looks as before', async () => {
  await page.viewport(1440, 900)
  server.on('POST /api/v1/accounts/id-jun/follow', () => ({ id: 'id-jun', following: true }))
  const middleOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return (left + right) / 2
  }
  await open()
  const foot = () => button('Next').element().parentElement?.offsetHeight
  await expect.element(button('Follow Jun')).toBeVisible()
  const before = foot()
  await button('Follow Jun').press()
  const said = dialog.getByRole('region', { name: 'Notices' }).getByText('You’re now following Jun.')
  await expect.element(said).toBeVisible()
  const toast = said.element().parentElement ?? said.element()
  expect(middleOf(toast)).toBeCloseTo(middleOf(dialog.element()), 0)
  expect(foot()).toBe(before)
})

test('the way on is the only filled button', async () => {
  document.documentElement.dataset['theme'] = 'linen'
  onTestFinished(plainLook)
  await open()
  await expect.element(button('Follow Jun')).toBeVisible()
  const fill = (element: Element) => getComputedStyle(element).backgroundColor
  const likeNext = () =>
    dialog
      .getByRole('button')
      .elements()
      .filter((each) => fill(each) === fill(button('Next').element()))
  await expect.poll(() => likeNext().map(({ textContent }) => textContent)).toEqual(['Next'])
})

test('without suggestions the directory is asked, and without anybody there is no such question', async () => {
  server.on('GET /api/v2/suggestions', () => [])
  server.on('GET /api/v1/directory', () => [jun])
  const first = await open()
  await expect.element(dialog.getByText('Rows & mends.')).toBeVisible()
  await button('Skip all').press()
  await first.unmount()
  server.on('GET /api/v1/directory', notFound)
  await open()
  await expect.element(heading(look)).toHaveFocus()
  await expect.element(dialog.getByText('Step 1 of 2').first()).toBeVisible()
  await expect.element(button('Back')).not.toBeInTheDocument()
})

test('[API-87] a server that knows the older call only is asked by it, and one that knows neither for its directory', async () => {
  server.on('GET /api/v2/suggestions', notFound)
  server.on('GET /api/v1/suggestions', () => [ada])
  server.on('GET /api/v1/directory', () => [jun])
  const first = await open()
  await expect.element(dialog.getByText('@ada@bog.example')).toBeVisible()
  await button('Skip all').press()
  await first.unmount()
  server.on('GET /api/v1/suggestions', notFound)
  await open()
  await expect.element(dialog.getByText('Rows & mends.')).toBeVisible()
})

test('a server that fails is said, asked again, and can be skipped', async () => {
  server.faults.set('/api/v2/suggestions', { status: 500 })
  await open()
  await expect.element(dialog.getByText(/^Couldn’t load people to follow\./).first()).toBeVisible()
  server.faults.clear()
  await button('Retry').press()
  await expect.element(dialog.getByText('Rows & mends.')).toBeVisible()
  await button('Skip').press()
  await expect.element(heading(look)).toBeVisible()
})

test('a theme is worn at once, and the system’s is a choice given back', async () => {
  await open()
  await button('Next').press()
  await dialog.getByRole('radio', { name: 'Beacon' }).press()
  expect(getSetting('theme')).toBe('beacon')
  await dialog.getByRole('radio', { name: 'Same as your system' }).press()
  expect(choiceOf('theme')).toBeUndefined()
})

test('the size of letters changes once the slider is let go, and live posts only where there is a socket', async () => {
  const first = await open()
  await button('Next').press()
  const slider = dialog.getByRole('slider', { name: 'Text size' })
  const element = slider.element() as HTMLInputElement
  element.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(getSetting('textSize')).toBe(120)
  await expect.element(slider).toHaveAttribute('aria-valuetext', '120%')
  const live = dialog.getByRole('switch', { name: 'Live updates' })
  await expect.element(live).not.toBeChecked()
  await expect.element(live).toHaveAccessibleDescription(/^Posts and mentions appear as soon as they’re sent/)
  await button('Skip all').press()
  await first.unmount()
  changeInstance({ capabilities: { streaming: false } })
  await open()
  await button('Next').press()
  await expect.element(dialog.getByRole('switch')).not.toBeInTheDocument()
})

async function openReading() {
  const screen = await open()
  await button('Next').press()
  await button('Next').press()
  await expect.element(heading(reading)).toHaveFocus()
  return screen
}

test('a way of reading holds at once, several together, and is taken away without a trace', async () => {
  setSetting('textSize', 110)
  await openReading()
  await card('Large text').press()
  expect([getSetting('textSize'), getSetting('contrast')]).toEqual([150, 'more'])
  await card('Screen reader').press()
  expect([getSetting('postLabels'), getSetting('noticeTimes')]).toEqual(['long', 0])
  await button('Back').press()
  await button('Next').press()
  await expect.element(card('Large text')).toBeChecked()
  await card('Large text').press()
  expect(getSetting('textSize')).toBe(110)
  expect(choiceOf('contrast')).toBeUndefined()
  expect(getSetting('postLabels')).toBe('long')
})

test('each says what it sets, in the words of the settings', async () => {
  await openReading()
  for (const details of dialog.element().querySelectorAll('details')) details.open = true
  for (const words of [
    'Spoken label of a post: Long',
    'Leave emoji out of spoken names: On',
    'Draw every loaded post: On',
    'Single keys: On',
    'Text size: 150%',
    'Load older posts while scrolling: Off',
  ])
    await expect.element(dialog.getByText(words, { exact: true })).toBeVisible()
  const entries = [...dialog.element().querySelectorAll('details li')].map(({ textContent }) => textContent)
  expect(entries).toHaveLength(29)
})

test('the language of posts can be chosen, and that of the interface where there is more than one', async () => {
  await openReading()
  await dialog.getByRole('combobox', { name: 'Post language' }).selectOptions('de')
  expect(getSetting('postLanguage')).toBe('de')
  expect(dialog.getByRole('combobox').elements()).toHaveLength(1)
})

test('axe finds nothing in any step, and nothing is wider than a phone', async () => {
  await page.viewport(390, 844)
  await open()
  for (const name of [people, look, reading]) {
    await expect.element(heading(name)).toBeVisible()
    await stillness()
    await expectNothingFound(dialog.element())
    const { right } = dialog.element().getBoundingClientRect()
    for (const each of dialog.element().querySelectorAll('button, input, select, label, summary'))
      expect(each.getBoundingClientRect().right, name).toBeLessThanOrEqual(right)
    await dialog.getByRole('button', { name: /^(?:Next|Start reading)$/ }).press()
  }
})
