import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compose, type DraftData, readDraft, readDrafts, writeDraft } from '../../model/writing.ts'
import { capabilitiesOf, changeInstance } from '../../model/testing/change-instance.ts'
import { setSetting } from '../../model/settings.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { wireImage, wireStatus } from '../../testing/wire.ts'
import { server } from '../../testing/signed-in.ts'
import { seed, show, signIn } from '../../testing/world.tsx'
import { alert, choose, png, post, text } from './testing/form.tsx'
import { nextSent, nextUpload, sent, uploads } from './testing/requests.ts'
import { PendingPosts, pendingPost, Window } from './testing/window.tsx'
import { expectWhole, withPicture, withPoll } from './testing/whole.ts'
import { accountKey } from '../../model/storage.ts'

const me = 'id-wren'

beforeEach(() => {
  server.reply = ({ path }) =>
    path.startsWith('/api/v1/media/') ? wireImage('m1', { description: 'They fly in a V' }) : undefined
  setSetting('alwaysShowSubjectInput', false)
})

function Page() {
  return (
    <>
      <PendingPosts />
      <Window />
    </>
  )
}

const both = [
  ['picture', withPicture],
  ['poll', withPoll],
] as const
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A new post in its window, with everything in it; what was typed last is not kept yet. */
async function writeNew(draft: DraftData): Promise<DraftData> {
  writeDraft(me, 'status', draft)
  compose({ kind: 'new' })
  await show(<Page />)
  await expectWhole(draft)
  const more = { ...draft, status: `${draft.status}, and more` }
  await text().fill(more.status)
  return more
}

/** Whether leaving the page now asks first. */
function asksToStay(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

describe.each(both)('a post with a %s', (_, draft) => {
  it('is whole after its window was docked, minimised and restored', async () => {
    const more = await writeNew(draft)
    await button('Dock beside the page').press()
    await expectWhole(more)
    await button('Minimise').press()
    await button('Restore New post').press()
    await expectWhole(more)
  })

  it('is whole after its window was closed by Escape and by its button', async () => {
    const more = await writeNew(draft)
    await userEvent.keyboard('{Escape}')
    await expect.element(text()).not.toBeInTheDocument()
    compose({ kind: 'new' })
    await expectWhole(more)
    await button('Close').press()
    await expect.element(text()).not.toBeInTheDocument()
    compose({ kind: 'new' })
    await expectWhole(more)
  })

  it('is whole for its writer after another account was signed in', async () => {
    const more = await writeNew(draft)
    await signIn(server, 'mira')
    compose({ kind: 'new' })
    await expect.element(text()).toHaveValue('')
    await signIn(server)
    compose({ kind: 'new' })
    await expectWhole(more)
  })

  it('is whole after a preview was opened, failed and was closed', async () => {
    changeInstance({ capabilities: capabilitiesOf('pleroma_api') })
    const more = await writeNew(draft)
    await button('Show preview').press()
    ;(await nextSent()).answer({ error: 'Not now' }, 500)
    await button('Hide preview').press()
    await expectWhole(more)
    await expect.poll(() => readDraft(me, 'status')?.status).toBe(more.status)
  })

  it('is whole in its form after the server refused it, pressed twice', async () => {
    const more = await writeNew(draft)
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}')
    ;(await nextSent()).answer({ error: 'Not kind enough' }, 422)
    await expect.element(alert()).toHaveTextContent('Error: Not kind enough.')
    await expectWhole(more)
    expect(sent()).toHaveLength(1)
  })

  it('is whole when it was refused after its form was closed, and is taken back', async () => {
    const more = await writeNew(draft)
    await post().press()
    await expect.poll(() => sent().length).toBe(1)
    await button('Close').press()
    sent()[0]?.answer({ error: 'Not kind enough' }, 422)
    await pendingPost().getByRole('button', { name: 'Edit' }).press()
    await expectWhole(more)
  })

  it('is whole when it waits for the server, and is taken back', async () => {
    const more = await writeNew(draft)
    await post().press()
    ;(await nextSent()).fail()
    await pendingPost().getByRole('button', { name: 'Edit' }).press()
    await expectWhole(more)
  })

  it('is whole when it is taken back in time', async ({ task }) => {
    task.meta.settings = ['undoSendSeconds']
    setSetting('undoSendSeconds', 30)
    const more = await writeNew(draft)
    await post().press()
    await pendingPost().getByRole('button', { name: 'Undo' }).press()
    await expectWhole(more)
    expect(sent()).toHaveLength(0)
  })

  it.each([
    ['an edit', 'edit'],
    ['a post to be written anew', 'redraft'],
    ['a reply', 'reply'],
    ['a quote', 'quote'],
  ] as const)('is whole after %s was written beside it, and so is that', async (_name, kind) => {
    const statusId = await seed(server)
    const more = await writeNew(draft)
    const beside: DraftData = { ...draft, scope: 'unlisted', status: '@mira beside it' }
    const written = { ...emptyDraft, status: 'Before' }
    if (kind === 'edit') writeDraft(me, 'edit:nothing', written)
    const mode =
      kind === 'edit' || kind === 'redraft'
        ? ({ kind, statusId, written: beside } as const)
        : ({ kind, statusId } as const)
    if (kind === 'reply' || kind === 'quote') writeDraft(me, `${kind}:${statusId}`, beside)
    compose(mode)
    await expect.element(text()).toHaveValue('@mira beside it')
    await text().fill('@mira beside it, too')
    compose({ kind: 'new' })
    await expectWhole(more)
    compose(mode)
    await expect.element(text()).toHaveValue('@mira beside it, too')
  })
})

describe('a picture', () => {
  it('whose upload failed is there with all around it, and is sent again after its form was closed', async () => {
    const draft = { ...withPicture, files: [], mediaDescriptions: {} }
    const more = await writeNew(draft)
    await choose(png())
    await expect.poll(() => uploads().length).toBe(1)
    const description = page.getByRole('textbox', { name: /^Description of/ })
    await description.fill('They fly')
    uploads()[0]?.answer({}, 500)
    await expect.element(button('Retry')).toBeVisible()
    await expect.element(description).toHaveFocus()
    await description.fill('They fly in a V')
    await button('Close').press()
    compose({ kind: 'new' })
    await expect.element(description).toHaveValue('They fly in a V')
    await button('Retry').press()
    ;(await nextUpload(2)).answer(wireImage('m2', { description: null }))
    await expectWhole({ ...more, mediaDescriptions: { m2: 'They fly in a V' } })
  })
})

describe('a storage that is full', () => {
  const fill = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })

  it('loses nothing of a form that is closed, says that it is not kept, and asks who leaves; no longer when there is room', async () => {
    const more = await writeNew(withPicture)
    await expect.poll(() => readDraft(me, 'status')?.status).toBe(more.status)
    expect(asksToStay()).toBe(false)
    const full = fill()
    await text().fill('Only here')
    await expect
      .element(page.getByText('This browser can’t save drafts. If you leave, your text will be lost.'))
      .toBeVisible()
    expect(asksToStay()).toBe(true)
    await button('Close').press()
    expect(asksToStay()).toBe(true)
    compose({ kind: 'new' })
    await expectWhole({ ...more, status: 'Only here' })
    full.mockRestore()
    await text().fill('Only here no longer')
    await expect
      .poll(() => localStorage.getItem(accountKey('drafts', me, 'status')))
      .toContain('Only here no longer')
    expect(asksToStay()).toBe(false)
  })

  /** A kept draft whose last words had no room; there is room again. */
  async function writeOnlyHere() {
    const more = await writeNew(withPicture)
    await expect.poll(() => readDraft(me, 'status')?.status).toBe(more.status)
    const full = fill()
    await text().fill('Only here')
    await expect
      .element(page.getByText('This browser can’t save drafts. If you leave, your text will be lost.'))
      .toBeVisible()
    full.mockRestore()
  }

  it('writes over nothing that another tab could store meanwhile', async () => {
    await writeOnlyHere()
    const theirs = { updatedAt: 1, data: withPoll }
    localStorage.setItem(accountKey('drafts', me, 'reply:s1'), JSON.stringify(theirs))
    expect(readDraft(me, 'reply:s1')?.status).toBe(withPoll.status)
    expect(readDraft(me, 'status')?.status).toBe('Only here')
    await text().fill('Only here no longer')
    await expect
      .poll(() => localStorage.getItem(accountKey('drafts', me, 'status')))
      .toContain('Only here no longer')
    expect(readDraft(me, 'reply:s1')).toEqual(withPoll)
  })

  it('moves aside from what another tab could store of the same draft meanwhile', async () => {
    await writeOnlyHere()
    const theirs = { updatedAt: 1, data: withPoll }
    localStorage.setItem(accountKey('drafts', me, 'status'), JSON.stringify(theirs))
    await text().fill('Only here no longer')
    const texts = () => readDrafts(me).map(([, { data }]) => data.status)
    await expect.poll(texts).toEqual(['Only here no longer', withPoll.status])
  })

  it('asks who leaves while a post is on its way or waits, and not when it has arrived', async () => {
    await writeNew(withPoll)
    const full = fill()
    await post().press()
    await expect.poll(() => sent().length).toBe(1)
    expect(asksToStay()).toBe(true)
    sent()[0]?.answer(wireStatus({ id: 's9' }))
    await expect.element(text()).not.toBeInTheDocument()
    full.mockRestore()
    await expect.poll(asksToStay).toBe(false)
  })
})

describe('a storage in a broken shape', () => {
  it.each([
    ['is no object', 'geese'],
    ['is half a text', '{"updatedAt":1,"data":{"status":"Gee'],
    ['holds a draft without data', JSON.stringify({ updatedAt: 'x' })],
    ['holds data of other types', JSON.stringify({ data: { status: 7, files: 'x', poll: [] } })],
    [
      'holds files and descriptions of other types',
      JSON.stringify({ data: { files: [{ id: 'm1' }], mediaDescriptions: { m1: 7 } } }),
    ],
  ])('that %s still takes a whole post', async (_, stored) => {
    localStorage.setItem(accountKey('drafts', me, 'status'), stored)
    compose({ kind: 'new' })
    const first = await show(<Page />)
    await text().fill('Begun all the same')
    await expect.poll(() => readDraft(me, 'status')?.status).toBe('Begun all the same')
    await first.unmount()
    await writeNew(withPoll)
  })

  it('that holds half a draft gives back that half', async () => {
    localStorage.setItem(
      accountKey('drafts', me, 'status'),
      JSON.stringify({ data: { ...withPoll, language: 7, idempotencyKey: null } }),
    )
    compose({ kind: 'new' })
    await show(<Page />)
    await expectWhole({ ...withPoll, language: 'en' })
  })
})
