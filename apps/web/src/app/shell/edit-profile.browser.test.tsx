import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editProfile } from '../../model/windows.ts'
import { endSession } from '../../model/session.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { showShell, widths } from './testing/show-shell.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

let server: FakeServer

beforeEach(async () => {
  server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', () => [])
  server.on('GET /api/v1/announcements', () => [])
  server.on('GET /api/v1/accounts/verify_credentials', () => wirePerson('wren'))
  await signInAs()
})

const editor = () => page.getByRole('dialog', { name: 'Edit your profile' })

test('[PROF-16] the own card leads to the window of the own profile', async () => {
  await showShell(widths.medium)
  await page.getByRole('button', { name: 'Edit profile' }).press()
  await expect.element(editor().getByRole('textbox', { name: 'Display name', exact: true })).toBeVisible()
  await editor().getByRole('button', { name: 'Close' }).press()
  await expect.element(editor()).not.toBeInTheDocument()
})

test('the window closes when the viewer is signed out', async () => {
  await showShell(widths.medium)
  editProfile()
  await expect.element(editor()).toBeVisible()
  endSession('elsewhere')
  await expect.element(editor()).not.toBeInTheDocument()
})
