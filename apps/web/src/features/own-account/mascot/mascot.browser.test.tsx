import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getNotices } from '../../../model/notices.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { testThroughFaults } from '../../../testing/fault-table.ts'
import { draw, leaveServer, signInAtServer } from '../testing/open.tsx'
import { Mascot } from './Mascot.tsx'

const path = '/api/v1/pleroma/mascot'
/** An image that loads: one that does not is not drawn. */
const imageOf = (colour: string) =>
  URL.createObjectURL(
    new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" fill="${colour}"/>`], {
      type: 'image/svg+xml',
    }),
  )
const fox = imageOf('red')
const heronAddress = imageOf('grey')
const otherAddress = imageOf('blue')
const heron = new File(['x'], 'heron.png', { type: 'image/png' })
let server: FakeServer
beforeEach(async () => {
  server = await signInAtServer()
  server.on(`GET ${path}`, { id: 'default-mascot', url: fox })
})
afterEach(leaveServer)

const picture = page.getByRole('img', { name: 'Your mascot', includeHidden: true })
const choose = () => userEvent.upload(page.getByLabelText('Choose another image').first(), heron)

test('[SET-39] the mascot is shown and replaced by an image', async () => {
  server.on(`PUT ${path}`, { id: '70', url: heronAddress })
  await draw(<Mascot />)
  await expect.element(picture).toHaveAttribute('src', fox)
  await choose()
  await expect.element(picture).toHaveAttribute('src', heronAddress)
  expect(server.changes).toEqual([`PUT ${path}`])
  await expect.element(page.getByRole('button', { name: 'Choose another image' })).toBeVisible()
})

test('[SET-39] what the server does not take is said in its words, and the mascot stays', async () => {
  const error = 'mascots can only be images'
  server.on(`PUT ${path}`, () => Response.json({ error }, { status: 415 }))
  await draw(<Mascot />)
  await choose()
  await expect
    .element(page.getByLive('urgent'))
    .toHaveTextContent('Couldn’t change your mascot. mascots can only be images.')
  await expect.element(picture).toHaveAttribute('src', fox)
})

test('[SET-39] a mascot that was changed elsewhere is not taken for the image that was chosen', async () => {
  await draw(<Mascot />)
  await expect.element(picture).toHaveAttribute('src', fox)
  server.on(`GET ${path}`, { id: '69', url: otherAddress })
  server.on(`PUT ${path}`, () => 'unreachable')
  await choose()
  await expect.element(page.getByLive('urgent')).toMatchTextContent(/^Couldn’t change your mascot\. ./)
  await expect.element(picture).toHaveAttribute('src', otherAddress)
  expect(getNotices()).toEqual([])
})

test('[SET-39] no image is sent while the current mascot cannot be read', async () => {
  await draw(<Mascot />)
  await expect.element(picture).toHaveAttribute('src', fox)
  server.faults.set(path, 'unreachable')
  await choose()
  await expect.element(page.getByLive('urgent')).toMatchTextContent(/^Couldn’t change your mascot\. ./)
  expect(server.changes).toEqual([])
})

test('[SET-39] a server without mascots shows nothing of it', async () => {
  server.on(`GET ${path}`, () => Response.json({ error: 'Not implemented' }, { status: 404 }))
  await draw(<Mascot />)
  await expect.poll(() => server.asked(path).length).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'Mascot' })).not.toBeInTheDocument()
})

let current = { id: 'default-mascot', url: fox }
const shows = (address: string) => async () => {
  await expect.element(picture).toHaveAttribute('src', address)
}
const hears = (words: RegExp) => async () => {
  await expect.element(page.getByLive('urgent')).toMatchTextContent(words)
}
testThroughFaults('[SET-39] replacing the mascot', {
  server: () => server,
  change: `PUT ${path}`,
  read: `GET ${path}`,
  open: async () => {
    current = { id: 'default-mascot', url: fox }
    server.on(`GET ${path}`, () => current)
    await draw(<Mascot />)
  },
  press: choose,
  pressAgain: choose,
  carryOut: () => (current = { id: '70', url: heronAddress }),
  expectFailure: hears(/^Couldn’t change your mascot\. ./),
  expectUnchanged: shows(fox),
  expectChanged: shows(heronAddress),
  expectUnknown: hears(/may have made the change/),
  retry: choose,
})
