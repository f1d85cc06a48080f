import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { StatusId } from '@skein/api'
import { readDraft } from '../../../model/writing.ts'
import { keepFile, openKeptViews } from '../../../model/kept.ts'
import { endSession } from '../../../model/session.ts'
import { wireImage, wireStatus } from '../../../testing/wire.ts'
import { emptyDraft } from '../../../testing/draft.ts'
import { heard } from '../../../testing/heard.ts'
import { server } from '../../../testing/signed-in.ts'
import { seed } from '../../../testing/world.tsx'
import type { ComposerMode } from '../start-state.ts'
import { alert, choose, png, post, text, tiles, write } from '../testing/form.tsx'
import { field, nextUpload, sent, upload, uploads } from '../testing/requests.ts'
import { dropUpload } from './uploads.ts'

beforeEach(async () => {
  await (await openKeptViews()).clear('files')
})

const keptKeys = async () => (await openKeptViews()).getAllKeys('files')
const draftFile = () => readDraft('id-wren', 'status')?.files[0]
const description = () => page.getByRole('textbox', { name: 'Description of geese.png' })

/** All that a page has in memory goes, as when it is closed while a file is on its way. */
async function leavePage(form: { unmount: () => Promise<void> }) {
  await expect.poll(() => draftFile()?.upload).toBeTruthy()
  await expect.poll(async () => (await keptKeys()).length).toBe(1)
  await form.unmount()
  dropUpload(draftFile()?.upload ?? '')
}

describe('a file whose upload the page did not outlive', () => {
  it('[COMP-19] is uploaded again after the reload, with the description it had, and is posted', async () => {
    const first = await write()
    await choose(png())
    await expect.poll(() => uploads().length).toBe(1)
    await description().fill('Geese in a V')
    await leavePage(first)

    await write()
    await expect.poll(() => uploads().length).toBe(2)
    expect(uploads()[1]?.body).toContain('filename="geese.png"')
    await expect.element(description()).toHaveValue('Geese in a V')
    uploads()[1]?.answer(wireImage('m1', { description: null }))
    await expect.poll(() => draftFile()?.id).toBe('m1')
    expect(await keptKeys()).toHaveLength(1)
    server.reply = ({ method, path }) =>
      method === 'PUT' && path.includes('m1') ? wireImage('m1') : undefined
    await post().press()
    await expect.poll(() => sent().length).toBe(1)
    expect(field(sent()[0]?.body ?? '', 'media_ids[]')).toBe('m1')
    sent()[0]?.answer(wireStatus({ id: 's9' }))
    await expect.poll(keptKeys).toEqual([])
  })

  it('goes on where it was when only its form was closed', async () => {
    const first = await write()
    await choose(png())
    await expect.poll(() => uploads().length).toBe(1)
    await expect.poll(() => draftFile()?.upload).toBeTruthy()
    await first.unmount()
    uploads()[0]?.answer(wireImage('m1', { description: 'x' }))
    await write()
    await expect.poll(() => draftFile()?.id).toBe('m1')
    expect(uploads()).toHaveLength(1)
  })

  it('is said to be lost where the browser did not keep it, its description stays, and another takes its place', async () => {
    const first = await write()
    await choose(png())
    await description().fill('Geese in a V')
    await leavePage(first)
    await (await openKeptViews()).clear('files')

    await write()
    await expect
      .poll(() => heard())
      .toContain('geese.png: This file didn’t finish uploading. Choose it again.')
    await expect
      .element(tiles().getByText('This file didn’t finish uploading. Choose it again.'))
      .toBeVisible()
    await expect.element(description()).toHaveValue('Geese in a V')
    await expect.element(post()).toBeDisabled()
    await page.getByLabelText('Replacement for geese.png').upload(png('again.png'))
    ;(await nextUpload(2)).answer(wireImage('m2', { description: null }))
    await expect
      .element(page.getByRole('textbox', { name: 'Description of again.png' }))
      .toHaveValue('Geese in a V')
    await expect.element(post()).toBeEnabled()
  })

  it('is uploaded all the same where the browser keeps nothing', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await write()
    await upload(png(), wireImage('m1', { description: 'x' }))
    await expect.element(post()).toBeEnabled()
    expect(await keptKeys()).toEqual([])
  })

  it('is forgotten when it is removed, and nothing of it stays with who signs out', async () => {
    const form = await write()
    await choose(png())
    await expect.poll(async () => (await keptKeys()).length).toBe(1)
    await page.getByRole('button', { name: 'Cancel upload of geese.png' }).press()
    await expect.poll(keptKeys).toEqual([])
    expect(draftFile()).toBeUndefined()
    await choose(png())
    await expect.poll(async () => (await keptKeys()).length).toBe(1)
    await form.unmount()
    endSession('left')
    await expect.poll(keptKeys).toEqual([])
  })

  it('stays for who comes back because the server no longer took the token', async () => {
    const form = await write()
    await choose(png())
    await expect.poll(async () => (await keptKeys()).length).toBe(1)
    await form.unmount()
    endSession('refused')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await keptKeys()).toHaveLength(1)
  })

  it('is thrown away with the next form when its draft went without it', async () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(1)
    await keepFile('id-wren', 'file-of-nobody', png())
    await write()
    await expect.poll(keptKeys).toEqual([])
  })
})

describe('files of a draft', () => {
  async function leftDraft() {
    const first = await write()
    await text().fill('Geese')
    await upload(png(), wireImage('m1', { description: null }))
    await description().fill('Geese in a V')
    await expect.poll(() => readDraft('id-wren', 'status')?.mediaDescriptions['m1']).toBe('Geese in a V')
    await first.unmount()
    server.calls.length = 0
  }
  const asked = () => server.calls.filter(({ method }) => method === 'GET').map(({ path }) => path)

  it('that the server forgot are sent again, with their description', async () => {
    await leftDraft()
    await write()
    await expect.poll(asked).toEqual(['/api/v1/media/m1'])
    server.last().answer({ error: 'Record not found' }, 404)
    await expect.poll(() => uploads().length).toBe(1)
    expect(uploads()[0]?.body).toContain('filename="geese.png"')
    await expect.element(post()).toBeDisabled()
    uploads()[0]?.answer(wireImage('m2', { description: null }))
    await expect.poll(() => draftFile()?.id).toBe('m2')
    await expect.element(description()).toHaveValue('Geese in a V')
    await expect.element(post()).toBeEnabled()
  })

  it('that the server forgot and the browser did not keep are asked for once and said, and their description stays', async () => {
    await leftDraft()
    await (await openKeptViews()).clear('files')
    await write()
    await expect.poll(asked).toEqual(['/api/v1/media/m1'])
    server.last().answer({ error: 'Record not found' }, 404)
    await expect.poll(() => heard().join()).toContain(': The server no longer has this file.')
    await expect
      .element(tiles().getByText('The server no longer has this file. Choose it again.'))
      .toBeVisible()
    await expect.element(description()).toHaveValue('Geese in a V')
    await expect.element(post()).toBeDisabled()
    await text().fill('Geese again')
    expect(asked()).toHaveLength(1)
  })

  it.each([
    ['the line breaks', () => server.last().fail()],
    ['the server is down', () => server.last().answer({}, 500)],
    ['a proxy answers', () => server.last().answerText('<h1>Not Found</h1>', 404)],
    ['the server has no such question', () => server.last().answer({ error: 'Not implemented' }, 404)],
    ['the server still has it', () => server.last().answer(wireImage('m1', { description: null }))],
  ])('stay when %s', async (_, answer) => {
    await leftDraft()
    await write()
    await expect.poll(asked).toHaveLength(1)
    answer()
    await expect.element(post()).toBeEnabled()
    await expect.element(alert()).not.toBeInTheDocument()
    await post().press()
    await expect.poll(() => server.changes).toContain('PUT /api/v1/media/m1')
  })

  it.each([
    ['is looked for', wireImage('m1', { description: 'Geese in a V' })],
    ['is to be described', wireImage('m1', { description: null })],
  ])(
    'that the server forgot since keep the post back when it %s, and are sent again',
    async (_, uploaded) => {
      await write()
      await text().fill('Geese')
      await choose(png())
      ;(await nextUpload()).answer(uploaded)
      await description().fill('Geese in a V')
      server.reply = () => undefined
      await post().press()
      await expect.poll(() => server.last().path).toBe('/api/v1/media/m1')
      server.last().answer({ error: 'Record not found' }, 404)
      await expect.element(page.getByText(/Some files are no longer on the server/)).toBeVisible()
      await expect.poll(() => server.last().path).toBe('/api/v1/media/m1')
      server.last().answer({ error: 'Record not found' }, 404)
      ;(await nextUpload(2)).answer(wireImage('m2', { description: 'Geese in a V' }))
      await expect.element(description()).toHaveValue('Geese in a V')
      expect(sent()).toEqual([])
      await expect.element(post()).toBeEnabled()
    },
  )

  it('of a post that is being deleted to be written anew are not asked for while it may stand, but later', async () => {
    const file = {
      id: 'm1',
      kind: 'image',
      url: 'https://fen.example/m1.png',
      previewUrl: null,
      name: 'm1.png',
    }
    const mode = (statusId: StatusId): ComposerMode => ({
      kind: 'redraft',
      statusId,
      written: { ...emptyDraft, files: [file] },
    })
    const standing = await write({ mode: mode(await seed(server)) })
    await expect.element(tiles()).toBeVisible()
    expect(asked()).toEqual([])
    await standing.unmount()
    await write({ mode: mode('gone' as StatusId) })
    await expect.poll(asked).toEqual(['/api/v1/media/m1'])
  })
})
