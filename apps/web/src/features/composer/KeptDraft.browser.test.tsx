import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSharedDependency } from '../../lib/lazy-module.ts'
import { readDraft, writeDraft } from '../../model/writing.ts'
import { getServer } from '../../model/server.ts'
import { changeCredentials, endSession, getSession } from '../../model/session.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { wireStatus } from '../../testing/wire.ts'
import { server } from '../../testing/signed-in.ts'
import { show, signIn } from '../../testing/world.tsx'
import { SidebarComposer } from './SidebarComposer.tsx'
import { post, text, write } from './testing/form.tsx'
import { sent } from './testing/requests.ts'
import { accountKey, deviceKey, prefixOf } from '../../model/storage.ts'

afterEach(() => setSharedDependency(() => Promise.resolve()))

const kept = () => readDraft('id-wren', 'status')?.status ?? null

/** The browser has no time for anything. */
const neverIdle = () => vi.spyOn(window, 'requestIdleCallback').mockReturnValue(1)

it('[COMP-19] what is typed is kept when the browser has time, and at once when the page may be gone', async () => {
  const busy = neverIdle()
  await write()
  await text().fill('half a')
  expect(kept()).toBeNull()
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toBe('half a')
  await text().fill('half a thought')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(kept()).toBe('half a thought')
  busy.mockRestore()
})

it('[COMP-19] a form that is put away keeps what was typed last', async () => {
  neverIdle()
  const form = await write()
  await text().fill('the last word')
  await form.unmount()
  expect(kept()).toBe('the last word')
})

it('of somebody who signed out nothing is kept, of somebody who was signed out everything', async () => {
  neverIdle()
  const form = await write()
  await text().fill('mine')
  endSession('left')
  await form.unmount()
  expect(localStorage.getItem(accountKey('drafts', 'id-wren', 'status'))).toBeNull()
  await signIn(server)
  await write()
  await text().fill('still mine')
  endSession('refused')
  expect(kept()).toBe('still mine')
})

const mine = () => Object.keys(localStorage).filter((key) => key.startsWith(prefixOf('id-wren')))

/** As when another tab ended the session: whoever left there has nothing stored any more. */
function endElsewhere(refusedId: string | null) {
  if (refusedId === null) for (const key of mine()) localStorage.removeItem(key)
  changeCredentials(getServer(), { userToken: null, userId: null, refusedId })
  dispatchEvent(new StorageEvent('storage', { key: deviceKey('oauth') }))
  expect(getSession().status).toBe('visitor')
}

it('of somebody who signed out in another tab nothing that was just typed is written back', async () => {
  neverIdle()
  const form = await write()
  await text().fill('mine')
  endElsewhere(null)
  await form.unmount()
  window.dispatchEvent(new Event('pagehide'))
  expect(mine()).toEqual([])
})

it('what was typed last is kept where the server refused the token in another tab', async () => {
  neverIdle()
  await write()
  await text().fill('still mine')
  endElsewhere('id-wren')
  expect(kept()).toBe('still mine')
})

it('what was sent does not come back as a draft', async () => {
  neverIdle()
  const form = await write()
  await text().fill('on its way')
  await post().press()
  await expect.poll(() => sent()).toHaveLength(1)
  expect(kept()).toBeNull()
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toBeNull()
  sent()[0]?.answer(wireStatus({ id: 's9' }))
  await expect.element(text()).toHaveValue('')
  await form.unmount()
  expect(kept()).toBeNull()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

it('what another tab wrote since the field was drawn is not written over, before the form has been fetched', async () => {
  setSharedDependency(() => new Promise(() => undefined))
  await show(<SidebarComposer />)
  await expect.element(text()).toHaveValue('')
  writeDraft('id-wren', 'status', { ...emptyDraft, status: 'Begun in another tab' })
  await text().click()
  await userEvent.keyboard('{End}, ended here')
  await expect.element(text()).toHaveValue('Begun in another tab, ended here')
  expect(kept()).toBe('Begun in another tab, ended here')
})
