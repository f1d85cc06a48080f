import { expect, test, vi } from 'vitest'

import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { StatusCard } from './index.ts'

const gate = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./acting.ts', async (importOriginal) => {
  await gate.promise
  return importOriginal()
})

test('[POST-17] presses and keys that come before the code of the actions work when it arrives', async () => {
  const server = freshWorld()
  await signIn(server)
  const screen = await show(<StatusCard statusId={await seed(server)} />)
  const favourite = screen.getByRole('button', { name: /^Favourite/ })
  await favourite.press()
  const article = screen.getByRole('article').element()
  article.focus()
  article.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true }))
  expect(favourite.element().getAttribute('aria-pressed')).toBe('false')
  expect(server.calls).toHaveLength(0)
  gate.resolve()
  await expect.element(favourite).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(screen.getByRole('button', { name: 'Bookmark' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => server.changes.toSorted())
    .toEqual(['POST /api/v1/statuses/s1/bookmark', 'POST /api/v1/statuses/s1/favourite'])
})
