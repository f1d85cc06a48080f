import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSharedDependency } from '../../lib/lazy-module.ts'
import { readDraft, writeDraft } from '../../model/writing.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { show } from '../../testing/world.tsx'
import { SidebarComposer } from './SidebarComposer.tsx'
import { post, text } from './testing/form.tsx'
import { sent } from './testing/requests.ts'

// Alone in its file: code that has come once stays.
it('a draft whose form did not come is not sent by opening the form later', async () => {
  let isLineDown = true
  const fetchShared = vi.fn<() => Promise<void>>(() =>
    isLineDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(),
  )
  setSharedDependency(fetchShared)
  writeDraft('id-wren', 'status', { ...emptyDraft, status: 'half a thought' })
  expect(readDraft('id-wren', 'status')).not.toBeNull()
  await show(<SidebarComposer />)
  await post().click()
  await expect.poll(() => fetchShared.mock.settledResults[0]?.type).toBe('rejected')
  // In the very moment in which somebody goes back into the text: code that came before would have sent it.
  text()
    .element()
    .addEventListener('focus', () => void (isLineDown = false), { once: true })
  await text().click()
  await expect.element(page.getByRole('button', { name: /^Who can see this/ })).toBeVisible()
  await expect.element(text()).toHaveFocus()
  await userEvent.keyboard('.')
  await expect.element(text()).toHaveValue('half a thought.')
  expect(sent()).toHaveLength(0)
})
