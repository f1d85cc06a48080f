import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StatusId } from '@skein/api'
import { readDraft } from '../../model/writing.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { getOutbox } from '../../model/outbox.ts'
import { setSetting } from '../../model/settings.ts'
import { wireAccount, wireImage, wireStatus } from '../../testing/wire.ts'
import { seed, show } from '../../testing/world.tsx'
import { SidebarComposer } from './SidebarComposer.tsx'
import { addSubject, alert, choose, png, post, subject, text, write } from './testing/form.tsx'
import { field, fields, nextSent, nextUpload, sent, upload, uploads } from './testing/requests.ts'
import { accountKey } from '../../model/storage.ts'
import { server } from '../../testing/signed-in.ts'
import { heard } from '../../testing/heard.ts'

function pressKeys() {
  const field = text().element()
  const press = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
  return field.dispatchEvent(new window.KeyboardEvent('keydown', press))
}

describe('sending', () => {
  it('[COMP-12] success clears the form, says so and forgets the draft', async () => {
    const onPosted = vi.fn<() => void>()
    await write({ onPosted })
    await text().fill('The geese are back')
    await post().press()
    ;(await nextSent()).answer(wireStatus({ id: 's9', content: 'The geese are back' }))
    await expect.element(text()).toHaveValue('')
    expect(onPosted).toHaveBeenCalledOnce()
    expect(readDraft('id-wren', 'status')).toBeNull()
  })

  it('[COMP-14] [COMP-16] the post carries text, subject, scope, sensitivity, language and source, and the key goes in a header', async () => {
    await write()
    await text().fill('Soup')
    await addSubject('food')
    await post().press()
    const { body } = await nextSent()
    const fields = ['status', 'spoiler_text', 'visibility', 'sensitive', 'language', 'source'].map((name) =>
      field(body, name),
    )
    expect(fields).toEqual(['Soup', 'food', 'public', 'true', 'en', 'Skein'])
  })

  it('[COMP-13] ctrl and Enter submit, Enter alone writes a new line', async () => {
    await write()
    await text().fill('one')
    await userEvent.keyboard('{Enter}two')
    expect(sent()).toHaveLength(0)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => sent().length).toBe(1)
    expect(sent()[0]?.body).toContain('one')
  })

  it('[COMP-11] [ERR-32] an empty post is not sent and says why', async () => {
    await write()
    await post().press()
    await expect.element(alert()).toHaveTextContent('Error: Write something or add a file first.')
    expect(sent()).toHaveLength(0)
  })

  it('[COMP-09] nothing can be sent a second time while it is on its way', async () => {
    await write()
    await text().fill('once')
    await post().press()
    await expect.element(post()).toBeDisabled()
    await expect.poll(() => sent().length).toBe(1)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(sent()).toHaveLength(1)
  })

  it('[LIM-08] the post button is throttled to 100 ms: two presses within them send once', async () => {
    setSetting('undoSendSeconds', 5)
    await write()
    await text().fill('once')
    const button = post().element()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await expect.element(text()).toHaveValue('')
    expect(getOutbox()).toHaveLength(1)
    await expect.element(page.getByText(/Write something or add/)).not.toBeInTheDocument()
  })
})

describe('counting', () => {
  it('[COMP-07] over the limit the button is disabled and the count is said', async () => {
    changeInstance({ limits: { textLimit: 10 } })
    await write()
    await text().fill('0123456789')
    await expect.element(post()).toBeEnabled()
    await text().fill('0123456789a')
    await expect.element(post()).toBeDisabled()
    await expect.poll(() => heard()).toContain('1 character over the limit')
  })
})

describe('drafts', () => {
  it('[COMP-19] every change is kept under the key drafts, and a new form starts with it', async () => {
    const first = await write()
    await text().fill('half a thought')
    await addSubject('thinking')
    const stored = () => localStorage.getItem(accountKey('drafts', 'id-wren', 'status')) ?? ''
    await expect.poll(stored).toContain('thinking')
    // By the names that other clients use.
    expect(JSON.parse(stored())).toMatchObject({
      data: { status: 'half a thought', spoilerText: 'thinking', nsfw: true, visibility: 'public' },
    })
    await first.unmount()
    await write()
    await expect.element(text()).toHaveValue('half a thought')
    await expect.element(subject()).toHaveValue('thinking')
  })

  it('[COMP-20] new posts and replies keep drafts apart', async () => {
    const id = await seed(server)
    const first = await write()
    await text().fill('for everybody')
    await first.unmount()
    const reply = await write({ mode: { kind: 'reply', statusId: id } })
    await expect.element(text()).toHaveValue('@mira ')
    await text().fill('@mira only you')
    await reply.unmount()
    expect(readDraft('id-wren', 'status')?.status).toBe('for everybody')
    expect(readDraft('id-wren', `reply:${id}`)?.status).toBe('@mira only you')
  })

  it('text, subject, scope, files and their descriptions survive a reload and are posted after it', async () => {
    const first = await write()
    await text().fill('Geese')
    await addSubject('birds')
    await page.getByRole('button', { name: /^Who can see this/ }).press()
    await page.getByRole('menuitemradio', { name: /^Direct/ }).press()
    await choose(png('one.png'), png('two.png'))
    await expect.poll(() => uploads().length).toBe(2)
    for (const [index, call] of uploads().entries()) call.answer(wireImage(`m${index + 1}`))
    await page.getByRole('textbox', { name: 'Description of two.png' }).fill('Two geese')
    await expect
      .poll(() => localStorage.getItem(accountKey('drafts', 'id-wren', 'status')))
      .toContain('Two geese')
    await first.unmount()

    await write()
    server.reply = ({ path }) => (path.startsWith('/api/v1/media/') ? wireImage('m1') : undefined)
    await expect.element(text()).toHaveValue('Geese')
    await expect.element(subject()).toHaveValue('birds')
    await expect.element(page.getByRole('button', { name: 'Who can see this: Direct' })).toBeVisible()
    await expect
      .element(page.getByRole('textbox', { name: 'Description of two.png' }))
      .toHaveValue('Two geese')
    await post().press()
    const { body } = await nextSent()
    expect(fields(body, 'media_ids[]')).toEqual(['m1', 'm2'])
    expect(field(body, 'visibility')).toBe('direct')
    expect(server.changes).toContain('PUT /api/v1/media/m2')
  })

  it('[COMP-21] a draft that becomes empty is removed', async () => {
    await write()
    await text().fill('gone soon')
    await expect.poll(() => readDraft('id-wren', 'status')).not.toBeNull()
    await text().fill('')
    await expect.poll(() => readDraft('id-wren', 'status')).toBeNull()
    expect(localStorage.getItem(accountKey('drafts', 'id-wren', 'status'))).toBeNull()
  })

  it('what is typed before the form has been fetched is in the form', async () => {
    await show(<SidebarComposer />)
    await text().click()
    await userEvent.keyboard('early words')
    await expect.element(page.getByRole('button', { name: /^Who can see this/ })).toBeVisible()
    await expect.element(text()).toHaveValue('early words')
    await expect.element(text()).toHaveFocus()
  })

  it.each([
    ['the button', () => post().press()],
    ['[COMP-13] the keys', pressKeys],
  ])('a draft is sent once by %s, before the form has been fetched', async (_, send) => {
    const form = await write()
    await text().fill('half a thought')
    await expect.poll(() => readDraft('id-wren', 'status')).not.toBeNull()
    await form.unmount()
    await show(<SidebarComposer />)
    await send()
    await expect.poll(() => sent().length).toBe(1)
    expect(sent()[0]?.body).toContain('half a thought')
    sent()[0]?.answer(wireStatus({ id: 's9', content: 'half a thought' }))
    await expect.element(text()).toHaveValue('')
    expect(sent()).toHaveLength(1)
  })
})

describe('replies', () => {
  it('[COMP-38] [COMP-39] [COMP-40] a reply starts with the people it answers and a subject of its own, and sends in_reply_to_id', async () => {
    const id = await seed(server, {
      spoiler_text: 'ovens',
      mentions: [wireAccount({ acct: 'jun@kiln.example' }), wireAccount({ acct: 'wren' })],
    })
    await write({ mode: { kind: 'reply', statusId: id } })
    await expect.element(text()).toHaveValue('@mira @jun@kiln.example ')
    await expect.element(subject()).toHaveValue('re: ovens')
    await post().press()
    await expect.poll(() => sent().length).toBe(1)
    expect(field(sent()[0]?.body ?? '', 'in_reply_to_id')).toBe(id)
  })

  it('[COMP-40] a quote sends quote_id', async () => {
    const id = await seed(server)
    await write({ mode: { kind: 'quote', statusId: id } })
    await text().fill('look')
    await post().press()
    await expect.poll(() => sent().length).toBe(1)
    expect(field(sent()[0]?.body ?? '', 'quote_id')).toBe(id)
  })

  it('[COMP-32] scopes wider than the original are offered with the reason and cannot be chosen', async () => {
    const id: StatusId = await seed(server, { visibility: 'private' })
    await write({ mode: { kind: 'reply', statusId: id } })
    await page.getByRole('button', { name: /^Who can see this: Followers only/ }).press()
    const wide = page.getByRole('menuitemradio', { name: /^Public/ })
    await expect.element(wide).toHaveAttribute('aria-disabled', 'true')
    await expect.element(wide.getByText('Wider audience than the post you’re replying to')).toBeVisible()
    await page.getByRole('menuitemradio', { name: /^Direct/ }).press()
    await expect.element(page.getByRole('button', { name: 'Who can see this: Direct' })).toBeVisible()
  })

  it('a scope that only some servers have is offered where this one has it', async () => {
    for (const localScope of [true, false]) {
      changeInstance({ capabilities: { localScope } })
      const form = await write()
      await page.getByRole('button', { name: /^Who can see this/ }).press()
      await expect.element(page.getByRole('menuitemradio', { name: /^Direct/ })).toBeVisible()
      const local = page.getByRole('menuitemradio', { name: /^Local/ })
      expect(local.elements()).toHaveLength(localScope ? 1 : 0)
      await form.unmount()
    }
  })

  it('[COMP-36] followers only warns while the account is not locked', async () => {
    await write()
    await page.getByRole('button', { name: /^Who can see this/ }).press()
    await page.getByRole('menuitemradio', { name: /^Followers only/ }).press()
    await expect
      .element(page.getByText('Your account isn’t locked, so anyone can follow you and read this.'))
      .toBeVisible()
  })
})

describe('media', () => {
  it('[COMP-27] [COMP-28] a chosen file is uploaded as file, and its description is saved before the post is sent', async () => {
    await write()
    await choose(png())
    await expect.poll(() => uploads().length).toBe(1)
    await expect.element(post()).toBeDisabled()
    uploads()[0]?.answer(wireImage('m1', { description: null }))
    await page.getByRole('textbox', { name: 'Description of geese.png' }).fill('Geese in a V')
    await post().press()
    await expect
      .poll(() => server.calls.some(({ method, path }) => method === 'PUT' && path === '/api/v1/media/m1'))
      .toBe(true)
    expect(sent()).toHaveLength(0)
    server.last().answer(wireImage('m1', { description: 'Geese in a V' }))
    await expect.poll(() => sent().length).toBe(1)
    expect(field(sent()[0]?.body ?? '', 'media_ids[]')).toBe('m1')
  })

  it('a description that cannot be saved keeps the post back and says so', async () => {
    await write()
    await upload(png(), wireImage('m1', { description: null }))
    await page.getByRole('textbox', { name: 'Description of geese.png' }).fill('Geese')
    await post().press()
    await expect.poll(() => server.last().method).toBe('PUT')
    server.last().answer({ error: 'no' }, 422)
    await expect
      .element(alert())
      .toHaveTextContent('Error: Couldn’t save a description, so nothing was posted. Try again.')
    expect(sent()).toHaveLength(0)
  })

  it('[COMP-29] a file above the limit is not uploaded and both sizes are said', async () => {
    changeInstance({ limits: { uploadLimit: 32 } })
    await write()
    await choose(png())
    await expect
      .element(page.getByText('Upload failed. This file is too large: 64.00 B. The limit is 32.00 B.'))
      .toBeVisible()
    expect(uploads()).toHaveLength(0)
  })

  it('a failed upload says why, can be tried again, and can be taken away', async () => {
    await write()
    await choose(png())
    ;(await nextUpload()).answer({ errors: { detail: 'Not today' } }, 422)
    await expect.element(page.getByText('Upload failed. Not today.')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).press()
    await expect.poll(() => uploads().length).toBe(2)
    await page.getByRole('button', { name: 'Cancel upload of geese.png' }).press()
    await expect.element(page.getByRole('list', { name: 'Files in this post' })).not.toBeInTheDocument()
  })

  it('[COMP-24] a subject with files that are not marked sensitive warns, and one press marks them', async () => {
    await write()
    await upload(png(), wireImage('m1', { description: 'x' }))
    await addSubject('food')
    await page.getByRole('checkbox', { name: /^Mark media as sensitive/ }).press()
    await page.getByRole('button', { name: 'Mark as sensitive' }).press()
    await expect.element(page.getByRole('checkbox', { name: /^Mark media as sensitive/ })).toBeChecked()
  })
})
