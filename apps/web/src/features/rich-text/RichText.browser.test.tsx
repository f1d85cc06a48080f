import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { parseRichText } from '@skein/rich-text'
import { parseInert } from '../../../../../packages/rich-text/src/inert-document.ts'
import { hostileMarkup } from '../../../../../packages/rich-text/src/testing/hostile-markup.ts'
import { setSetting } from '../../model/settings.ts'
import { EmojiText, RichText } from './index.ts'

const cat = { shortcode: 'blobcat', url: 'https://fen.invalid/c.png', staticUrl: 'https://fen.invalid/c.png' }
const person = (name: string, host = '') => ({
  id: `id-${name}`,
  acct: `${name}${host === '' ? '' : `@${host}`}`,
  username: name,
  url: `https://${host === '' ? 'fen.example' : host}/users/${name}`,
})
const link = ({ username, url }: { username: string; url: string }) =>
  `<span class="h-card"><a class="u-url mention" href="${url}">@<span>${username}</span></a></span>`

beforeEach(() => {
  freshWorld()
})

describe('what people wrote', () => {
  test('[POST-10] custom emoji are pictures of fixed size with their name', async () => {
    const screen = await show(
      <>
        <RichText html="<p>good :blobcat: night</p>" emojis={[cat]} />
        <h1>
          <EmojiText text="<b>:blobcat:</b>" emojis={[cat]} />
        </h1>
      </>,
    )
    for (const picture of screen.getByRole('img', { name: ':blobcat:' }).elements()) {
      expect(picture.getAttribute('title')).toBe(':blobcat:')
      const { width, height } = picture.getBoundingClientRect()
      expect([width, height].every((size) => size > 10 && size < 50)).toBe(true)
    }
    await expect.element(screen.getByRole('heading')).toHaveTextContent('<b></b>')
  })

  test('[POST-16] the language and the direction of the words are exposed', async () => {
    const screen = await show(<RichText html="<p>שלום</p>" lang="he" />)
    const text = screen.container.firstElementChild
    expect(text?.getAttribute('lang')).toBe('he')
    expect(text?.getAttribute('dir')).toBe('auto')
    expect(getComputedStyle(text as Element).direction).toBe('rtl')
  })

  test('[POST-15] Misskey functions move only in posts of that type', async ({ task }) => {
    task.meta.settings = ['renderMisskeyMarkdown']
    const html = '<span class="mfm _mfm_spin_">round</span>'
    const mfm = await show(<RichText html={html} contentType="text/x.misskeymarkdown" />)
    expect(mfm.container.textContent).toBe('round')
    await expect.poll(() => mfm.container.querySelector('span')?.textContent).toBe('round')
    await mfm.unmount()
    const plain = await show(<RichText html={html} contentType="text/html" />)
    expect(plain.container.querySelector('span')).toBeNull()
    expect(plain.container.textContent).toBe('round')
    await plain.unmount()
    setSetting('renderMisskeyMarkdown', false)
    const off = await show(<RichText html={html} contentType="text/x.misskeymarkdown" />)
    expect(off.container.querySelector('span')).toBeNull()
    setSetting('renderMisskeyMarkdown', undefined)
  })

  test('a mention of somebody listed stays in this client, short, with the whole handle as tooltip', async () => {
    const ada = person('ada', 'bog.example')
    const screen = await show(<RichText html={link(ada)} mentions={[ada]} />)
    const mention = screen.getByRole('link', { name: '@ada' })
    await expect.element(mention).toHaveAttribute('href', '/users/id-ada')
    await expect.element(mention).toHaveAttribute('data-tooltip', '@ada@bog.example')
    await expect.element(mention).not.toHaveAttribute('target')
  })

  test('the whole handle shows when the setting asks for it', async () => {
    setSetting('mentionLinkDisplay', 'full_for_remote')
    const ada = person('ada', 'bog.example')
    const tom = person('tom')
    const screen = await show(<RichText html={`${link(ada)} ${link(tom)}`} mentions={[ada, tom]} />)
    await expect.element(screen.getByRole('link', { name: '@ada@bog.example' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: '@tom', exact: true }))
      .toHaveAttribute('href', '/users/tom')
    setSetting('mentionLinkDisplay', undefined)
  })

  test('a mention of somebody not listed opens where it leads, in a new tab that learns nothing', async () => {
    const screen = await show(<RichText html={link(person('eve', 'far.example'))} />)
    const mention = screen.getByRole('link', { name: '@eve@far.example' })
    await expect.element(mention).toHaveAttribute('href', 'https://far.example/users/eve')
    await expect.element(mention).toHaveAttribute('target', '_blank')
    await expect.element(mention).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  test('[POST-01] [BUG] a hashtag of any script, without data-tag, leads to its timeline here', async () => {
    const html = '<a class="hashtag" href="https://far.example/tags/%E7%B7%A8" rel="tag">#編</a>'
    const screen = await show(<RichText html={html} />)
    await expect.element(screen.getByRole('link', { name: '#編' })).toHaveAttribute('href', '/tag/%E7%B7%A8')
  })

  test('more than five mentions in a row fold into a button that says how many', async () => {
    const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => person(name))
    const screen = await show(<RichText html={people.map(link).join(' ')} mentions={people} />)
    expect(screen.getByRole('link').elements()).toHaveLength(5)
    await screen.getByRole('button', { name: '+2 more' }).press()
    expect(screen.getByRole('link').elements()).toHaveLength(7)
  })

  test('lines that start with > are coloured when the setting is on', async ({ task }) => {
    task.meta.settings = ['greentext']
    const html = '<p>&gt;be me<br>&lt;no</p>'
    const off = await show(<RichText html={html} />)
    expect(off.container.querySelector('span')).toBeNull()
    await off.unmount()
    setSetting('greentext', true)
    const on = await show(<RichText html={html} />)
    const colours = [...on.container.querySelectorAll('span')].map((line) => getComputedStyle(line).color)
    expect(new Set(colours).size).toBe(2)
    setSetting('greentext', undefined)
  })

  test("the viewer's own mention is bold", async () => {
    const server = freshWorld()
    await signIn(server)
    await seed(server)
    const wren = person('wren')
    const screen = await show(<RichText html={link(wren)} mentions={[wren]} />)
    expect(getComputedStyle(screen.getByRole('link').element()).fontWeight).toBe('600')
  })
})

describe('hostile markup on the page', () => {
  let fired = 0
  const original = window.alert
  const allowedAttributes = new Set([
    'href',
    'title',
    'target',
    'rel',
    'class',
    'dir',
    'lang',
    'src',
    'alt',
    'loading',
    'decoding',
    'draggable',
    'data-tooltip',
    'start',
    'reversed',
    'value',
    'style',
    'referrerpolicy',
  ])
  const events = [
    'click',
    'mouseover',
    'pointerenter',
    'focus',
    'load',
    'error',
    'toggle',
    'animationstart',
    'transitionend',
    'wheel',
  ]

  beforeEach(() => {
    fired = 0
    window.alert = () => {
      fired += 1
    }
  })
  afterEach(() => {
    window.alert = original
  })

  test('none of it runs, and nothing but known attributes reaches the page', async () => {
    const holdClicks = (event: Event) => event.preventDefault()
    document.addEventListener('click', holdClicks)
    const screen = await show(
      <div id="stage">
        {hostileMarkup.map(([, markup]) => (
          <RichText key={markup} html={`${markup}</p>`} emojis={[cat]} contentType="text/x.misskeymarkdown" />
        ))}
      </div>,
    )
    const schemes = [...screen.container.querySelectorAll('a')].map((link) => link.protocol)
    expect(new Set(schemes)).toEqual(new Set(['http:', 'https:']))
    const elements = [...screen.container.querySelectorAll('#stage *')]
    expect(elements.length).toBeGreaterThan(hostileMarkup.length)
    for (const element of elements) {
      expect(element.localName).not.toMatch(
        /script|style|svg|math|iframe|object|embed|form|input|template|base|meta|video|audio/,
      )
      for (const { name } of element.attributes) expect(allowedAttributes).toContain(name)
      for (const type of events)
        element.dispatchEvent(new Event(type, { bubbles: type !== 'error', cancelable: true }))
    }
    await Promise.allSettled([...screen.container.querySelectorAll('img')].map((picture) => picture.decode()))
    expect(fired).toBe(0)
    document.removeEventListener('click', holdClicks)
  })

  test('the same markup put into the page as it is would have run', async () => {
    const stage = document.createElement('div')
    const ran = new Promise<void>((resolve) => {
      window.alert = () => resolve()
    })
    const markup = '<img src="/missing" onerror="alert(1)">'
    stage.append(...new DOMParser().parseFromString(markup, 'text/html').body.children)
    document.body.append(stage)
    await ran
    stage.remove()
    expect(parseInert(markup).querySelector('[onerror]')).toBeNull()
    expect(parseRichText(markup)).toEqual([])
  })
})
