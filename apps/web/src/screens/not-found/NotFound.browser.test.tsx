import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { begin, end, open } from '../../testing/page.tsx'

beforeEach(() => {
  begin()
})
afterEach(end)

test('an unknown address can be searched for, and there are ways on', async () => {
  await open('/blog/2026/winter-moot.html')
  await expect
    .element(page.getByRole('link', { name: 'Search for “winter moot”' }))
    .toHaveAttribute('href', '/search?query=winter+moot')
  await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  await expect.element(page.getByRole('button', { name: 'Go back' })).toBeVisible()
})
