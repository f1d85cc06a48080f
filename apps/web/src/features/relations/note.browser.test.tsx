import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { endSession } from '../../model/session.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { heard } from '../../testing/heard.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { button, meet, path, relation } from './testing/meet.tsx'

let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

describe('the private note', () => {
  const note = () => page.getByRole('textbox', { name: 'Private note about Mira' })

  test('[PROF-05] saves itself 1,500 ms after the last key, once, and says so', async () => {
    await meet(server, { note: 'Lends jars' })
    await expect.element(note()).toHaveValue('Lends jars')
    await expect.element(page.getByText('Private note saved')).toBeVisible()
    expect(heard()).not.toContain('Private note saved')
    const set = vi.spyOn(globalThis, 'setTimeout')
    const clear = vi.spyOn(globalThis, 'clearTimeout')
    await note().fill('Lends jars and')
    await note().fill('Lends jars and wool')
    const waits = set.mock.results.filter((_, nth) => set.mock.calls[nth]?.[1] === 1_500)
    expect(waits).toHaveLength(2)
    expect(clear).toHaveBeenCalledWith(waits[0]?.value)
    expect(server.changes).toEqual([])
    await expect.poll(() => server.changes).toEqual([path('note')])
    expect(server.last().body).toBe('comment=Lends%20jars%20and%20wool')
    await expect.element(page.getByText('Saving…')).toBeInTheDocument()
    server.last().answer(relation({ note: 'Lends jars and wool' }))
    await expect.element(page.getByText('Private note saved')).toBeVisible()
    await expect.poll(() => heard()).toContain('Private note saved')
  })

  test('is saved when somebody goes elsewhere before that', async () => {
    const view = await meet(server)
    await note().fill('Lends wool')
    await view.unmount()
    expect(server.changes).toEqual([path('note')])
  })

  test('that is not saved after its profile was left is there when one comes back', async () => {
    const view = await meet(server, { note: 'Lends jars' })
    await note().fill('Lends wool')
    await view.unmount()
    server.last().answer({}, 500)
    await meet(server, { note: 'Lends jars' })
    await expect.element(note()).toHaveValue('Lends wool')
    await expect.element(page.getByText('Couldn’t save the note. Internal Server Error.')).toBeVisible()
    await button('Retry').press()
    server.last().answer(relation({ note: 'Lends wool' }))
    await expect.element(page.getByText('Private note saved')).toBeVisible()
    await expect.element(note()).toHaveValue('Lends wool')
  })

  test('that is not saved stays in its field, says why, and is sent again', async () => {
    await meet(server)
    await note().fill('Lends wool')
    note()
      .element()
      .dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await expect.poll(() => server.changes).toEqual([path('note')])
    server.last().answer({}, 500)
    await expect.element(page.getByText('Couldn’t save the note. Internal Server Error.')).toBeVisible()
    await expect.element(note()).toHaveValue('Lends wool')
    await button('Retry').press()
    await expect.poll(() => server.changes).toEqual([path('note'), path('note')])
    expect(server.last().body).toBe('comment=Lends%20wool')
  })

  test('[PROF-04] is for members, about others', async () => {
    const first = await meet(server)
    await expect.element(note()).toBeVisible()
    await first.unmount()
    await meet(server)
    endSession('left')
    await expect.element(note()).not.toBeInTheDocument()
  })
})
