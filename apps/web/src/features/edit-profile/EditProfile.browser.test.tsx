import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { setInstance } from '../../model/instance.ts'
import { entityStore } from '../../model/entities.ts'
import { getSession, readKeptViewer } from '../../model/session.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import {
  button,
  check,
  field,
  limitsBefore,
  mastodonOwn,
  openEditor,
  own,
  save,
  saves,
  sent,
  setLimits,
} from './testing/edit.tsx'
import { capabilitiesOf } from '../../model/testing/change-instance.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
  setLimits()
})
afterEach(() => setInstance(limitsBefore))

const dialog = () => page.getByRole('dialog', { name: 'Edit your profile' })

test('[PROF-16] its window opens once, and stays when the profile has come', async () => {
  const release = server.hold('/api/v1/accounts/verify_credentials')
  await openEditor(server)
  await expect.element(page.getByText('Loading your profile')).toBeInTheDocument()
  const opened = dialog().element()
  release()
  await expect.element(button('Save')).toBeVisible()
  expect(dialog().element()).toBe(opened)
})

describe('saving', () => {
  test('[PROF-16] sends what was changed and nothing else, and what the server says is shown everywhere', async () => {
    await openEditor(server, own(), () => own({ display_name: 'Wren the Counter' }))
    await field('Display name').fill('Wren the Counter')
    await field('Name of field 1').fill('Home')
    await check('Approve followers manually').press()
    await save()
    await expect.element(page.getByText('Profile saved.')).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(saves(server).map(({ method }) => method)).toEqual(['PATCH'])
    expect(sent(server)).toEqual([
      {
        display_name: 'Wren the Counter',
        fields_attributes: [{ name: 'Home', value: 'The fen' }],
        locked: true,
      },
    ])
    const { viewerId } = getSession()
    expect(viewerId && entityStore.accounts.get(viewerId)?.displayName).toBe('Wren the Counter')
    expect(readKeptViewer('id-wren')?.displayName).toBe('Wren the Counter')
  })

  test('[PROF-16] has nothing to do before something was changed', async () => {
    await openEditor(server)
    await expect.element(button('Save')).toBeDisabled()
    await field('Bio').fill('Counts geese and swans.')
    await expect.element(button('Save')).toBeEnabled()
    await field('Bio').fill('Counts geese.')
    await expect.element(button('Save')).toBeDisabled()
  })

  test('[PROF-16] that fails says why where it belongs, and keeps everything that was written', async () => {
    await openEditor(server, own(), () => undefined)
    await field('Display name').fill('Wren'.repeat(40))
    await save()
    await expect.poll(() => saves(server).length).toBe(1)
    saves(server)[0]?.answer({ error: 'Invalid request' }, 403)
    const name = field('Display name')
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await expect.element(name).toHaveAccessibleDescription('Invalid request.')
    await expect.element(name).toHaveFocus()
    await expect.element(page.getByText('Invalid request.')).toBeVisible()
    await expect.element(name).toHaveValue('Wren'.repeat(40))
    await field('Bio').fill('Nobody')
    await save()
    await expect.poll(() => saves(server).length).toBe(2)
    saves(server)[1]?.fail()
    await expect.element(page.getByText(/They’re still here, so you can try again\./)).toBeVisible()
    await expect
      .poll(() => document.activeElement?.textContent)
      .toMatch(/They’re still here, so you can try again\./)
    await expect.element(field('Bio')).toHaveValue('Nobody')
  })

  test('[PROF-16] leaving with something unsaved asks first', async () => {
    await openEditor(server)
    await field('Display name').fill('Somebody')
    await button('Close').press()
    await page.getByRole('button', { name: 'Keep editing' }).press()
    await expect.element(field('Display name')).toHaveValue('Somebody')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    await button('Close').press()
    await page.getByRole('button', { name: 'Leave', exact: true }).press()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(saves(server)).toEqual([])
  })

  test('[PROF-16] needs a name, and goes to where it is missing', async () => {
    await openEditor(server)
    await field('Display name').fill(' ')
    await save()
    await expect.element(page.getByText('Enter a display name.')).toBeVisible()
    await expect.element(field('Display name')).toHaveFocus()
    expect(saves(server)).toEqual([])
  })

  test('[PROF-16] of fields that the server refuses marks them, and goes from the preview to the first', async () => {
    await openEditor(server, own(), () => undefined)
    await field('Value of field 1').fill('The marsh')
    await page.getByRole('radio', { name: 'Preview' }).press()
    await save()
    await expect.poll(() => saves(server).length).toBe(1)
    saves(server)[0]?.answer({ error: 'Validation failed: Fields are not for you' }, 422)
    await expect.element(field('Name of field 1')).toHaveFocus()
    for (const part of ['Name of field 1', 'Value of field 1']) {
      await expect.element(field(part)).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field(part)).toHaveAccessibleDescription('Fields are not for you.')
    }
  })

  test('[PROF-16] a profile that does not load says why, and comes after a retry', async () => {
    const opening = openEditor(server)
    server.reply = () => undefined
    await opening
    await expect.poll(() => server.calls.length).toBe(1)
    server.calls[0]?.answer({ error: 'Out for lunch' }, 418)
    await expect.element(page.getByText('Couldn’t load your profile. Out for lunch.')).toBeVisible()
    server.reply = () => own()
    await button('Retry').press()
    await expect.element(field('Display name')).toHaveValue('Wren')
  })
})

describe('fields', () => {
  test('[PROF-17] are as many as the server takes, and as long', async () => {
    await openEditor(server)
    await button('Add a field').press()
    await expect.element(field('Name of field 2')).toHaveFocus()
    await button('Add a field').press()
    await expect.element(button('Add a field')).toBeDisabled()
    await expect.element(page.getByText('This server allows up to 3 fields.')).toBeVisible()
    await field('Name of field 2').fill('x'.repeat(11))
    await expect
      .element(page.getByText('This name is too long: 11 characters. The limit is 10.'))
      .toBeVisible()
    await save()
    expect(saves(server)).toEqual([])
    await field('Name of field 2').fill('Site')
    await field('Value of field 2').fill('x'.repeat(21))
    await expect
      .element(page.getByText('This value is too long: 21 characters. The limit is 20.'))
      .toBeVisible()
    await button('Remove field 2').press()
    await expect.element(button('Add a field')).toBeEnabled()
  })

  test('[PROF-17] are none where the server takes none', async () => {
    setLimits({
      limits: { fieldsLimits: { maxFields: 0, maxRemoteFields: 0, nameLength: 0, valueLength: 0 } },
    })
    await openEditor(server)
    await expect.element(field('Display name')).toBeVisible()
    expect(button('Add a field').query()).toBeNull()
  })

  test('[PROF-16] are put in another order by buttons and by keys, and one without a name is not lost silently', async () => {
    await openEditor(server)
    await button('Add a field').press()
    await field('Value of field 2').fill('they')
    await save()
    await expect.element(page.getByText('Give this field a name, or it won’t be saved.')).toBeVisible()
    await field('Name of field 2').fill('Pronouns')
    await button('Move field 2 up').press()
    await expect.element(field('Name of field 1')).toHaveValue('Pronouns')
    await expect.element(button('Move field 1 up')).toHaveFocus()
    await field('Name of field 1').click()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(field('Name of field 2')).toHaveValue('Pronouns')
    await expect.element(field('Name of field 2')).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await save()
    await expect
      .poll(() => sent(server))
      .toEqual([
        {
          fields_attributes: [
            { name: 'Pronouns', value: 'they' },
            { name: 'Place', value: 'The fen' },
          ],
        },
      ])
  })
})

describe('choices', () => {
  const flags = [
    ['Approve followers manually', { locked: true }],
    ['When someone you follow moves, follow their new account', { allow_following_move: false }],
    ['This is an automated account (bot)', { bot: true }],
    ['Let search engines and directories list your profile', { discoverable: false }],
    ['Hide who you follow', { hide_follows: true }],
    ['Hide who follows you', { hide_followers: true }],
    ['Hide your favourites', { hide_favorites: false }],
    ['Show posts without formatting', { no_rich_text: true }],
  ] as const

  test('[PROF-23] each is sent by its name', async () => {
    await openEditor(server)
    for (const [label] of flags) await check(label).press()
    await check('Approve people you follow automatically').press()
    await check('Hide how many people you follow').press()
    await check('Hide how many people follow you').press()
    await page.getByLabelText('Who can see new posts').selectOptions('private')
    await check('Delete new posts automatically').press()
    await field('Days before a post is deleted').fill('731')
    await save()
    expect(saves(server)).toEqual([])
    await field('Days before a post is deleted').fill('90')
    await save()
    await expect
      .poll(() => sent(server))
      .toEqual([
        {
          ...Object.assign({}, ...flags.map(([, told]) => told)),
          permit_followback: true,
          hide_follows_count: true,
          hide_followers_count: true,
          default_scope: 'private',
          source: { privacy: 'private' },
          status_ttl_days: 90,
        },
      ])
  })

  test('[PROF-23] only those that the server has are offered', async () => {
    setLimits({ capabilities: capabilitiesOf() })
    await openEditor(server, mastodonOwn())
    await expect.element(check('Approve followers manually')).toBeVisible()
    expect(page.getByRole('checkbox').elements()).toHaveLength(3)
    expect(page.getByLabelText('Who can send you direct messages').query()).toBeNull()
    expect(page.getByRole('group', { name: 'Background image' }).query()).toBeNull()
  })

  test('[PROF-23] what needs another choice waits for it', async () => {
    await openEditor(server)
    await expect.element(check('Approve people you follow automatically')).toBeDisabled()
    await check('Approve followers manually').press()
    await expect.element(check('Approve people you follow automatically')).toBeEnabled()
  })

  test('[PROF-22] direct messages are taken from everybody, from whom one follows, or from nobody', async () => {
    await openEditor(server)
    const senders = page.getByLabelText('Who can send you direct messages')
    await expect.element(senders).toBeVisible()
    expect([...(senders.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'Everybody',
      'People I follow',
      'Nobody',
    ])
    await senders.selectOptions('People I follow')
    await save()
    await expect.poll(() => sent(server)).toEqual([{ accepts_direct_messages_from: 'people_i_follow' }])
  })

  test('[PROF-21] admins and moderators show their role or do not; others have none to show', async () => {
    const admin = own({ pleroma: { is_admin: true, is_moderator: false, notification_settings: {} } })
    const opened = await openEditor(server, admin, () => admin)
    await check('Show your admin badge').press()
    await save()
    await expect.poll(() => sent(server)).toEqual([{ show_role: false }])
    await opened.unmount()
    await openEditor(server, own())
    await expect.element(check('Approve followers manually')).toBeVisible()
    expect(page.getByRole('checkbox', { name: /^Show your .+ badge/ }).query()).toBeNull()
  })
})

test('what others will see is shown with what is written now', async () => {
  await openEditor(server)
  await field('Display name').fill('Wren the Counter')
  await field('Bio').fill('Counts swans, too.')
  await check('Approve followers manually').press()
  await page.getByRole('radio', { name: 'Preview' }).press()
  const says = (words: string) => dialog().getByRole('paragraph').filter({ hasText: words })
  await expect.element(says('Wren the Counter')).toBeVisible()
  await expect.element(says('Counts swans, too.')).toBeVisible()
  await expect.element(says('Approves followers manually')).toBeInTheDocument()
  await expect.element(dialog().getByRole('definition')).toHaveTextContent('The fen')
  await page.getByRole('radio', { name: 'Edit' }).press()
  await expect.element(field('Display name')).toHaveValue('Wren the Counter')
})
