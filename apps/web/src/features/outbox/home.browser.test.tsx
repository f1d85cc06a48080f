import type { StatusId } from '@skein/api'
import { Fragment } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getComposing } from '../../model/writing.ts'
import { useHomeHeaderRows } from '../../model/places.ts'
import { dismiss, getNotices } from '../../model/notices.ts'
import { queueAction, getOutbox, enqueuePost } from '../../model/outbox.ts'
import { emptyDraft } from '../../testing/draft.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { Notices } from '../notices/index.ts'
import { OutboxButton, runOutbox } from './index.ts'

// As whoever puts something into it does.
runOutbox()

let server: FakeServer
let id: StatusId
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
  id = await seed(server)
})
afterEach(() => {
  for (const notice of getNotices()) dismiss(notice.id)
})

const post = (status: string, undoMs = 0) =>
  enqueuePost('status', { ...emptyDraft, status, idempotencyKey: status }, undoMs)

function Waiting() {
  const lead = useHomeHeaderRows()
  return lead?.ids.map((row) => <Fragment key={row}>{lead.renderRow(row)}</Fragment>)
}

test('of more than three posts that wait the rest is one row, which counts posts alone and opens the outbox', async () => {
  server.reply = (call) => call.fail()
  const about = { author: 'Mira', text: '' }
  await queueAction({ kind: 'favourite', statusId: id, isOn: true, scope: null, about })
  for (const words of ['One', 'Two', 'Three', 'Four']) post(words)
  await show(
    <>
      <OutboxButton />
      <Waiting />
    </>,
  )
  await expect.element(page.getByRole('article').nth(2)).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(3)
  await page.getByRole('button', { name: 'View all 4 posts waiting to be sent' }).press()
  const rows = page.getByRole('dialog', { name: 'Outbox' }).getByRole('article')
  await expect.poll(() => rows.elements().length).toBe(5)
})

test('z takes a post back while the notice that it is about to be sent stands', async () => {
  await show(<Notices />)
  post('Too early', 30_000)
  await expect.element(page.getByText('Your post is about to be sent.')).toBeVisible()
  await userEvent.keyboard('z')
  await expect
    .poll(() => getComposing('window'))
    .toMatchObject({ kind: 'again', written: { status: 'Too early' } })
  await expect.element(page.getByText('Your post is about to be sent.')).not.toBeInTheDocument()
  expect(getOutbox()).toEqual([])
  expect(server.changes).toEqual([])
})
