import { beforeEach, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getNotices } from '../../model/notices.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import type { SeenCall } from '../../testing/fake-server.ts'
import { testThroughFaults, type DestructiveCall } from '../../testing/fault-table.ts'
import { server } from '../../testing/signed-in.ts'
import { show } from '../../testing/world.tsx'
import { FiltersSection } from './screen.ts'

const path = '/api/v1/filters'
const ferry = {
  id: '1',
  phrase: 'ferry',
  context: ['home'],
  whole_word: true,
  irreversible: false,
  expires_at: null as string | null,
}
type WireFilter = typeof ferry

/** What the server has. */
let filters: readonly WireFilter[]

beforeEach(() => {
  changeInstance({ capabilities: { settingsProfiles: false } })
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const rows = () =>
  [...document.querySelectorAll('[data-opens]')].map((each) => each.getAttribute('aria-label'))
const seen = (words: string | RegExp) => async () => {
  await expect.element(page.getByText(words)).toBeVisible()
}
const listed =
  (...phrases: readonly string[]) =>
  async () => {
    await expect.poll(rows).toEqual(phrases.map((phrase) => `Edit filter “${phrase}”`))
  }

/** The reason of the one notice that says that something failed. */
const failed = (messageKey: string, reason: RegExp) => async () => {
  await expect
    .poll(() => getNotices().map(({ messageKey: key, messageArgs }) => [key, messageArgs['reason']]))
    .toEqual([[messageKey, expect.stringMatching(reason)]])
}

async function open() {
  filters = [ferry]
  server.on(`GET ${path}`, () => filters)
  await show(<FiltersSection />)
  await listed('ferry')()
}

async function inForce() {
  await expect.element(button('Pause filter “ferry”')).toBeVisible()
}

/** The focus comes once the server has agreed. */
async function paused() {
  await expect.element(button('Resume filter “ferry”')).toHaveFocus()
}

/** What shows at once is not the server's answer: that is said. */
async function said(messageKey: string) {
  await expect.poll(() => getNotices().map(({ messageKey: key }) => key)).toContain(messageKey)
}

const written = ({ body }: SeenCall): WireFilter => ({
  ...ferry,
  ...(JSON.parse(body) as Partial<WireFilter>),
})

/** As Akkoma deletes a filter; 404 where it is gone. */
function deleteFerry() {
  if (filters.length === 0) return Response.json({ error: 'Record not found' }, { status: 404 })
  filters = []
  return {}
}

const unknown = /The server may have made the change anyway\.$/
const call = { server: () => server, read: `GET ${path}`, open }
const save = () => button('Save filter').press()
const editor = {
  expectFailure: seen(/^Couldn’t save the filter\. ./),
  expectUnknown: seen(/^Couldn’t save the filter\. .+ The server may have made the change anyway\.$/),
  retry: save,
}

testThroughFaults('creating a filter', {
  ...call,
  ...editor,
  change: `POST ${path}`,
  press: async () => {
    await button('New filter').press()
    await userEvent.keyboard('anchor{Enter}')
    await save()
  },
  pressAgain: save,
  carryOut: (made) => {
    const filter = { ...written(made), id: '2' }
    filters = [ferry, filter]
    return filter
  },
  expectUnchanged: listed('ferry'),
  expectChanged: async () => {
    await said('filters.saved')
    await listed('anchor', 'ferry')()
  },
  // What the lost answer was about is found.
  retried: [],
})

testThroughFaults('changing a filter', {
  ...call,
  ...editor,
  change: `PUT ${path}/1`,
  press: async () => {
    await button('Edit filter “ferry”').press()
    await button('Public timelines').press()
    await save()
  },
  pressAgain: save,
  carryOut: (made) => {
    filters = [written(made)]
    return filters[0]
  },
  expectUnchanged: seen('Folded in Home and lists.'),
  expectChanged: async () => {
    await said('filters.saved')
    await seen('Folded in Home and lists and public timelines.')()
  },
  // A filter that is gone is created again.
  except: ['status 404'],
})

const removing: Pick<DestructiveCall, 'change' | 'carryOut' | 'except'> = {
  change: `DELETE ${path}/1`,
  carryOut: deleteFerry,
  // Then it is gone, as was asked for.
  except: ['status 404'],
}

testThroughFaults('removing a filter', {
  ...call,
  ...removing,
  press: () => button('Remove filter “ferry”').press(),
  expectFailure: failed('filters.removeFailed', /./),
  expectUnchanged: listed('ferry'),
  expectChanged: async () => {
    await said('filters.removed')
    await listed()()
  },
  expectUnknown: failed('filters.removeFailed', unknown),
  retry: () => button('Remove filter “ferry”').press(),
})

testThroughFaults('pausing a filter of the server', {
  ...call,
  ...removing,
  press: () => button('Pause filter “ferry”').press(),
  expectFailure: failed('filters.changeFailed', /./),
  expectUnchanged: async () => {
    await listed('ferry')()
    await inForce()
  },
  expectChanged: async () => {
    await listed('ferry')()
    await paused()
  },
  expectUnknown: failed('filters.changeFailed', unknown),
  retry: () => button('Pause filter “ferry”').press(),
})
