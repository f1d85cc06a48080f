import { expect } from 'vitest'

import { statusId } from '../../model/timelines/testing/instance.ts'
import type { SeenCall } from '../../testing/fake-server.ts'
import { testThroughFaults } from '../../testing/fault-table.ts'
import { instance } from '../../testing/fresh-page.ts'
import { followed, manyFollowed, relation } from './testing/followed.ts'
import {
  addSelected,
  box,
  button,
  makers,
  members,
  openWith,
  panel,
  unfollowSelected,
} from './testing/open.tsx'

/** The person in every test. */
const one = statusId(1)

/** What the server has. */
let isFollowed: boolean
let inList: readonly object[]

const seen = (words: RegExp) => async () => {
  await expect.element(panel().getByText(words)).toBeVisible()
}
const call = {
  server: () => instance,
  expectFailure: seen(/^Couldn’t change p1\. ./),
  expectPause: seen(/^Your server limits requests\. This/),
  expectUnknown: seen(/^Couldn’t change p1\. .+ The server may have made the change anyway\.$/),
  retry: () => panel().getByRole('button', { name: 'Retry' }).press(),
  // Those who are done are no longer selected.
  expectUnchanged: async () => {
    await expect.element(box(1)).toBeChecked()
  },
}

async function expectUnfollowed() {
  await seen(/^1 person unfollowed\.$/)()
  await expect.element(button('Follow p1')).toBeVisible()
}

async function expectAdded() {
  await expect.element(panel().getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  await expect.element(box(1)).not.toBeChecked()
}

async function openAndSelect() {
  await openWith(manyFollowed(1))
  await box(1).press()
}

testThroughFaults('unfollowing those who are selected', {
  ...call,
  change: `POST /api/v1/accounts/${one}/unfollow`,
  read: 'GET /api/v1/accounts/relationships',
  open: async () => {
    isFollowed = true
    instance.on('GET /api/v1/accounts/relationships', () => [relation(one, { following: isFollowed })])
    await openAndSelect()
  },
  press: unfollowSelected,
  carryOut: () => {
    isFollowed = false
    return relation(one, { following: false })
  },
  expectChanged: expectUnfollowed,
})

testThroughFaults('adding those who are selected to a list', {
  ...call,
  change: `POST ${members}`,
  read: `GET ${members}`,
  open: async () => {
    inList = []
    instance.on('GET /api/v1/lists', [makers])
    instance.on(`GET ${members}`, () => inList)
    await openAndSelect()
  },
  press: addSelected,
  carryOut: ({ body }: SeenCall) => {
    const { account_ids: ids } = JSON.parse(body) as { readonly account_ids: readonly string[] }
    inList = ids.includes(one) ? [followed(1)] : []
    return {}
  },
  expectChanged: expectAdded,
  retried: [],
})
