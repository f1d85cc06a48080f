import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import {
  becomeVisitor,
  signIn,
  statusId,
  wirePerson,
  wirePost,
} from '../../model/timelines/testing/instance.ts'
import { begin, end, open } from '../../testing/page.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

const post = `/api/v1/statuses/${statusId(1)}`
const address = `/main/ostatus?status_id=${statusId(1)}`
let instance: FakeServer

beforeEach(() => {
  instance = begin()
  instance.on(`GET ${post}`, wirePost(1))
  instance.on('GET /api/v1/accounts/lookup', wirePerson('mira'))
})
afterEach(end)

const form = () => page.getByRole('form', { name: 'Interact from your own server' })
const go = () => page.getByRole('button', { name: 'Go to my server' })

test('[ROUTE-20] a visitor is shown the post, and asked for their own server', async () => {
  await becomeVisitor(instance)
  await open(address)
  await expect.element(page.getByText(/Post 1, line 0/)).toBeVisible()
  await expect.element(form().getByLabelText('Your address')).toBeVisible()
})

test('[ROUTE-20] a visitor is shown the person, and asked for their own server', async () => {
  await becomeVisitor(instance)
  await open('/main/ostatus?nickname=mira')
  await expect.element(page.getByRole('link', { name: /mira/ })).toBeVisible()
  await expect.element(form().getByLabelText('Your address')).toBeVisible()
})

test('what is no address of a person is said to be wrong, and goes nowhere', async () => {
  await becomeVisitor(instance)
  await open(address)
  await form().getByLabelText('Your address').fill('kit')
  await go().press()
  await expect.element(page.getByText('Enter an address like name@server.')).toBeVisible()
  expect(location.search).toContain('status_id')
})

test('a member goes to the post or the person itself', async () => {
  await signIn(instance)
  await open(address)
  await expect.poll(() => location.pathname).toBe(`/notice/${statusId(1)}`)
})

test('what is not there says so, and what does not load says why', async () => {
  await becomeVisitor(instance)
  instance.faults.set(post, { status: 500 })
  await open(address)
  await expect
    .element(page.getByText('Couldn’t load this post or profile. Internal Server Error.'))
    .toBeVisible()
  instance.faults.set(post, { status: 404 })
  await page.getByRole('button', { name: 'Retry' }).press()
  await expect.element(page.getByText(/^This post or profile isn’t available here/)).toBeVisible()
})

test('an address that names nothing says so', async () => {
  await becomeVisitor(instance)
  await open('/main/ostatus')
  await expect.element(page.getByText('This link doesn’t name a post or a person.')).toBeVisible()
})
