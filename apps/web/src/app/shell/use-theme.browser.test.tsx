import { afterEach, beforeEach, expect, test } from 'vitest'

import { setSetting } from '../../model/settings.ts'
import { themes } from '../../model/look.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { sendCommand } from '../../testing/cdp.ts'
import { contrast, luminanceOnScreen } from '../../testing/luminance.ts'
import { freshWorld, show } from '../../testing/world.tsx'
import { useTheme } from './use-theme.ts'

function Themed() {
  useTheme()
  return <p>Forty geese</p>
}

const prefer = (scheme: string, contrastWish: string, motionWish = '') =>
  sendCommand('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-contrast', value: contrastWish },
      { name: 'prefers-reduced-motion', value: motionWish },
    ],
  })

/** The ground and the text of the page, from 0 to 1. */
async function brightness() {
  const { backgroundColor } = getComputedStyle(document.documentElement)
  const { color } = getComputedStyle(document.body)
  return { ground: luminanceOnScreen([backgroundColor]), text: luminanceOnScreen([color]) }
}

beforeEach(freshWorld)
afterEach(async () => {
  for (const name of ['theme', 'contrast', 'motion'] as const) setSetting(name, undefined)
  await prefer('', '')
})

test.each([
  ['light', 'more', { ground: 1, text: 0 }],
  ['dark', 'more', { ground: 0, text: 1 }],
])('who asks for more contrast in a %s scheme gets it in that scheme', async (scheme, wish, expected) => {
  await prefer(scheme, wish)
  await show(<Themed />)
  expect(await brightness()).toEqual(expected)
})

test('a wish that changes while the page is open is followed', async () => {
  await prefer('light', 'no-preference')
  await show(<Themed />)
  expect((await brightness()).ground).toBeGreaterThan(0.5)
  await prefer('dark', 'more')
  await expect.poll(brightness).toEqual({ ground: 0, text: 1 })
})

test.each(themes)(
  '[THEME-08] the theme $name can be chosen, whatever the system prefers',
  { meta: { settings: ['theme'] } },
  async ({ name, scheme, contrast: wish }) => {
    await prefer(scheme === 'light' ? 'dark' : 'light', 'no-preference')
    setSetting('theme', name)
    await show(<Themed />)
    const { ground, text } = await brightness()
    expect(ground > text).toBe(scheme === 'light')
    expect(contrast(ground, text)).toBeGreaterThanOrEqual(wish === 'more' ? 15 : 7)
    setSetting('theme', undefined)
    await expect.poll(async () => (await brightness()).ground > 0.5).toBe(scheme === 'dark')
  },
)

test.each([
  [null, 'light', { ground: 1, text: 0 }],
  [null, 'dark', { ground: 0, text: 1 }],
  ['dusk', 'light', { ground: 0, text: 1 }],
  ['linen', 'dark', { ground: 1, text: 0 }],
])(
  'more contrast by choice: of %s in a %s system',
  { meta: { settings: ['contrast'] } },
  async (theme, scheme, expected) => {
    await prefer(scheme, 'no-preference')
    setSetting('theme', theme)
    await show(<Themed />)
    expect(await brightness()).not.toEqual(expected)
    setSetting('contrast', 'more')
    await expect.poll(brightness).toEqual(expected)
  },
)

test('movement goes by choice where the system does not say so, and comes by choice where it does', async ({
  task,
}) => {
  task.meta.settings = ['motion']
  await prefer('light', 'no-preference', 'no-preference')
  const screen = await show(
    <>
      <Themed />
      <Spinner />
    </>,
  )
  const moves = () => getComputedStyle(document.documentElement).getPropertyValue('--motion')
  const spinner = screen.container.querySelector('svg') ?? document.body
  const turns = () => getComputedStyle(spinner).animationName.includes('turn')
  await expect.poll(() => [moves(), turns()]).toEqual(['1', true])
  setSetting('motion', 'less')
  await expect.poll(() => [moves(), turns()]).toEqual(['0', false])
  setSetting('motion', undefined)
  await prefer('light', 'no-preference', 'reduce')
  await expect.poll(() => [moves(), turns()]).toEqual(['0', false])
  setSetting('motion', 'full')
  await expect.poll(() => [moves(), turns()]).toEqual(['1', true])
})
