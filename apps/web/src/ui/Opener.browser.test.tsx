import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { onPartFailed } from './lazy-part.ts'
import { Opener, type Opened } from './Opener.tsx'

function Panel({ name, isByKey, onClose }: Opened & { readonly name: string }) {
  return (
    <div role="dialog" aria-label={name}>
      {isByKey ? 'by key' : 'by pointer'}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )
}

test('a press that comes before the panel opens it when it arrives', async () => {
  const fetching = Promise.withResolvers<typeof Panel>()
  const screen = await render(
    <Opener kind="menu" fetchPanel={() => fetching.promise} panelProps={{ name: 'More' }}>
      Open
    </Opener>,
  )
  const button = screen.getByRole('button', { name: 'Open' })
  await button.press()
  expect(button.element().getAttribute('aria-expanded')).toBe('false')
  fetching.resolve(Panel)
  await expect.element(screen.getByRole('dialog', { name: 'More' })).toHaveTextContent('by pointerClose')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await screen.getByRole('button', { name: 'Close' }).press()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  button.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('dialog', { name: 'More' })).toHaveTextContent('by keyClose')
})

test('[ERR-28] a panel that cannot be fetched is told, and the next press opens it', async () => {
  const fetchPanel = vi.fn<() => Promise<typeof Panel>>()
  fetchPanel.mockRejectedValue(new TypeError('Failed to fetch'))
  const told = vi.fn()
  const stop = onPartFailed(told)
  const screen = await render(
    <Opener kind="dialog" fetchPanel={fetchPanel} panelProps={{ name: 'React' }}>
      Open
    </Opener>,
  )
  await screen.getByRole('button', { name: 'Open' }).press()
  await expect.poll(() => told.mock.calls.length).toBe(1)
  fetchPanel.mockResolvedValue(Panel)
  await screen.getByRole('button', { name: 'Open' }).press()
  await expect.element(screen.getByRole('dialog', { name: 'React' })).toBeVisible()
  stop()
})
