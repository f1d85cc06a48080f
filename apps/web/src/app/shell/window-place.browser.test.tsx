import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StatusId } from '@skein/api'
import { compose, stopComposing } from '../../model/writing.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { getNotices, notify } from '../../model/notices.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { showShell, widths } from './testing/show-shell.tsx'

beforeEach(async () => {
  const server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', () => [])
  server.on('GET /api/v1/announcements', () => [])
  stopComposing()
  await signInAs()
})

const editing = () => page.getByRole('dialog', { name: 'Edit post' })
const edit = () =>
  compose({ kind: 'edit', statusId: 's1' as StatusId, written: { ...emptyDraft, status: 'Ferry' } })

describe('windows', () => {
  test('[SHELL-46] posts are written in a window inside the place for windows', async () => {
    await showShell(widths.wide)
    compose({ kind: 'new' })
    const composer = page.getByRole('dialog', { name: 'New post' })
    await expect.element(composer).toBeVisible()
    expect(composer.element().closest('#modal')).not.toBeNull()
    stopComposing()
  })

  test('[SHELL-46] [SHELL-47] the window for editing is there only while the instance reports editing available', async () => {
    changeInstance({ capabilities: { editing: true } })
    await showShell(widths.wide)
    edit()
    await expect.element(editing()).toBeVisible()
    expect(editing().element().closest('#modal')).not.toBeNull()
    changeInstance({ capabilities: { editing: false } })
    await expect.element(editing()).not.toBeInTheDocument()
    stopComposing()
    compose({ kind: 'new' })
    await expect.element(page.getByRole('dialog', { name: 'New post' })).toBeVisible()
    stopComposing()
  })
})

test('[SHELL-49] a notice on the screen can be put away', async () => {
  await showShell(widths.wide)
  notify({ messageKey: 'errors.generic' })
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' })
  await notice.press()
  await expect.element(notice).not.toBeInTheDocument()
  expect(getNotices()).toEqual([])
})
