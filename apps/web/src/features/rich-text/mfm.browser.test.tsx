import { freshWorld, show } from '../../testing/world.tsx'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSetting } from '../../model/settings.ts'
import { parkPointer } from '../../testing/park-pointer.ts'
import { RichText } from './index.ts'
import { mostEffects } from './limits.ts'

beforeEach(() => {
  freshWorld()
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['renderMisskeyMarkdown', 'renderMfmOnHover', 'stopGifs'] as const)
    setSetting(name, undefined)
})

const span = (name: string, inner: string, rest = '') =>
  `<span class="mfm _mfm_${name}_" ${rest}>${inner}</span>`
async function drawn(html: string) {
  const screen = await show(
    <article>
      <RichText html={html} contentType="text/x.misskeymarkdown" />
    </article>,
  )
  await expect.poll(() => screen.container.querySelector('article span')).not.toBeNull()
  return screen
}
const lookOf = (screen: Awaited<ReturnType<typeof drawn>>) =>
  getComputedStyle(screen.container.querySelector('article span') as Element)

describe('Misskey functions', () => {
  test.each(['tada', 'jelly', 'twitch', 'shake', 'spin', 'jump', 'bounce', 'rainbow'])(
    '[POST-15] %s moves, in place and without end',
    async (name) => {
      const screen = await drawn(span(name, 'x'))
      const { animationName, animationIterationCount } = lookOf(screen)
      expect(animationName).not.toBe('none')
      expect(animationIterationCount).toBe('infinite')
      const moved = document.getAnimations().flatMap((each) => (each.effect as KeyframeEffect).getKeyframes())
      const properties = new Set(moved.flatMap((frame) => Object.keys(frame)))
      for (const known of ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'filter'])
        properties.delete(known)
      expect([...properties]).toEqual([])
    },
  )

  test.each(['text/markdown', 'text/html', 'text/plain'])(
    '[POST-15] nothing moves in a post of the type %s',
    async (contentType) => {
      const screen = await show(<RichText html={span('tada', 'x')} contentType={contentType} />)
      await expect.element(screen.getByText('x')).toBeVisible()
      expect(document.getAnimations()).toEqual([])
    },
  )

  test.each([
    ['x2', 2],
    ['x3', 3],
    ['x4', 4],
  ])('[POST-15] %s makes letters %i times as large', async (name, factor) => {
    const screen = await drawn(span(name, 'x'))
    const around = getComputedStyle(screen.container.querySelector('article') as Element).fontSize
    expect(Number.parseFloat(lookOf(screen).fontSize)).toBe(factor * Number.parseFloat(around))
  })

  test.each([
    ['flip', '', 'matrix(-1, 0, 0, 1, 0, 0)'],
    ['flip', 'data-v', 'matrix(1, 0, 0, -1, 0, 0)'],
    ['flip', 'data-h data-v', 'matrix(-1, 0, 0, -1, 0, 0)'],
    ['rotate', '', 'matrix(0, 1, -1, 0, 0, 0)'],
  ])('[POST-15] %s %s turns its words', async (name, rest, transform) => {
    const screen = await drawn(span(name, 'x', rest))
    expect(lookOf(screen).transform).toBe(transform)
  })

  test('[POST-15] spin turns around the axis and to the side that it is told', async () => {
    const names = new Set<string>()
    for (const rest of ['', 'data-x', 'data-y']) {
      const screen = await drawn(span('spin', 'x', rest))
      names.add(lookOf(screen).animationName)
      await screen.unmount()
    }
    expect(names.size).toBe(3)
    const left = await drawn(span('spin', 'x', 'data-left'))
    expect(lookOf(left).animationDirection).toBe('reverse')
    await left.unmount()
    expect(lookOf(await drawn(span('spin', 'x', 'data-alternate'))).animationDirection).toBe('alternate')
  })

  test('[POST-15] blurred words are there, and sharp while the pointer is on them', async () => {
    const aside = await parkPointer()
    const screen = await drawn(span('blur', 'secret'))
    expect(lookOf(screen).filter).toBe('blur(6px)')
    aside.remove()
    await screen.getByText('secret').hover()
    await expect.poll(() => lookOf(screen).filter).toBe('none')
  })

  test('[POST-15] nothing flickers: a speed is kept between a quarter of a second and a minute', async () => {
    const fast = await drawn(span('spin', 'x', 'data-speed="0.001s"'))
    expect(lookOf(fast).animationDuration).toBe('0.25s')
    await fast.unmount()
    const odd = await drawn(span('spin', 'x', 'data-speed="1s;color:red"'))
    expect(lookOf(odd).animationDuration).toBe('1.5s')
  })

  test('[POST-15] on hover only: everything stands until the pointer is on the post', async ({ task }) => {
    task.meta.settings = ['renderMfmOnHover']
    setSetting('renderMfmOnHover', true)
    const aside = await parkPointer()
    const screen = await drawn(`words ${span('spin', 'x')}`)
    expect(lookOf(screen).animationPlayState).toBe('paused')
    aside.remove()
    await screen.getByRole('article').hover({ force: true })
    await expect.poll(() => lookOf(screen).animationPlayState).toBe('running')
  })

  test('[POST-15] every rule that moves something stands behind the wish for less movement', () => {
    const moving: string[] = []
    const walk = (rules: CSSRuleList, isGuarded: boolean): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && /_(?:spin|tada|jump|rainbow)_/.test(rule.selectorText)) {
          const moves = rule.style.animationName !== '' && rule.style.animationName !== 'none'
          if (moves && !isGuarded) moving.push(rule.selectorText)
        }
        if ('cssRules' in rule)
          walk(
            rule.cssRules as CSSRuleList,
            isGuarded || (rule instanceof CSSMediaRule && rule.conditionText.includes('reduced-motion')),
          )
      }
    }
    for (const sheet of document.styleSheets) walk(sheet.cssRules, false)
    expect(moving).toEqual([])
  })
})

describe('bombs of Misskey functions', () => {
  test('[POST-15] sizes inside of sizes stop growing', async () => {
    const bomb = 'x4 '
      .repeat(30)
      .trim()
      .split(' ')
      .reduce((inner, name) => span(name, inner), 'boom')
    const screen = await drawn(bomb)
    const size = getComputedStyle(screen.getByText('boom').element()).fontSize
    expect(Number.parseFloat(size)).toBeLessThan(100)
  })

  test('[POST-15] past a number of effects the words are plain', async () => {
    const screen = await drawn(span('spin', 'x').repeat(400))
    await expect.poll(() => screen.container.querySelectorAll('article span').length).toBe(mostEffects)
    expect(screen.container.textContent).toBe('x'.repeat(400))
  })

  test('[POST-15] what moves stays inside of its text', async () => {
    const screen = await drawn(span('x4', span('spin', 'wide words')))
    expect(getComputedStyle(screen.container.querySelector('article > div') as Element).overflow).toBe('clip')
  })
})
