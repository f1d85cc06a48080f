import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { changeInstance } from '../../../model/testing/change-instance.ts'
import { getNotices } from '../../../model/notices.ts'
import { setSetting } from '../../../model/settings.ts'
import { wireImage } from '../../../testing/wire.ts'
import { addSubject, alert, choose, png, post, text, tiles, write } from '../testing/form.tsx'
import { nextUpload, uploads } from '../testing/requests.ts'
import { bytesOf } from '../../../lib/metadata/bytes.ts'
import { orientationOnly } from '../../../lib/metadata/exif.ts'
import { withoutLocation } from '../../../lib/metadata/without-location.ts'
import { server } from '../../../testing/signed-in.ts'
import { heard } from '../../../testing/heard.ts'

const form = () => page.getByRole('form', { name: 'New post' })
const cover = () => page.getByRole('checkbox', { name: /^Mark media as sensitive/ })

function dragEvent(type: string, ...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  if (files.length === 0) dataTransfer.setData('text/plain', 'words')
  return new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
}

function paste(...files: File[]) {
  const clipboardData = new DataTransfer()
  for (const file of files) clipboardData.items.add(file)
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}

/** A photograph with a left half in red and a right half in blue, turned by its EXIF, which also tells a place. */
async function photograph(width = 64, height = 32): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Nothing to draw on')
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1) {
      const noise = (x * 7919 + y * 104_729) % 60
      context.fillStyle = x < width / 2 ? `rgb(220 ${noise} 0)` : `rgb(0 ${noise} 220)`
      context.fillRect(x, y, 1, 1)
    }
  const plain = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })).arrayBuffer(),
  )
  const exif = bytesOf('Exif\0\0', [...orientationOnly(6)], 'GPS 52N 5E')
  const parts = [plain.subarray(0, 2), bytesOf([0xff, 0xe1, 0, exif.length + 2]), exif, plain.subarray(2)]
  return new File(parts, 'walk.jpg', { type: 'image/jpeg' })
}

describe('a file', () => {
  it.each([
    [
      '[COMP-28] dropped',
      (...files: File[]) =>
        form()
          .element()
          .dispatchEvent(dragEvent('drop', ...files)),
    ],
    ['[COMP-28] pasted', paste],
  ])('%s uploads as field file, and so does each one with it', async (_, give) => {
    await write()
    await expect.element(text()).toBeVisible()
    give(png('one.png'), png('two.png'))
    await expect.poll(() => uploads().length).toBe(2)
    expect(uploads().map(({ body }) => /name="file"; filename="(.*?)"/.exec(body)?.[1])).toEqual([
      'one.png',
      'two.png',
    ])
  })

  it('over the form says what letting it go will do; words that are dragged do not', async () => {
    await write()
    const says = page.getByText('Drop to add 2 files')
    form()
      .element()
      .dispatchEvent(dragEvent('dragenter', png('one.png'), png('two.png')))
    await expect.element(says).toBeVisible()
    form().element().dispatchEvent(dragEvent('dragleave', png()))
    await expect.element(says).not.toBeInTheDocument()
    const words = dragEvent('dragover')
    form().element().dispatchEvent(words)
    expect(words.defaultPrevented).toBe(false)
    await expect.element(page.getByText(/^Drop to add/)).not.toBeInTheDocument()
    text().element().dispatchEvent(dragEvent('dragstart'))
    const ownPicture = dragEvent('dragover', png())
    form().element().dispatchEvent(ownPicture)
    expect(ownPicture.defaultPrevented).toBe(false)
    text().element().dispatchEvent(dragEvent('dragend'))
  })

  it('[COMP-28] copied from a spreadsheet leaves the words to the field, and is offered', async () => {
    await write()
    const clipboardData = new DataTransfer()
    clipboardData.items.add(png('image.png'))
    clipboardData.setData('text/plain', 'Mon\t3.1\nTue\t2.9')
    clipboardData.setData('text/html', '<table><tr><td>Mon</td><td>3.1</td></tr></table>')
    const pasted = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    text().element().dispatchEvent(pasted)
    expect(pasted.defaultPrevented).toBe(false)
    expect(uploads()).toEqual([])
    await expect.poll(() => getNotices().at(-1)?.messageKey).toBe('composer.pastedWords')
    getNotices().at(-1)?.actions[0]?.run()
    await expect.poll(() => uploads().length).toBe(1)
  })

  it('can come from the camera of what is touched', async () => {
    await write()
    const input = page.getByLabelText('Photo to add')
    await expect.element(input).toHaveAttribute('capture', 'environment')
    await input.upload(png('photo.png'))
    await expect.poll(() => uploads().length).toBe(1)
  })

  it('leaves without the place it was taken at, turned as it was, with the same pixels', async () => {
    const photo = await photograph()
    const clean = await withoutLocation(photo)
    expect(await photo.text()).toContain('GPS')
    expect(await clean.text()).not.toContain('GPS')
    expect([clean.name, clean.type]).toEqual([photo.name, photo.type])
    const [before, after] = await Promise.all([createImageBitmap(photo), createImageBitmap(clean)])
    expect([after.width, after.height]).toEqual([32, 64])
    const pixelsOf = (picture: ImageBitmap) => {
      const context = new OffscreenCanvas(32, 64).getContext('2d')
      context?.drawImage(picture, 0, 0)
      return context?.getImageData(0, 0, 32, 64).data
    }
    expect(pixelsOf(after)).toEqual(pixelsOf(before))
    await write()
    await choose(photo)
    await expect.poll(() => uploads().length).toBe(1)
    expect(uploads()[0]?.body).toContain('filename="walk.jpg"')
    expect(uploads()[0]?.body).not.toContain('GPS')
  })

  it('that can be drawn is shown while it is on its way, another one by name and size', async () => {
    await write()
    await choose(await photograph(), new File([new Uint8Array(2048)], 'song.mp3', { type: 'audio/mpeg' }))
    await expect.poll(() => tiles().first().element().querySelector('img')?.src).toMatch(/^blob:/)
    await expect.element(tiles().nth(1)).toMatchTextContent(/song\.mp3\s*2\.00 KiB/)
    await expect.element(page.getByRole('progressbar', { name: 'Uploading walk.jpg' })).toBeVisible()
  })

  it('that is cancelled is gone, and its upload with it', async () => {
    const abort = vi.spyOn(AbortController.prototype, 'abort')
    await write()
    await choose(png())
    await expect.poll(() => uploads().length).toBe(1)
    abort.mockClear()
    await page.getByRole('button', { name: 'Cancel upload of geese.png' }).press()
    await expect.element(tiles()).not.toBeInTheDocument()
    expect(abort).toHaveBeenCalled()
    uploads()[0]?.answer(wireImage('m1'))
    await expect.element(post()).toBeEnabled()
  })
})

describe('[COMP-25] adding media', () => {
  it.each([
    ['marks the post sensitive by default', true, true, false, true],
    ['marks it because it has a subject', false, true, true, true],
    ['leaves it uncovered without a subject', false, true, false, false],
    ['leaves it uncovered under a subject', false, false, true, false],
  ])(
    '%s, as the settings say',
    { meta: { settings: ['sensitiveByDefault', 'sensitiveIfSubject'] } },
    async (_, byDefault, ifSubject, hasSubject, isMarked) => {
      setSetting('sensitiveByDefault', byDefault)
      setSetting('sensitiveIfSubject', ifSubject)
      await write()
      if (hasSubject) await addSubject('birds')
      await choose(png())
      if (isMarked) await expect.element(cover()).toBeChecked()
      else await expect.element(cover()).not.toBeChecked()
    },
  )

  it('one press on any picture covers all of them, and another uncovers them', async () => {
    await write()
    await choose(png('one.png'), png('two.png'))
    const buttons = page.getByRole('button', { name: 'Mark media as sensitive' })
    await buttons.nth(1).press()
    await expect.element(cover()).toBeChecked()
    await expect.element(buttons.first()).toHaveAttribute('aria-pressed', 'true')
    await buttons.first().press()
    await expect.element(cover()).not.toBeChecked()
  })
})

describe('what the server would not take', () => {
  it('[COMP-30] more files than it allows are left out, that is said, and no way to add one is open', async () => {
    changeInstance({ limits: { maxAttachments: 2 } })
    await write()
    await choose(png('one.png'), png('two.png'), png('three.png'))
    await expect.poll(() => uploads().length).toBe(2)
    await expect.element(alert()).toHaveTextContent('1 file wasn’t added. This server allows 2 per post.')
    const add = page.getByRole('button', {
      name: 'Add images or other files',
    })
    await expect.element(add).toHaveAttribute('aria-disabled', 'true')
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click')
    ;(add.element() as HTMLElement).click()
    expect(opened).not.toHaveBeenCalled()
    form().element().dispatchEvent(dragEvent('dragover', png()))
    await expect.element(page.getByText('This server allows 2 files per post', { exact: true })).toBeVisible()
    form()
      .element()
      .dispatchEvent(dragEvent('drop', png('four.png')))
    paste(png('five.png'))
    await expect.element(page.getByText(/This server allows 2 per post/)).toBeVisible()
    expect(uploads()).toHaveLength(2)
    await page
      .getByRole('button', { name: /two\.png$/ })
      .last()
      .press()
    await expect
      .element(page.getByRole('button', { name: 'Add images or other files', exact: true }))
      .toBeEnabled()
  })

  it('a type that it does not list is refused with the reason, without an upload', async () => {
    changeInstance({ limits: { mediaTypes: ['image/png', 'image/jpeg'] } })
    await write()
    await choose(png(), new File(['words'], 'doc.txt', { type: 'text/plain' }))
    await expect
      .poll(() => heard())
      .toContain('doc.txt: Upload failed. This server doesn’t accept text/plain files.')
    await expect.poll(() => uploads().length).toBe(1)
    expect(uploads()[0]?.body).toContain('geese.png')
  })

  it('[COMP-29] [ERR-31] a film that is too big is refused with both sizes, without an upload', async () => {
    changeInstance({ limits: { uploadLimit: 1024 } })
    await write()
    await choose(new File([new Uint8Array(1536)], 'film.mp4', { type: 'video/mp4' }))
    await expect
      .poll(() => heard())
      .toContain('film.mp4: Upload failed. This file is too large: 1.50 KiB. The limit is 1.00 KiB.')
    await expect.element(page.getByRole('button', { name: 'Make smaller' })).not.toBeInTheDocument()
    await expect.element(post()).toBeDisabled()
    expect(uploads()).toHaveLength(0)
  })

  it('a picture that is too big is made smaller by one press, and then uploaded', async () => {
    const photo = await photograph(400, 300)
    const allowed = Math.round(photo.size / 3)
    changeInstance({ limits: { uploadLimit: allowed } })
    await write()
    await choose(photo)
    const shrink = page.getByRole('button', { name: 'Make smaller' })
    await expect.element(shrink).toBeVisible()
    expect(uploads()).toHaveLength(0)
    await shrink.press()
    await expect.poll(() => uploads().length).toBe(1)
    expect(uploads()[0]?.body).toContain('filename="walk.jpg"')
    expect(uploads()[0]?.body).toContain('Content-Type: image/jpeg')
    expect(uploads()[0]?.body.length ?? Infinity).toBeLessThan(allowed + 500)
    uploads()[0]?.answer(wireImage('m1', { description: 'x' }))
    await expect.element(post()).toBeEnabled()
  })

  it('a picture that nobody can draw says that it cannot be made smaller', async () => {
    changeInstance({ limits: { uploadLimit: 32 } })
    await write()
    await choose(png())
    await page.getByRole('button', { name: 'Make smaller' }).press()
    await expect.poll(() => heard()).toContain('geese.png: Couldn’t make this image smaller.')
    expect(uploads()).toHaveLength(0)
  })
})

describe('an upload that fails', () => {
  it.each([
    ['500', () => uploads()[0]?.answer({}, 500), 'Internal Server Error. Try again later.'],
    [
      'HTML',
      () => uploads()[0]?.answerText('<h1>Hi</h1>'),
      'The server sent an answer that Skein couldn’t read. Try again later.',
    ],
    ['a broken line', () => uploads()[0]?.fail(), 'Couldn’t reach the server. Try again later.'],
    ['an error inside a 200', () => uploads()[0]?.answer({ error: 'Quota exceeded' }), 'Quota exceeded.'],
    [
      '413 as HTML',
      () => uploads()[0]?.answerText('<h1>413</h1>', 413),
      'This file is too large for the server: 64.00 B.',
    ],
  ])('[ERR-31] with %s says so on the file', async (_, answer, reason) => {
    await write()
    await choose(png())
    await expect.poll(() => uploads().length).toBe(1)
    answer()
    await expect.element(tiles().getByText(`Upload failed. ${reason}`)).toBeVisible()
    await expect.poll(() => heard()).toContain(`geese.png: Upload failed. ${reason}`)
    await expect.element(post()).toBeDisabled()
  })

  it('goes on with one press, with the file that was chosen', async () => {
    await write()
    await choose(png())
    ;(await nextUpload()).fail()
    await page.getByRole('button', { name: 'Retry' }).press()
    await expect.poll(() => uploads().length).toBe(2)
    expect(uploads()[1]?.body).toContain('geese.png')
    uploads()[1]?.answer(wireImage('m1', { description: 'x' }))
    await expect.element(post()).toBeEnabled()
  })
})

it('a file that the server still prepares is waited for', async () => {
  await write()
  await choose(png())
  const call = await nextUpload()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const looks = async () => {
    await vi.advanceTimersByTimeAsync(1_000)
    return server.asked('GET /api/v1/media/m1').length
  }
  call.answer(wireImage('m1', { url: null, preview_url: null, description: 'x' }), 202)
  await expect.poll(looks).toBe(1)
  await expect.element(post()).toBeDisabled()
  server.last().answer(wireImage('m1', { url: null, description: 'x' }), 206)
  await expect.poll(looks).toBe(2)
  server.last().answer(wireImage('m1', { description: 'x' }))
  await expect.element(post()).toBeEnabled()
})
