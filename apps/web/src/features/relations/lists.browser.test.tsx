import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dismiss, getNotices } from '../../model/notices.ts'
import { endSession } from '../../model/session.ts'
import type { FakeServer, SeenCall } from '../../testing/fake-server.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { button, meet, mira } from './testing/meet.tsx'

const makers = { id: '1', title: 'Makers' }
const birds = { id: '2', title: 'Birds' }
let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  for (const { id } of getNotices()) dismiss(id)
  await signIn(server)
})

const reads = ({ method, path }: SeenCall) => {
  if (method !== 'GET') return undefined
  return path.startsWith('/api/v1/lists') ? [makers, birds] : [makers]
}
const dialog = () => page.getByRole('dialog')
const list = (name: string) => page.getByRole('checkbox', { name })
const said = (words: string) => page.getByRole('region', { name: 'Notices' }).getByText(words)
const accounts = (method: string, id: string) => `${method} /api/v1/lists/${id}/accounts`

async function openLists() {
  await meet(server)
  server.reply = reads
  await button('More options for Mira').press()
  await page.getByRole('menuitem', { name: 'Add to lists…' }).press()
}

describe('the lists somebody is in', () => {
  test('are marked, newest first, with the way to a new one', async () => {
    await openLists()
    await expect.element(list('Makers')).toBeChecked()
    await expect.element(dialog()).toMatchAriaInlineSnapshot(`
      - dialog "Lists with Mira":
        - heading "Lists with Mira" [level=2]
        - group "Lists":
          - checkbox "Birds"
          - text: Birds
          - checkbox "Makers" [checked]
          - text: Makers
        - link "Create a list":
          - /url: /lists
        - button "Close"
    `)
    expect(server.calls.map(({ path }) => path)).toContain(`/api/v1/accounts/${mira}/lists`)
  })

  test('change at once, and change back from the notice', async () => {
    await openLists()
    await list('Birds').press()
    await expect.element(list('Birds')).toBeChecked()
    expect(server.changes).toEqual([accounts('POST', '2')])
    expect(server.last().body).toBe(`{"account_ids":["${mira}"]}`)
    server.last().answer({})
    await expect.element(said('Mira added to “Birds”.')).toBeVisible()
    await button('Undo').press()
    await expect.element(list('Birds')).not.toBeChecked()
    await expect.poll(() => server.changes).toEqual([accounts('POST', '2'), accounts('DELETE', '2')])
    server.last().answer({})
    await expect.element(said('Mira removed from “Birds”.')).toBeVisible()
    await expect.element(list('Birds')).not.toBeChecked()
  })

  test('that the server does not change come back and say why', async () => {
    await openLists()
    await list('Makers').press()
    await expect.element(list('Makers')).not.toBeChecked()
    server.last().answer({ error: 'Not today' }, 422)
    await expect
      .element(
        page
          .getByRole('region', { name: 'Notices' })
          .getByText('Couldn’t change “Makers” for Mira. Not today.'),
      )
      .toBeVisible()
    await expect.element(list('Makers')).toBeChecked()
  })

  test('marked and unmarked at once end as they were last wished', async () => {
    await openLists()
    await list('Birds').press()
    await list('Birds').press()
    await expect.element(list('Birds')).not.toBeChecked()
    expect(server.changes).toEqual([accounts('POST', '2')])
    server.last().answer({})
    await expect.poll(() => server.changes).toEqual([accounts('POST', '2'), accounts('DELETE', '2')])
    await expect.element(list('Birds')).not.toBeChecked()
    server.last().answer({})
    await expect.element(said('Mira removed from “Birds”.')).toBeVisible()
    await expect.element(list('Birds')).not.toBeChecked()
  })

  test('that do not come say why, and come after a retry', async () => {
    await meet(server)
    server.reply = (call) => {
      if (call.path.endsWith('/lists')) call.answer({ error: 'Not today' }, 400)
      return undefined
    }
    await button('More options for Mira').press()
    await page.getByRole('menuitem', { name: 'Add to lists…' }).press()
    await expect.element(dialog().getByText('Couldn’t load your lists. Not today.')).toBeVisible()
    server.reply = reads
    await button('Retry').press()
    await expect.element(list('Makers')).toBeChecked()
  })

  test('are closed by Escape, and focus is back on the menu; what was done is not the next one’s to take back', async () => {
    await openLists()
    await list('Birds').press()
    server.last().answer({})
    await expect.element(said('Mira added to “Birds”.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('More options for Mira')).toHaveFocus()
    endSession('left')
    expect(getNotices()).toEqual([])
  })
})
