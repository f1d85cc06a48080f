import type { AccountRow } from '@skein/store'
import { beforeEach, expect, test } from 'vitest'
import { EmojiText, RichText } from '../features/rich-text/index.ts'
import { ProfileBanner } from '../features/profile/index.ts'
import { StatusCard } from '../features/status/index.ts'
import { UserCard } from '../features/panels/index.ts'
import { PersonAvatar } from '../features/media/index.ts'
import { entityStore } from '../model/entities.ts'
import { changeInstance } from '../model/testing/change-instance.ts'
import { setSetting } from '../model/settings.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { linkCard, wireAccount } from '../testing/wire.ts'
import { freshWorld, seed, show } from '../testing/world.tsx'
import { Brand } from './shell/Brand.tsx'
import { Wallpaper } from './Wallpaper.tsx'

const gone = new URL('/gone/picture.png', location.origin).href
const cat = { shortcode: 'cat', url: gone, staticUrl: gone }

let server: FakeServer
beforeEach(() => {
  server = freshWorld()
})

async function person(): Promise<AccountRow> {
  const account = wireAccount({ header: gone, header_static: gone, avatar: gone, avatar_static: gone })
  const status = entityStore.statuses.get(await seed(server, { account }))
  const row = status && entityStore.accounts.get(status.accountId)
  if (row === undefined) throw new Error('nobody')
  return row
}

async function post(change: Parameters<typeof seed>[1]) {
  return <StatusCard statusId={await seed(server, change)} />
}

/** What is there to be seen of pictures once nothing more is going to load. */
const broken = (container: Element) =>
  [...container.querySelectorAll('img')].filter(
    ({ complete, naturalWidth }) => !complete || naturalWidth === 0,
  )

const emojiPost = () =>
  post({ content: '<p>good :cat: night</p>', emojis: [{ shortcode: 'cat', url: gone, static_url: gone }] })
const reactedPost = () =>
  post({ emoji_reactions: [{ name: 'wave', count: 2, me: false, url: gone, account_ids: [] }] })

test.each([
  ['a profile picture', async () => <PersonAvatar account={await person()} alt="Mira" />, null],
  ['a banner on a profile', async () => <ProfileBanner account={await person()}>words</ProfileBanner>, null],
  ['a banner in the user panel', async () => <UserCard account={await person()} actions={null} />, null],
  ['an emoji in a post', emojiPost, /good :cat: night/],
  ['an emoji in a name', () => <EmojiText text="Tom :cat:" emojis={[cat]} />, 'Tom :cat:'],
  ['a reaction', reactedPost, ':wave:'],
  [
    'a picture inside a text',
    () => <RichText html={`<img src="${gone}" alt="dancing geese">`} />,
    'dancing geese',
  ],
  ['the picture of a link', () => post({ card: { ...linkCard, image: gone } }), 'Eleven winters'],
  ['the logo', () => <Brand />, null],
] as const)('[ERR-42] %s that does not load gives way to what is drawn for none', async (_, draw, words) => {
  changeInstance({ branding: { logo: gone, logoMask: false } })
  const screen = await show(await draw())
  await expect.poll(() => broken(screen.container)).toEqual([])
  if (words !== null) await expect.element(screen.getByText(words).first()).toBeVisible()
})

test('[ERR-42] an emoji of which only the first frame is wanted is its shortcode too', async () => {
  setSetting('stopGifs', true)
  const screen = await show(<RichText html="good :cat: night" emojis={[cat]} />)
  await expect.element(screen.getByText('good :cat: night')).toBeVisible()
  setSetting('stopGifs', undefined)
})

test('[BOOT-15] a wallpaper that does not load leaves the plain ground', async () => {
  changeInstance({ branding: { background: gone } })
  const screen = await show(<Wallpaper />)
  const layer = () => screen.container.querySelector('div[aria-hidden="true"]')
  const underlay = () => {
    const element = layer()
    return element === null ? 'none' : getComputedStyle(element, '::after').content
  }
  await expect.poll(() => broken(screen.container)).toEqual([])
  expect(document.documentElement.hasAttribute('data-wallpaper')).toBe(false)
  expect(underlay()).toBe('none')
})
