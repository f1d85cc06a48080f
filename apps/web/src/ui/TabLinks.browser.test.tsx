import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { TabLinks } from './TabLinks.tsx'

const names = ['Posts', 'Replies', 'Follows', 'Followers', 'Media']
const tabs = names.map((name) => ({ name, to: `#${name}`, label: name }))

test('the current tab is whole in its row, also after the row became narrower', async () => {
  const screen = await render(
    <div data-testid="room">
      <TabLinks label="Views" tabs={tabs} current="Media" />
    </div>,
  )
  const isWhole = () => {
    const tab = screen.getByRole('link', { name: 'Media' }).element()
    const row = tab.closest('ul')
    return row !== null && tab.getBoundingClientRect().right <= row.getBoundingClientRect().right + 1
  }
  const room = screen.getByTestId('room').element() as HTMLElement
  for (const width of ['30rem', '18rem', '12rem']) {
    room.style.inlineSize = width
    await expect.poll(isWhole, { message: width }).toBe(true)
  }
})
