import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getSetting, setSetting } from '../../model/settings.ts'
import { endSession } from '../../model/session.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount } from '../../testing/wire.ts'
import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { button, meet } from './testing/meet.tsx'
import { StatusCard } from '../status/index.ts'

let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
afterEach(() => setSetting('highlight', undefined))

const look = (name: string) => page.getByRole('radiogroup', { name: 'Style' }).getByRole('radio', { name })
const post = () => page.getByRole('article').element()

async function openDialog() {
  await button('More options for Mira').press()
  await page.getByRole('menuitem', { name: 'Highlight their posts…' }).press()
}

test('[USER-28] [USER-29] how somebody’s posts stand out is chosen by kind and colour, kept under their name, and taken away again', async () => {
  setSetting('highlight', { tom: { type: 'disabled', color: '#111111' } })
  const id = await seed(server, { account: wireAccount({ display_name: 'Mira' }) })
  await show(<StatusCard statusId={id} />)
  await meet(server)
  await openDialog()
  await expect.element(look('None')).toBeChecked()
  await look('Striped').press()
  expect(getComputedStyle(post()).backgroundImage).toMatch(/repeating-linear-gradient/)
  await page.getByLabelText('Colour').fill('#aa3355')
  expect(getSetting('highlight')).toEqual({
    tom: { type: 'disabled', color: '#111111' },
    mira: { type: 'striped', color: '#aa3355' },
  })
  expect((post() as HTMLElement).style.getPropertyValue('--mark')).toBe('#aa3355')
  await look('Side stripe').press()
  expect(getSetting('highlight')?.['mira']).toEqual({ type: 'side', color: '#aa3355' })
  await button('Done').press()
  await openDialog()
  await expect.element(look('Side stripe')).toBeChecked()
  await look('None').press()
  expect(getSetting('highlight')).toEqual({ tom: { type: 'disabled', color: '#111111' } })
  expect(post().classList).not.toContain('highlighted')
})

test('[USER-30] visitors cannot mark anybody', async () => {
  await meet(server)
  await expect.element(button('More options for Mira')).toBeVisible()
  endSession('left')
  await expect.element(button('More options for Mira')).not.toBeInTheDocument()
})
