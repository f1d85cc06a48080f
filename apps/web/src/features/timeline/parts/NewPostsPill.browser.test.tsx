import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { WithEnglish } from '../../../i18n/testing.tsx'
import { NewPostsPill } from './NewPostsPill.tsx'

test.each([
  [1, false, '1 new post', '1 new'],
  [2, false, '2 new posts', '2 new'],
  [20, true, '20+ new posts', '20+ new'],
  [99, false, '99 new posts', '99 new'],
  [100, false, '99+ new posts', '99+ new'],
  [120, true, '99+ new posts', '99+ new'],
])('[TL-05] %d new posts, more on the server: %s, read "%s"', async (count, hasMore, name, short) => {
  const screen = await render(
    <WithEnglish>
      <NewPostsPill count={count} hasMore={hasMore} authors={[]} onPress={() => undefined} />
    </WithEnglish>,
  )
  const pill = screen.getByRole('button', { name, exact: true })
  await expect.element(pill).toHaveAccessibleName(name)
  // In full, then as it stands where there is little room, and the key.
  expect(pill.element().textContent).toBe(`${name}${short}.`)
})
