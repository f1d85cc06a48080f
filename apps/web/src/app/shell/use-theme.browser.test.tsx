import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { contrast, luminanceOnScreen } from '../../testing/luminance.ts'
import { freshWorld, show } from '../../testing/world.tsx'
import { useTheme } from './use-theme.ts'

function Themed() {
  useTheme()
  return <p>Forty geese</p>
}

const prefer = (scheme: string, contrastWish: string) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    {
      features: [
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'prefers-contrast', value: contrastWish },
      ],
    },
  )

/** The ground and the text of the page, from 0 to 1. */
async function brightness() {
  const { backgroundColor } = getComputedStyle(document.documentElement)
  const { color } = getComputedStyle(document.body)
  return { ground: luminanceOnScreen([backgroundColor]), text: luminanceOnScreen([color]) }
}

beforeEach(freshWorld)
afterEach(async () => {
  setSetting('theme', undefined)
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

test.each([
  ['linen', 'light', 7],
  ['noon', 'light', 21],
  ['dusk', 'dark', 7],
  ['beacon', 'dark', 21],
] as const)(
  '[THEME-08] the theme %s can be chosen, whatever the system prefers',
  async (name, scheme, least) => {
    await prefer(scheme === 'light' ? 'dark' : 'light', 'no-preference')
    setSetting('theme', name)
    await show(<Themed />)
    const { ground, text } = await brightness()
    expect(ground > text).toBe(scheme === 'light')
    expect(contrast(ground, text)).toBeGreaterThanOrEqual(least)
    setSetting('theme', undefined)
    await expect.poll(async () => (await brightness()).ground > 0.5).toBe(scheme === 'dark')
  },
)
