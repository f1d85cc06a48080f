import { expect, test } from 'vitest'

import { openAlert, type Tabs } from './open-alert.ts'

function fakeTabs(...focused: boolean[]) {
  const seen: unknown[] = []
  const tabs: Tabs = {
    matchAll: async () =>
      focused.map((isFocused, index) => ({
        focused: isFocused,
        focus: async () => void seen.push(`focus ${index}`),
        postMessage: (message) => void seen.push([index, message]),
      })),
    openWindow: async (path) => void seen.push(`open ${path}`),
  }
  return { seen, tabs }
}

test('a press on an alert goes to a tab that is open, and to the post in it', async () => {
  const { seen, tabs } = fakeTabs(false, true)
  await openAlert(tabs, { path: '/notice/7' })
  expect(seen).toEqual(['focus 1', [1, { openAlert: { path: '/notice/7' } }]])
})

test('without one it opens one at the post', async () => {
  const { seen, tabs } = fakeTabs()
  await openAlert(tabs, { path: '/notice/7' })
  expect(seen).toEqual(['open /notice/7'])
})

test.each([null, {}, { path: '//evil.example' }, { path: 'https://evil.example' }, { path: 7 }])(
  'what is no path of the client leads to its beginning: %o',
  async (data) => {
    const { seen, tabs } = fakeTabs()
    await openAlert(tabs, data)
    expect(seen).toEqual(['open /'])
  },
)
