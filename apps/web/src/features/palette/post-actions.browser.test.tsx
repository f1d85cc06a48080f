import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'

import { WithEnglish } from '../../i18n/testing.tsx'
import { begin, end, openHome } from '../../testing/page.tsx'
import { fetchPostCommands } from '../status/index.ts'
import { CommandPalette } from './index.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

const guards = {
  isSignedIn: true,
  isAdmin: false,
  isRegistrationOpen: false,
  redirectRootLogin: null,
  redirectRootNoLogin: null,
}

let instance: FakeServer
beforeEach(async () => {
  instance = begin()
  await fetchPostCommands(null)
})
afterEach(end)

const palette = () => page.getByRole('dialog', { name: 'Command palette' })
const onPost = () => palette().getByRole('group', { name: 'Focused post' })

async function openOnPost() {
  await openHome(instance, 5)
  await render(
    <WithEnglish>
      <QueryClientProvider client={new QueryClient()}>
        <CommandPalette guards={guards} />
      </QueryClientProvider>
    </WithEnglish>,
  )
  const post = page.getByRole('article').nth(1)
  ;(post.element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(palette()).toBeVisible()
  return post
}

test('offers all that can be done with the post in focus, with its keys', async () => {
  await openOnPost()
  for (const name of ['Reply', 'Repeat', 'Favourite', 'Bookmark', 'Open conversation', 'Copy link'])
    await expect
      .element(
        onPost()
          .getByRole('option', { name: new RegExp(`^${name}`) })
          .first(),
      )
      .toBeVisible()
  await expect.element(onPost().getByRole('option', { name: /^Favourite/ })).toMatchTextContent(/f$/)
})

test('does it with that post, which has the focus again', async () => {
  const post = await openOnPost()
  const id = post.element().getAttribute('data-status-id')
  instance.on(`POST /api/v1/statuses/${id}/bookmark`, {})
  await userEvent.keyboard('bookmark')
  await expect.element(palette().getByRole('option').first()).toMatchTextContent(/Bookmark.*Focused post/)
  await userEvent.keyboard('{Enter}')
  await expect.element(palette()).not.toBeInTheDocument()
  await expect.element(post).toHaveFocus()
  await expect.poll(() => instance.asked(`/api/v1/statuses/${id}/bookmark`).length).toBe(1)
})

test('without a post in focus offers none of it', async () => {
  const post = await openOnPost()
  await expect.element(onPost()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(post).toHaveFocus()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(palette()).toBeVisible()
  await expect.element(palette().getByRole('group', { name: 'Go to' })).toBeVisible()
  await expect.element(onPost()).not.toBeInTheDocument()
})

test('a press with the pointer puts the focus on no post: it opens with pages and people', async () => {
  await openOnPost()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('article').nth(2), { position: { x: 400, y: 8 } })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(palette()).toBeVisible()
  await expect.element(palette().getByRole('group', { name: 'People' })).toBeVisible()
  const groups = palette()
    .getByRole('group')
    .elements()
    .map((group) => group.getAttribute('aria-label') ?? group.firstElementChild?.textContent)
  expect(groups.slice(0, 2)).toEqual(['Go to', 'People'])
  await expect.element(onPost()).not.toBeInTheDocument()
})
