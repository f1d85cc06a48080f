import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getNotices } from '../../model/notices.ts'
import { endSession } from '../../model/session.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { signIn } from '../../testing/world.tsx'
import {
  arrive,
  button,
  depart,
  dialog,
  nearMira,
  open,
  post,
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

const alert = () => dialog().getByLive('urgent').first()
const reports = () => server.calls.filter(({ path }) => path === '/api/v1/reports')

async function send(): Promise<void> {
  const before = reports().length
  await button('Send report').press()
  await expect.poll(() => reports().length).toBe(before + 1)
}

const refusals: readonly (readonly [string, number, object, string])[] = [
  ['a 500', 500, {}, 'An error occurred while processing your request.'],
  ['a 503', 503, {}, 'An error occurred while processing your request.'],
  [
    'a refusal in the server’s words',
    400,
    { error: 'Comment must be up to 1000 characters' },
    'Comment must be up to 1000 characters.',
  ],
  ['a limit', 429, {}, 'You are rate limited.'],
]

test.each(refusals)(
  '[ERR-43] after %s the reason stands in an alert, submit is on again and all is kept',
  async (_, status, body, text) => {
    await report(server)
    await write('Six times now')
    await send()
    reports()[0]?.answer(body, status)
    await expect.element(alert()).toHaveTextContent(text)
    await expect.element(button('Send report')).not.toHaveAttribute('aria-disabled')
    await expect.element(words()).toHaveValue('Six times now')
    await button('Back').press()
    await expect.element(post(2)).toBeChecked()
    await button('Next').press()
    await send()
    expect(sent(server)[1]).toEqual(sent(server)[0])
    reports()[1]?.answer({ id: 'r1' })
    await expect.element(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  },
)

test('[ERR-43] a comment that the server does not take is marked, says why and has the focus, until it is another', async () => {
  await report(server)
  await write('Six times now')
  await send()
  reports()[0]?.answer({ error: 'Comment must be up to 10 characters' }, 400)
  await expect.element(words()).toHaveFocus()
  await expect.element(words()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(words()).toHaveAccessibleDescription(/^Comment must be up to 10 characters\. Read by/)
  await words().fill('Six times')
  await expect.element(words()).not.toHaveAttribute('aria-invalid')
})

test('[ERR-43] a failure that is not for the comment does not mark it', async () => {
  await report(server)
  await write('Six times now')
  await send()
  reports()[0]?.answer({ error: 'Internal server error' }, 500)
  await expect.element(alert()).toHaveTextContent('An error occurred while processing your request.')
  await expect.element(words()).not.toHaveAttribute('aria-invalid')
})

const silences: readonly (readonly [
  string,
  (call: ReturnType<typeof reports>[number] | undefined) => void,
])[] = [
  ['a lost line', (call) => call?.fail()],
  ['a page in the place of an answer', (call) => call?.answerText('<html>Hello</html>')],
  ['a gateway that gave up', (call) => call?.answer({}, 504)],
]

test.each(silences)('after %s it is not sent again by itself: it may have arrived', async (_, lose) => {
  await report(server)
  await write('Six times now')
  await send()
  lose(reports()[0])
  await expect
    .element(alert().getByText(/^The server didn’t answer, so your report may have arrived\./))
    .toBeVisible()
  expect(reports()).toHaveLength(1)
  await button('Send again').press()
  await expect.poll(() => reports()).toHaveLength(2)
  expect(sent(server)[1]).toEqual(sent(server)[0])
})

test('who does not send it again is told that it may have arrived', async () => {
  await report(server)
  await write('Six times now')
  await send()
  reports()[0]?.fail()
  await button('Don’t send again').press()
  await expect.element(page.getByRole('heading', { name: 'Your report may have arrived.' })).toHaveFocus()
  expect(reports()).toHaveLength(1)
  await button('Done').press()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(getNotices()).toEqual([])
  // The next one is another report.
  open(3)
  await expect.element(post(3)).toBeChecked()
  await expect.element(post(2)).not.toBeChecked()
  await button('Next').press()
  await expect.element(words()).toHaveValue('')
  await words().fill('Seven times now')
  await send()
  expect(sent(server)[1]).toMatchObject({ status_ids: ['s3'], comment: 'Seven times now' })
})

test('who closes the question is told that it may have arrived, and is asked again', async () => {
  await report(server)
  await write('Six times now')
  await send()
  reports()[0]?.fail()
  await expect.element(button('Send again')).toBeVisible()
  await button('Close').press()
  await expect.element(page.getByText(/^Your report about Mira may have arrived\./)).toBeVisible()
  expect(page.getByText(/isn’t sent/).query()).toBeNull()
  open(3)
  await expect.element(button('Don’t send again')).toBeVisible()
})

test('who closed the window while it was sent is told that it may have arrived', async () => {
  await report(server)
  await write('Six times now')
  await send()
  await button('Close').press()
  reports()[0]?.fail()
  await expect
    .element(page.getByText(/^The server didn’t answer, so your report about Mira may have arrived\./))
    .toBeVisible()
  expect(page.getByText(/Couldn’t send/).query()).toBeNull()
})

test('words that were typed are there again when the window was closed, and another post is ticked besides', async () => {
  await report(server)
  await write('Six times now')
  await button('Close').press()
  await expect
    .element(page.getByText('Your report about Mira isn’t sent. It’s kept until you leave this page.'))
    .toBeVisible()
  open(3)
  await expect.element(post(3)).toBeChecked()
  await expect.element(post(2)).toBeChecked()
  await button('Next').press()
  await expect.element(words()).toHaveValue('Six times now')
})

test('what one person typed is not there for the next one', async () => {
  const screen = await report(server)
  await write('Six times now')
  endSession('left')
  await expect.element(dialog()).not.toBeInTheDocument()
  await screen.unmount()
  await signIn(server, 'tomas')
  await report(server, nearMira, 2)
  await button('Next').press()
  await expect.element(words()).toHaveValue('')
})

test('a report that was lost before the account signed in again does not change the next one', async () => {
  const screen = await report(server)
  await write('Six times now')
  await send()
  const [earlier] = reports()
  endSession('left')
  await screen.unmount()
  await signIn(server)
  earlier?.fail()
  await report(server)
  await write('Seven times now')
  await send()
  expect(reports()).toHaveLength(1)
})
