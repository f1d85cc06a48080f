import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compose, readDraft, readDrafts, writeDraft } from '../../../model/writing.ts'
import { emptyDraft } from '../../../testing/draft.ts'
import { picture } from '../../../testing/emoji.ts'
import { heard } from '../../../testing/heard.ts'
import { wireAccount, wireStatus } from '../../../testing/wire.ts'
import { server } from '../../../testing/signed-in.ts'
import { freshWorld, seed, show, signIn } from '../../../testing/world.tsx'
import { Composer } from '../Composer.tsx'
import { SidebarComposer } from '../index.ts'
import { followMessage } from '../message.ts'
import { choose, png, text } from '../testing/form.tsx'
import { uploads } from '../testing/requests.ts'
import { Window } from '../testing/window.tsx'

const me = 'id-wren'

const drafts = () => readDrafts(me).map(([, { data }]) => data.status)
const window = () => page.getByRole('dialog', { name: 'New post' })

describe('drafts', () => {
  it('all that was begun is listed with what it answers, and opens in its own form', async () => {
    await seed(server, { id: 's7', account: wireAccount({ acct: 'mira' }), content: 'Who fed the swans?' })
    writeDraft(me, 'reply:s7', { ...emptyDraft, status: '@mira it was me', inReplyToId: 's7' })
    writeDraft(me, 'redraft:s1', { ...emptyDraft, status: 'Ferries' })
    compose({ kind: 'new' })
    const screen = await show(<Window />)
    // The list does not open while the focus moves into the text.
    await expect.element(text()).toHaveFocus()
    await screen.getByRole('button', { name: 'Drafts 2' }).press()
    const list = screen.getByRole('list', { name: 'Drafts' })
    await expect.element(list.getByRole('button', { name: /^Redraft/ })).toBeVisible()
    await expect.element(list.getByText('Who fed the swans?')).toBeVisible()
    await list.getByRole('button', { name: /^Reply to mira/ }).press()
    await expect.element(page.getByRole('dialog', { name: 'Reply' })).toBeVisible()
    await expect.element(text()).toHaveValue('@mira it was me')
    expect(drafts()).toHaveLength(2)
  })

  it('the pictures of a draft are seen in the list', async () => {
    const file = { id: 'm1', kind: 'image', url: picture, previewUrl: null, name: 'a.png' }
    writeDraft(me, 'redraft:s1', { ...emptyDraft, files: [file] })
    compose({ kind: 'new' })
    const screen = await show(<Window />)
    await expect.element(text()).toHaveFocus()
    await screen.getByRole('button', { name: 'Drafts 1' }).press()
    await expect.poll(() => document.querySelectorAll(`li img[src="${picture}"]`).length).toBe(1)
    await expect.element(screen.getByText('No text yet')).toBeVisible()
  })

  it('one that is discarded can be taken back as long as the list is open', async () => {
    writeDraft(me, 'again:1', { ...emptyDraft, status: 'Too early' })
    compose({ kind: 'new' })
    const screen = await show(<Window />)
    await expect.element(text()).toHaveFocus()
    await screen.getByRole('button', { name: 'Drafts 1' }).press()
    await screen.getByRole('button', { name: 'Discard draft: Unsent post' }).press()
    expect(drafts()).toEqual([])
    await screen.getByRole('button', { name: 'Undo' }).press()
    expect(drafts()).toEqual(['Too early'])
    await screen.getByRole('button', { name: 'Discard draft: Unsent post' }).press()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('list', { name: 'Drafts' })).not.toBeInTheDocument()
    expect(drafts()).toEqual([])
  })

  it('another new post is begun beside the one that is there', async () => {
    writeDraft(me, 'again:1', { ...emptyDraft, status: 'Too early' })
    compose({ kind: 'new' })
    const screen = await show(<Window />)
    await expect.element(text()).toHaveValue('')
    await text().fill('The first')
    await screen.getByRole('button', { name: 'Drafts 1' }).press()
    await screen.getByRole('button', { name: 'Start another post' }).press()
    await expect.element(text()).toHaveValue('')
    await text().fill('The second')
    await expect.poll(() => drafts().toSorted()).toEqual(['The first', 'The second', 'Too early'])
  })

  it('two forms for the same thing, as in two tabs, keep both texts', async () => {
    await show(
      <>
        <Composer mode={{ kind: 'new' }} look="window" label="One" />
        <Composer mode={{ kind: 'new' }} look="window" label="Other" />
      </>,
    )
    const field = (label: string) =>
      page.getByRole('form', { name: label }).getByRole('textbox', { name: 'Post text' })
    await field('One').fill('Herons')
    await field('Other').fill('Ferries')
    await field('One').fill('Herons at dusk')
    await expect.poll(() => drafts().toSorted()).toEqual(['Ferries', 'Herons at dusk'])
  })
})

describe('the sidebar and the window', () => {
  it('[COMP-01] have one draft and one form: the window goes on with what was begun, and the sidebar with what came of it', async () => {
    const screen = await show(
      <>
        <SidebarComposer />
        <Window />
      </>,
    )
    await text().fill('Begun beside')
    compose({ kind: 'new' })
    await expect.element(window()).toBeVisible()
    await expect.poll(() => text().elements().length).toBe(1)
    await expect.element(text()).toHaveValue('Begun beside')
    await text().fill('Begun beside, ended above')
    await window().getByRole('button', { name: 'Close', exact: true }).press()
    await expect.element(window()).not.toBeInTheDocument()
    await expect.element(screen.getByRole('form', { name: 'New post' })).toBeVisible()
    await expect.element(text()).toHaveValue('Begun beside, ended above')
    expect(drafts()).toEqual(['Begun beside, ended above'])
  })

  it('[COMP-31] another account has another form, and the text of the one before waits for its own', async () => {
    const screen = await show(<SidebarComposer />)
    await text().fill('Of Wren')
    await expect.poll(drafts).toEqual(['Of Wren'])
    await signIn(server, 'mira')
    await expect.element(text()).toHaveValue('')
    await signIn(server)
    await expect.element(text()).toHaveValue('Of Wren')
    await screen.unmount()
  })
})

describe('a window beside the page', () => {
  it('can be put beside the page and below it as a bar; the form goes on all the while', async () => {
    compose({ kind: 'new' })
    const screen = await show(
      <>
        <button type="button">On the page</button>
        <Window />
      </>,
    )
    await text().fill('While I read on')
    await choose(png())
    await expect.poll(() => uploads().length).toBe(1)
    expect(document.querySelector('dialog:modal')).not.toBeNull()
    await screen.getByRole('button', { name: 'Dock beside the page' }).press()
    expect(document.querySelector('dialog:modal')).toBeNull()
    await expect.element(text()).toHaveValue('While I read on')
    await screen.getByRole('button', { name: 'On the page' }).press()

    await screen.getByRole('button', { name: 'Minimise' }).press()
    await expect.element(text()).not.toBeInTheDocument()
    uploads()[0]?.answer({ id: 'm1', type: 'image', url: 'https://fen.example/m1.png' })
    await screen.getByRole('button', { name: 'Restore New post' }).press()
    await expect.element(text()).toHaveValue('While I read on')
    await expect.element(screen.getByRole('button', { name: 'Post', exact: true })).toBeEnabled()
    await screen.getByRole('button', { name: 'Undock' }).press()
    expect(document.querySelector('dialog:modal')).not.toBeNull()
    await expect.element(text()).toHaveValue('While I read on')
  })

  it('one that was put below the page comes back for whoever wants to write, and moves nothing in the sidebar', async () => {
    const screen = await show(
      <>
        <SidebarComposer />
        <p>Below the form</p>
        <Window />
      </>,
    )
    const below = () => screen.getByText('Below the form').element().getBoundingClientRect().top
    await expect.element(text()).toBeVisible()
    const before = below()
    compose({ kind: 'new' })
    await expect.element(window()).toBeVisible()
    expect(below()).toBe(before)
    for (const again of [
      () => Promise.resolve(compose({ kind: 'new' })),
      () => screen.getByRole('button', { name: 'Continue in the open window' }).press(),
    ]) {
      await screen.getByRole('button', { name: 'Minimise' }).press()
      await expect.element(text()).not.toBeInTheDocument()
      await again()
      await expect.element(text()).toHaveFocus()
    }
  })

  it('Escape puts one that stands beside the page below it, and closes one above it; the text stays', async () => {
    compose({ kind: 'new' })
    const screen = await show(<Window />)
    await text().fill('Not lost')
    await screen.getByRole('button', { name: 'Dock beside the page' }).press()
    ;(text().element() as HTMLElement).focus()
    await page.getByRole('textbox', { name: 'Post text' }).click()
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    text().element().dispatchEvent(press)
    await expect.element(screen.getByRole('button', { name: 'Restore New post' })).toBeVisible()
    await screen.getByRole('button', { name: 'Close', exact: true }).press()
    await expect.element(window()).not.toBeInTheDocument()
    expect(readDraft(me, 'status')?.status).toBe('Not lost')
  })
})

it('a draft is discarded and taken back by keys: both are said, and the focus stays at its place', async () => {
  writeDraft(me, 'status', { ...emptyDraft, status: 'Begun before' })
  compose({ kind: 'mention', acct: 'mira' })
  await show(<Window />)
  await page.getByRole('button', { name: 'Drafts 1', exact: true }).press()
  const panel = page.getByRole('dialog', { name: 'Drafts' })
  const discard = panel.getByRole('button', { name: 'Discard draft: New post' })
  await expect.element(discard).toBeVisible()
  ;(discard.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await expect.poll(heard).toContain('1 draft discarded')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('button', { name: /^New post .*Begun before/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(window()).toBeVisible()
})

describe('by keys a window', () => {
  const restore = () => page.getByRole('button', { name: 'Restore New post' })
  const focus = (name: string) =>
    (page.getByRole('button', { name, exact: true }).element() as HTMLElement).focus()

  it('that is put away holds the focus on its way back, and gives it to the text when it comes back', async () => {
    compose({ kind: 'new' })
    await show(<Window />)
    await text().fill('Later')
    focus('Minimise')
    await userEvent.keyboard('{Enter}')
    await expect.element(restore()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(text()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(restore()).toHaveFocus()
  })

  it.each([
    ['a menu', 'Who can see this: Public', 'menu', 'Who can see this'],
    ['a panel', 'Writing options', 'dialog', 'Writing options'],
  ] as const)('stays when Escape puts away %s above it', async (_, opener, role, name) => {
    compose({ kind: 'new' })
    await show(<Window />)
    focus(opener)
    await userEvent.keyboard('{Enter}')
    const opened = page.getByRole(role, { name })
    await expect.element(opened).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(opened).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: opener })).toHaveFocus()
    await expect.element(text()).toBeVisible()
  })

  it('that is put away comes back when it is asked for again, or is to hold another text', async () => {
    await seed(server, { id: 's7', account: wireAccount({ acct: 'mira' }) })
    compose({ kind: 'new' })
    await show(<Window />)
    await text().fill('Later')
    focus('Minimise')
    await userEvent.keyboard('{Enter}')
    await expect.element(restore()).toHaveFocus()
    compose({ kind: 'new' })
    await expect.element(text()).toHaveFocus()
    await expect.element(text()).toHaveValue('Later')
    focus('Minimise')
    await userEvent.keyboard('{Enter}')
    await expect.element(restore()).toHaveFocus()
    compose({ kind: 'reply', statusId: 's7' as never })
    await expect.element(text()).toHaveFocus()
    await expect.element(text()).toHaveValue('@mira ')
  })
})

describe('who comes with something to say', () => {
  const address = 'https://skein.example/?message=hi%20there'

  it('[COMP-03] finds it in a form', async () => {
    followMessage(address)
    await show(<Window />)
    await expect.element(text()).toHaveValue('hi there')
    await expect.poll(drafts).toEqual(['hi there'])
  })

  it('[COMP-03] and writes nothing over that was begun before', async () => {
    writeDraft(me, 'status', { ...emptyDraft, status: 'Begun before' })
    followMessage(address)
    await show(<Window />)
    await expect.element(text()).toHaveValue('hi there')
    await expect.poll(() => drafts().toSorted()).toEqual(['Begun before', 'hi there'])
  })

  it('[COMP-03] signs in first if need be', async () => {
    const visited = freshWorld()
    followMessage(address)
    await show(<Window />)
    await expect.element(window()).not.toBeInTheDocument()
    await signIn(visited)
    await expect.element(text()).toHaveValue('hi there')
  })

  it('[COMP-02] the window opened to mention somebody starts with their handle', async () => {
    compose({ kind: 'mention', acct: 'mira@port.example' })
    await show(<Window />)
    await expect.element(text()).toHaveValue('@mira@port.example ')
    expect(drafts()).toEqual([])
  })
})

it('[COMP-40] a reply that is opened from the drafts is still one', async () => {
  await seed(server, { id: 's7', account: wireAccount({ acct: 'mira' }) })
  writeDraft(me, 'reply:s7', { ...emptyDraft, status: '@mira me', inReplyToId: 's7' })
  compose({ kind: 'reply', statusId: 's7' as never, draftKey: 'reply:s7' })
  await show(<Window />)
  await page.getByRole('button', { name: 'Post', exact: true }).press()
  await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses'])
  expect(server.last().body).toContain('s7')
  server.last().answer(wireStatus({ id: 's9' }))
  await expect.poll(() => readDrafts(me)).toEqual([])
})
