import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setSetting, type SettingName } from '../../model/settings.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount } from '../../testing/wire.ts'
import { RichText } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
const names = [
  'mentionLinkDisplay',
  'mentionLinkShowTooltip',
  'mentionLinkShowAvatar',
  'mentionLinkFadeDomain',
  'mentionLinkBoldenYou',
  'mentionLinkShowYous',
  'highlight',
] as const satisfies readonly SettingName[]
afterEach(() => {
  for (const name of names) setSetting(name, undefined)
})

const person = (name: string, host = '') => ({
  id: `id-${name}`,
  acct: host === '' ? name : `${name}@${host}`,
  username: name,
  url: `https://${host === '' ? 'fen.example' : host}/users/${name}`,
})
const ada = person('ada', 'bog.example')
const tom = person('tom')
const wren = person('wren')
const link = ({ username, url }: { username: string; url: string }) =>
  `<span class="h-card"><a class="u-url mention" href="${url}">@<span>${username}</span></a></span>`
const drawn = (...people: (typeof ada)[]) =>
  show(<RichText html={people.map(link).join(' and ')} mentions={people} />)

test('[SET-30] [POST-01] a name is written short, in full for remote people, or in full for everybody', async ({
  task,
}) => {
  task.meta.settings = ['mentionLinkDisplay']
  const words = async () => {
    const screen = await drawn(ada, tom)
    const found = screen
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
    await screen.unmount()
    return found
  }
  expect(await words()).toEqual(['@ada', '@tom'])
  setSetting('mentionLinkDisplay', 'full_for_remote')
  expect(await words()).toEqual(['@ada@bog.example', '@tom'])
  setSetting('mentionLinkDisplay', 'full')
  expect(await words()).toEqual(['@ada@bog.example', '@tom@fen.example'])
})

test('[SET-31] [POST-01] the whole handle is a tooltip of the short form, unless that is turned off', async ({
  task,
}) => {
  task.meta.settings = ['mentionLinkShowTooltip']
  const tooltip = async () => {
    const screen = await drawn(ada)
    const found = screen.getByRole('link').element().getAttribute('data-tooltip')
    await screen.unmount()
    return found
  }
  expect(await tooltip()).toBe('@ada@bog.example')
  setSetting('mentionLinkShowTooltip', false)
  expect(await tooltip()).toBeNull()
})

test('[SET-33] [POST-01] the domain is fainter than the name, unless that is turned off', async ({
  task,
}) => {
  task.meta.settings = ['mentionLinkFadeDomain']
  setSetting('mentionLinkDisplay', 'full')
  const opacity = async () => {
    const screen = await drawn(ada)
    const domain = screen.getByText('@bog.example', { exact: true }).element()
    const found = getComputedStyle(domain).opacity
    await screen.unmount()
    return Number(found)
  }
  expect(await opacity()).toBeLessThan(1)
  setSetting('mentionLinkFadeDomain', false)
  expect(await opacity()).toBe(1)
})

test('[SET-32] [POST-01] the viewer is bold, and called you where that is wanted', async ({ task }) => {
  task.meta.settings = ['mentionLinkBoldenYou', 'mentionLinkShowYous']
  const weight = (element: Element) => Number(getComputedStyle(element).fontWeight)
  const first = await drawn(wren, tom)
  const [mine, other] = first.getByRole('link').elements() as [HTMLElement, HTMLElement]
  expect(weight(mine)).toBeGreaterThan(weight(other))
  await first.unmount()
  setSetting('mentionLinkBoldenYou', false)
  setSetting('mentionLinkShowYous', true)
  const second = await drawn(wren, tom)
  const [me, him] = second.getByRole('link').elements() as [HTMLElement, HTMLElement]
  expect(weight(me)).toBe(weight(him))
  expect([me.textContent, him.textContent]).toEqual(['@wren (You)', '@tom'])
})

test('[SET-31] [POST-01] faces of people who are known stand before their names where that is wanted', async ({
  task,
}) => {
  task.meta.settings = ['mentionLinkShowAvatar']
  setSetting('mentionLinkShowAvatar', true)
  await seed(server, { account: wireAccount({ acct: 'tom', avatar: 'https://fen.invalid/tom.png' }) })
  const screen = await drawn(tom, ada)
  const [known, unknown] = screen.getByRole('link').elements() as [HTMLElement, HTMLElement]
  expect(known.querySelector('img')?.src).toBe('https://fen.invalid/tom.png')
  expect(unknown.querySelector('img')).toBeNull()
})

test('[POST-01] a mark that the viewer gave shows on the name too', async () => {
  setSetting('highlight', { 'ada@bog.example': { type: 'striped', color: '#aa3355' } })
  const screen = await drawn(ada, tom)
  const [marked, plain] = screen.getByRole('link').elements() as [HTMLElement, HTMLElement]
  expect(getComputedStyle(marked).backgroundImage).toMatch(/repeating-linear-gradient/)
  expect(marked.classList).toContain('highlighted')
  expect(getComputedStyle(plain).backgroundImage).toBe('none')
})

test('[POST-01] names and texts do not turn what stands around them', async () => {
  const screen = await show(
    <div>
      <RichText html={'<p>\u202eabc</p><p>def</p>'} />
      after
    </div>,
  )
  const [first, second] = screen.container.querySelectorAll('[dir=auto] > p')
  expect([first, second].map((each) => each && getComputedStyle(each).unicodeBidi)).toEqual([
    'plaintext',
    'plaintext',
  ])
  const mention = await drawn(ada)
  expect(getComputedStyle(mention.getByRole('link').element()).unicodeBidi).toBe('isolate')
})
