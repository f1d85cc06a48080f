import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { frames } from '../../../model/timelines/testing/frames.ts'
import { useKeptFocus } from './use-kept-focus.ts'

function Row() {
  const listRef = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'asked' | 'sending' | 'sent'>('asked')
  useKeptFocus(listRef)
  return (
    <div ref={listRef}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- stands for a post */}
      <article tabIndex={0}>
        A question
        {state !== 'sent' && (
          <button type="button" disabled={state === 'sending'} onClick={() => setState('sending')}>
            Vote
          </button>
        )}
        <button type="button" onClick={() => setState('sent')}>
          Close
        </button>
        {state !== 'sent' && (
          <button type="button" onClick={() => setState('sent')}>
            Answer
          </button>
        )}
      </article>
      <p>Beside</p>
    </div>
  )
}

for (const name of ['Vote', 'Answer']) {
  test(`a control that ${name === 'Vote' ? 'is blocked' : 'goes'} while it has the focus leaves it to its post`, async () => {
    const screen = await render(<Row />)
    ;(screen.getByRole('button', { name }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('article')).toHaveFocus()
  })
}

test('who presses beside it takes the focus away from the post', async () => {
  const screen = await render(<Row />)
  ;(screen.getByRole('button', { name: 'Close' }).element() as HTMLElement).focus()
  await screen.getByText('Beside').press()
  await frames(3)
  expect(document.activeElement).toBe(document.body)
})
