import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'

import { changesOf, serveLists } from '../../model/testing/serve-lists.ts'
import { Notices } from '../../features/notices/index.ts'
import { WithEnglish } from '../../i18n/testing.tsx'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { begin, end, open } from '../../testing/page.tsx'
import { heard } from '../../testing/heard.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let server: FakeServer
let far: ReturnType<typeof serveLists>

beforeEach(async () => {
  begin()
  server = startAfresh('/lists/7/edit')
  far = serveLists(server, { 7: { title: 'Makers', members: ['ada', 'jun', 'tomas'] } })
  await signInAs()
})
afterEach(end)

const title = () => page.getByRole('textbox', { name: 'Title' })
const field = () => page.getByRole('searchbox', { name: 'Find people to add' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const members = () => page.getByRole('region', { name: /^People in this list/ }).getByRole('listitem')
const said = (words: string) => page.getByRole('region', { name: 'Notices' }).getByText(words)

async function addMira() {
  await field().fill('mira')
  await userEvent.keyboard('{Enter}')
  await button('Add Mira').press()
}

test('[LIST-05] the editor has title, search for people, people, save and delete', async () => {
  await open('/lists/7/edit')
  await expect.element(title()).toHaveValue('Makers')
  await expect.element(field()).toBeVisible()
  await expect.poll(() => members().elements()).toHaveLength(3)
  await expect.element(button('Save')).toBeEnabled()
  await expect.element(button('Delete list')).toBeEnabled()
})

test('[LIST-04] save is on for a title nobody touched and off for one that was emptied [A14]', async () => {
  await open('/lists/7/edit')
  await expect.element(button('Save')).toBeEnabled()
  await title().fill('')
  await expect.element(button('Save')).toBeDisabled()
  await expect.element(title()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(title()).toHaveAccessibleDescription('A list needs a title.')
  await title().fill('M')
  await expect.element(button('Save')).toBeEnabled()
  await expect.element(title()).not.toHaveAttribute('aria-invalid')
})

describe('saving', () => {
  test('[LIST-06] [LIST-07] stores the title, adds who came and removes who went, and goes to the timeline', async () => {
    await open('/lists/7/edit')
    await title().fill('Makers and menders')
    await addMira()
    await button('Remove Jun').press()
    await button('Save').press()
    await expect.poll(() => location.pathname).toBe('/lists/7')
    expect(changesOf(server)).toEqual([
      'PUT /api/v1/lists/7 {"title":"Makers and menders"}',
      'POST /api/v1/lists/7/accounts {"account_ids":["id-mira"]}',
      'DELETE /api/v1/lists/7/accounts {"account_ids":["id-jun"]}',
    ])
    await expect.element(page.getByRole('heading', { name: 'Makers and menders' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Edit list Makers and menders' }))
      .toHaveAttribute('href', '/lists/7/edit')
  })

  test('[LIST-07] somebody who was put in and taken out again is not spoken of', async () => {
    await open('/lists/7/edit')
    await addMira()
    await button('Remove Mira').first().press()
    await button('Save').press()
    await expect.poll(() => location.pathname).toBe('/lists/7')
    expect(changesOf(server)).toEqual(['PUT /api/v1/lists/7 {"title":"Makers"}'])
  })

  test('that stops in the middle says what was done and what not, and goes on from there', async () => {
    far.refused.add('POST /api/v1/lists/7/accounts')
    await open('/lists/7/edit')
    await title().fill('Menders')
    await addMira()
    await button('Remove Ada').press()
    await button('Save').press()
    const alert = page.getByLive('urgent')
    await expect.element(alert).toMatchTextContent(/Title saved./)
    await expect.element(alert).toMatchTextContent(/Couldn’t add 1 person. The pond is frozen./)
    await expect.element(alert).toMatchTextContent(/1 person wasn’t removed./)
    expect(location.pathname).toBe('/lists/7/edit')
    await expect.element(title()).toHaveValue('Menders')
    await expect.element(members().getByText('Mira')).toBeVisible()
    far.refused.clear()
    await button('Save').press()
    await expect.poll(() => location.pathname).toBe('/lists/7')
    expect(far.served.get('7')).toEqual({ title: 'Menders', members: ['jun', 'tomas', 'mira'] })
  })

  test('of a title that the server does not take marks it, says why at it, and goes there', async () => {
    server.on('PUT /api/v1/lists/7', () => Response.json({ error: 'Title is too long' }, { status: 422 }))
    await open('/lists/7/edit')
    await title().fill('Menders')
    await button('Save').press()
    await expect.element(title()).toHaveFocus()
    await expect.element(title()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(title()).toHaveAccessibleDescription('Couldn’t save the title. Title is too long.')
    await title().fill('Mend')
    await expect.element(title()).not.toHaveAttribute('aria-invalid')
  })

  test('is not needed for what is discarded', async () => {
    await open('/lists/7/edit')
    await title().fill('Menders')
    await button('Discard changes').press()
    await expect.element(title()).toHaveValue('Makers')
    await expect.element(button('Discard changes')).not.toBeInTheDocument()
  })
})

test('whoever removes people by the keyboard stays among them', async () => {
  await open('/lists/7/edit')
  await button('Remove Ada').press()
  await expect.element(button('Remove Jun')).toHaveFocus()
  await expect.poll(() => heard()).toContain('Ada will be removed when you save.')
  await button('Remove Tomas').press()
  await expect.element(button('Remove Jun')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveFocus()
  await expect.element(page.getByText('Nobody in this list yet.')).toBeVisible()
})

describe('deleting', () => {
  test('[LIST-08] goes to the lists, and can be taken back: another with the same title and people', async () => {
    await render(
      <WithEnglish>
        <Notices />
      </WithEnglish>,
    )
    await open('/lists/7/edit')
    await button('Delete list').press()
    await expect.poll(() => location.pathname).toBe('/lists')
    expect(changesOf(server)).toEqual(['DELETE /api/v1/lists/7'])
    await expect.element(page.getByText('No lists yet')).toBeVisible()
    await expect.element(said('“Makers” deleted.')).toBeVisible()
    await button('Undo').press()
    await expect.element(page.getByRole('link', { name: 'Makers', exact: true })).toBeVisible()
    await expect.element(said('“Makers” restored.')).toBeVisible()
    expect([...far.served.values()]).toEqual([{ title: 'Makers', members: ['ada', 'jun', 'tomas'] }])
  })

  test('that fails says why and stays', async () => {
    await render(
      <WithEnglish>
        <Notices />
      </WithEnglish>,
    )
    far.refused.add('DELETE /api/v1/lists/7')
    await open('/lists/7/edit')
    await button('Delete list').press()
    await expect
      .element(
        page
          .getByRole('region', { name: 'Notices' })
          .getByText('Couldn’t delete “Makers”. The pond is frozen.'),
      )
      .toBeVisible()
    expect(location.pathname).toBe('/lists/7/edit')
    await expect.element(button('Delete list')).toBeEnabled()
  })
})

test('a list that is gone says so, with the way to the others', async () => {
  await open('/lists/8/edit')
  await expect.element(page.getByText('This list doesn’t exist')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All lists' })).toHaveAttribute('href', '/lists')
})

test('a list that does not come says why, and comes after a retry', async () => {
  server.on('GET /api/v1/lists/7/accounts', () => Response.json({ error: 'Not now' }, { status: 400 }))
  await open('/lists/7/edit')
  await expect.element(page.getByText('Couldn’t load this list. Not now.')).toBeVisible()
  server.on('GET /api/v1/lists/7/accounts', () => [])
  await button('Retry').press()
  await expect.element(title()).toHaveValue('Makers')
})
