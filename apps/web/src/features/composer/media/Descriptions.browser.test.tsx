import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeInstance } from '../../../model/testing/change-instance.ts'
import { getOutbox } from '../../../model/outbox.ts'
import { setSetting } from '../../../model/settings.ts'
import { heard } from '../../../testing/heard.ts'
import { server } from '../../../testing/signed-in.ts'
import { wireImage, wireStatus } from '../../../testing/wire.ts'
import { alert, choose, png, post, text, write } from '../testing/form.tsx'
import { hasFiles, nextSent, nextUpload, sent, upload, uploads } from '../testing/requests.ts'

const description = (name: string) => page.getByRole('textbox', { name: `Description of ${name}` })
const anyway = () => page.getByRole('button', { name: 'Post anyway' })

beforeEach(() => {
  server.reply = hasFiles
})

async function writeWith(...names: string[]) {
  await write()
  await text().fill('Geese')
  await choose(...names.map((name) => png(name)))
  await expect.poll(() => uploads().length).toBe(names.length)
  for (const [index, call] of uploads().entries()) call.answer(wireImage(`m${index}`, { description: null }))
  await expect.element(post()).toBeEnabled()
}

const describeFile = (name: string, words: string) => description(name).fill(words)
const answerDescriptions = () => {
  server.reply = (call) =>
    call.method === 'PUT' ? wireImage(call.path.split('/').at(-1) ?? '') : hasFiles(call)
}

describe('a post with files that have no description', () => {
  it('is held back once, goes to the first of them, and is posted by who wants it so', async () => {
    await writeWith('one.png', 'two.png')
    await describeFile('one.png', 'One goose')
    answerDescriptions()
    // Both buttons within one moment: the press that was held back is none that another one repeats [LIM-08].
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    await post().press()
    await expect.element(description('two.png')).toHaveFocus()
    await expect
      .element(alert())
      .toMatchTextContent(/One file has no description, so people who can’t see it won’t know what it is./)
    expect(server.changes).not.toContain('POST /api/v1/statuses')
    await anyway().press()
    now.mockRestore()
    ;(await nextSent()).answer(wireStatus({ id: 's9' }))
    await expect.element(anyway()).not.toBeInTheDocument()
  })

  it('is reminded of no more when they are described, and of those of the next post anew', async () => {
    await writeWith('one.png')
    answerDescriptions()
    // Within one moment: a press that was held back is none that another one repeats [LIM-08].
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    await post().press()
    await expect.element(anyway()).toBeVisible()
    await describeFile('one.png', 'One goose')
    await expect.element(anyway()).not.toBeInTheDocument()
    await post().press()
    now.mockRestore()
    ;(await nextSent()).answer(wireStatus({ id: 's9' }))
    await expect.element(text()).toHaveValue('')
    await choose(png('next.png'))
    ;(await nextUpload(2)).answer(wireImage('m9', { description: null }))
    await expect.element(post()).toBeEnabled()
    await expect.element(anyway()).not.toBeInTheDocument()
    await post().press()
    await expect.element(anyway()).toBeVisible()
  })

  it('is not posted where its writer chose to require descriptions', async ({ task }) => {
    task.meta.settings = ['missingDescriptions']
    setSetting('missingDescriptions', 'require')
    await writeWith('one.png')
    answerDescriptions()
    await post().press()
    await expect
      .element(alert())
      .toHaveTextContent('One file has no description. Your settings require descriptions before posting.')
    await expect.element(anyway()).not.toBeInTheDocument()
    await expect.element(description('one.png')).toHaveFocus()
    await userEvent.keyboard('One goose')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => sent().length).toBe(1)
  })

  it('is posted at once where its writer wants no reminder', async () => {
    setSetting('missingDescriptions', 'off')
    await writeWith('one.png')
    await post().press()
    await expect.poll(() => sent().length).toBe(1)
  })

  it('needs none for files that nobody sees or hears', async () => {
    await write()
    await choose(new File(['words'], 'doc.txt', { type: 'text/plain' }))
    ;(await nextUpload()).answer(
      wireImage('m1', { type: 'unknown', description: null, pleroma: { mime_type: 'text/plain' } }),
    )
    await expect.element(post()).toBeEnabled()
    await post().press()
    await expect.poll(() => sent().length).toBe(1)
  })
})

describe('a description', () => {
  it('is counted near the limit of the instance, says what is left, and too long holds the post back', async () => {
    changeInstance({ limits: { descriptionLimit: 200 } })
    await writeWith('one.png')
    await describeFile('one.png', 'x'.repeat(60))
    await expect.element(page.getByText('140 characters left')).not.toBeInTheDocument()
    await describeFile('one.png', 'x'.repeat(100))
    await expect.poll(() => heard()).toContain('100 characters left')
    await describeFile('one.png', 'x'.repeat(201))
    await expect.poll(() => heard()).toContain('1 character over the limit')
    await expect.element(description('one.png')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(post()).toBeDisabled()
  })

  it('that the server read in the file stands in its field', async () => {
    await write()
    await upload(png('one.png'), wireImage('m1', { description: 'Written by the camera' }))
    await expect.element(description('one.png')).toHaveValue('Written by the camera')
  })

  it('[ERR-33] that the server refuses is said, and the post is not sent', async () => {
    await writeWith('one.png')
    await describeFile('one.png', 'One goose')
    await post().press()
    await expect.poll(() => server.last().method).toBe('PUT')
    server.last().answer({ error: 'description_too_long' }, 400)
    await expect
      .element(alert())
      .toHaveTextContent('Error: Couldn’t save a description, so nothing was posted. Try again.')
    await expect.element(description('one.png')).toHaveValue('One goose')
    expect(sent()).toHaveLength(0)
  })

  it('[ERR-33] for which the server has no time is said where the post waits, and the post is not sent', async () => {
    await writeWith('one.png')
    await describeFile('one.png', 'One goose')
    await post().press()
    await expect.poll(() => server.last().method).toBe('PUT')
    server.last().answer({}, 500)
    await expect.poll(() => getOutbox()[0]?.failure).toMatchObject({ of: 'descriptions', status: 500 })
    expect(sent()).toHaveLength(0)
  })
})
