import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { changeInstance } from '../../model/testing/change-instance.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount, wireStatus } from '../../testing/wire.ts'
import {
  arrive,
  button,
  depart,
  dialog,
  farMira,
  nearMira,
  post,
  postOf,
  postsPath,
  report,
  sent,
  words,
  write,
} from './testing.tsx'

let server: FakeServer

beforeEach(async () => {
  server = await arrive()
})
afterEach(depart)

const forward = () => page.getByRole('checkbox', { name: 'Also send it to bog.example' })
const postCalls = () => server.calls.filter(({ path }) => path.startsWith(postsPath))
const ticked = () =>
  page
    .getByRole('checkbox', { checked: true })
    .elements()
    .map((box) => /Post \d/.exec(box.closest('label')?.textContent ?? '')?.[0])

describe('the posts it is about', () => {
  test('[REPORT-01] are fetched from the server, and the one it began at is ticked', async () => {
    await report(server)
    await expect.element(dialog()).toBeVisible()
    await expect.element(post(3)).not.toBeChecked()
    await expect.element(post(2)).toBeChecked()
    await expect.element(page.getByText('1 ticked')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Which posts is it about?' })).toHaveFocus()
    expect(server.calls.map(({ path }) => path)).toContain(
      `${postsPath}?exclude_reblogs=true&with_muted=true&limit=20`,
    )
  })

  test('[REPORT-01] are those of the person that the heading names, and the dialog is called like it', async () => {
    await report(server, farMira)
    const heading = page.getByRole('heading', { name: /^Report Mira\s+@mira@bog\.example$/ })
    await expect.element(heading).toBeVisible()
    await expect.element(dialog()).toHaveAccessibleName(/^Report Mira\s+@mira@bog\.example$/)
  })

  test('[REPORT-01] a post older than all that has come stands above them', async () => {
    server.reply = ({ path }) => (path.startsWith(postsPath) ? [postOf(9), postOf(8)] : [])
    await report(server)
    await expect.element(post(9)).toBeVisible()
    expect(ticked()).toEqual(['Post 2'])
    expect(page.getByRole('checkbox').elements()).toHaveLength(3)
  })

  test('[REPORT-01] older ones come when they are asked for, without what was repeated', async () => {
    const repeat = wireStatus({ id: 'r1', account: wireAccount(nearMira), reblog: wireStatus({ id: 'x' }) })
    server.reply = ({ path }) => (path.includes('/lookup') ? wireAccount() : undefined)
    await report(server, nearMira, null)
    await expect.poll(postCalls).toHaveLength(1)
    const next = `<https://fen.example${postsPath}?max_id=s8>; rel="next"`
    postCalls()[0]?.answer([postOf(9), repeat, postOf(8)], 200, { link: next })
    await button('Older posts').press()
    await expect.poll(postCalls).toHaveLength(2)
    expect(postCalls()[1]?.path).toContain('max_id=s8')
    postCalls()[1]?.answer([postOf(7)])
    await expect.element(post(7)).toBeVisible()
    expect(page.getByRole('checkbox').elements()).toHaveLength(3)
    await expect.element(button('Older posts')).not.toBeInTheDocument()
  })

  test('[REPORT-01] that cannot be had say why, and the report goes on without them', async () => {
    server.reply = () => undefined
    await report(server, nearMira, null)
    await expect.poll(postCalls).toHaveLength(1)
    postCalls()[0]?.answer({}, 500)
    await expect.element(page.getByText('Couldn’t load the posts. Internal Server Error.')).toBeVisible()
    await button('Retry').press()
    await expect.poll(postCalls).toHaveLength(2)
    await button('Next').press()
    await expect.element(words()).toHaveFocus()
  })

  test('[REPORT-02] can be skipped', async () => {
    await report(server)
    await button('Skip').press()
    await words().fill('Their profile')
    await button('Send report').press()
    await expect.poll(() => sent(server)).toHaveLength(1)
    expect(sent(server)[0]).toMatchObject({ status_ids: [], comment: 'Their profile' })
  })
})

describe('what is sent', () => {
  test('[REPORT-01] [REPORT-02] the person, the ticked posts, the comment, and a copy only where it is wished', async () => {
    await report(server, farMira)
    await post(1).press()
    await write('Same reply under six posts.')
    await expect.element(page.getByText('Read by Odile. Mira isn’t told who wrote it.')).toBeVisible()
    await expect.element(forward()).not.toBeChecked()
    await forward().press()
    await button('Send report').press()
    await expect
      .poll(() => sent(server))
      .toEqual([
        {
          account_id: 'id-mira',
          status_ids: ['s2', 's1'],
          comment: 'Same reply under six posts.',
          forward: true,
        },
      ])
  })

  test('[REPORT-01] nobody of this server can be forwarded', async () => {
    await report(server)
    await write('x')
    expect(page.getByRole('checkbox').elements()).toEqual([])
    await button('Send report').press()
    await expect.poll(() => sent(server)[0]?.['forward']).toBe(false)
  })

  test('the reason is the first line that the moderators read', async () => {
    await report(server)
    await write('Look at the links.')
    await page.getByRole('combobox', { name: 'Reason' }).selectOptions('Spam')
    await button('Send report').press()
    await expect.poll(() => sent(server)).toHaveLength(1)
    expect(sent(server)[0]?.['comment']).toBe('Spam\nLook at the links.')
    expect(sent(server)[0]).not.toHaveProperty('category')
  })

  test('the reason is the category where the server takes one', async () => {
    changeInstance({ capabilities: { reportCategories: true } })
    await report(server)
    await write('Look at the links.')
    await page.getByRole('combobox', { name: 'Reason' }).selectOptions('Spam')
    await button('Send report').press()
    await expect.poll(() => sent(server)).toHaveLength(1)
    expect(sent(server)[0]).toMatchObject({ comment: 'Look at the links.', category: 'spam' })
  })
})

describe('afterwards', () => {
  test('[REPORT-03] submit is off while it is sent, then come thanks and what one can do oneself', async () => {
    await report(server, farMira)
    await write('Rude')
    const send = button('Send report')
    const width = send.element().getBoundingClientRect().width
    await send.press()
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    expect(send.element().getBoundingClientRect().width).toBe(width)
    await expect.element(words()).toBeDisabled()
    await send.click({ force: true })
    expect(sent(server)).toHaveLength(1)
    server.last().answer({ id: 'r1', action_taken: false })
    const thanks = page.getByRole('heading', { name: 'Thank you. It’s with the moderators.' })
    await expect.element(thanks).toHaveFocus()
    for (const name of ['Mute Mira', 'Block Mira', 'Block bog.example'])
      await expect.element(button(name)).toBeVisible()
    await button('Mute Mira').press()
    await expect.poll(() => server.changes.at(-1)).toBe('POST /api/v1/accounts/id-mira/mute')
    await button('Done').press()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  test('[REPORT-03] what is said of it when the window was closed meanwhile', async () => {
    await report(server)
    await write('Rude')
    await button('Send report').press()
    await expect.poll(() => sent(server)).toHaveLength(1)
    const call = server.calls.find(({ path }) => path === '/api/v1/reports')
    await button('Close').press()
    call?.answer({ id: 'r1' })
    await expect.element(page.getByText('Your report about Mira was sent.')).toBeVisible()
  })
})
