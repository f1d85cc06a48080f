import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { PlainFeed } from '../../features/timeline/index.ts'
import { showShell, widths } from './testing/show-shell.tsx'

const told = (id: number) => ({
  id: String(id),
  type: 'follow',
  created_at: '2024-03-05T13:07:00.000Z',
  account: wirePerson(`person${id}`),
  pleroma: { is_seen: true, is_muted: false },
})

beforeEach(() => {
  const server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', ({ url }) =>
    url.searchParams.has('max_id') ? [] : [told(3), told(2), told(1)],
  )
  server.on('GET /api/v1/announcements', () => [])
})

/** A feed of the page, in the place of a timeline. */
function Posts() {
  return (
    <PlainFeed
      label="Posts"
      ids={['a', 'b']}
      renderRow={(id) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- items of a feed take the focus
        <article tabIndex={0} aria-label={`Post ${id}`} style={{ blockSize: '10rem' }}>
          {id}
        </article>
      )}
    />
  )
}

const focused = () => document.activeElement?.ariaLabel?.split(/[ ,]/, 2).join(' ') ?? null

test('[POST-55] a key moves in the list it is pressed in: the notifications beside the posts, or else the posts', async () => {
  await signInAs()
  await showShell(widths.wide, <Posts />)
  const column = page.getByRole('complementary').getByRole('feed', { name: 'To do' })
  await expect.poll(() => column.query()?.querySelectorAll('article')).toHaveLength(3)
  await userEvent.keyboard('j')
  await expect.poll(focused).toBe('Post a')
  await userEvent.keyboard('j')
  expect(focused()).toBe('Post b')
  column.element().querySelector('article')?.focus()
  await userEvent.keyboard('j')
  expect(focused()).toBe('Person2 followed')
  await userEvent.keyboard('{PageDown}k')
  expect(focused()).toBe('Person2 followed')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.element(page.getByRole('button', { name: 'Filter' })).toHaveFocus()
})

test('[POST-55] the keys move through the notifications behind the bell too, and do not leave its panel', async () => {
  await signInAs()
  await showShell(widths.mobile, <Posts />)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .press()
  const feed = page.getByRole('dialog', { name: /^Notifications/ }).getByRole('feed', { name: 'To do' })
  await expect.poll(() => feed.query()?.querySelectorAll('article')).toHaveLength(3)
  feed.element().querySelector('article')?.focus()
  await userEvent.keyboard('jj')
  await expect.poll(focused).toBe('Person1 followed')
  await userEvent.keyboard('{PageUp}')
  expect(focused()).toBe('Person2 followed')
  setSetting('keyboardShortcuts', 'off')
  await userEvent.keyboard('j{PageUp}')
  expect(focused()).toBe('Person3 followed')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toHaveFocus()
})
