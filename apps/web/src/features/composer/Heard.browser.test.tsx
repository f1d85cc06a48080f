import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { wireImage } from '../../testing/wire.ts'
import { heard } from '../../testing/heard.ts'
import { alert, choose, png, post, postAgain, text, tiles, write } from './testing/form.tsx'
import { nextSent, nextUpload, upload, uploads } from './testing/requests.ts'

const form = () => page.getByRole('form', { name: 'New post' })
const counted = () => heard().filter((words) => words.includes('character'))

it('a fresh form says nothing', async () => {
  await write()
  expect(heard()).toEqual([])
  await expect.element(form()).toMatchAriaInlineSnapshot(`
    - form "New post":
      - combobox "Post language":
        - option "English" [selected]
      - button "Who can see this: Public": Public
      - textbox "Post text":
        - /placeholder: What’s on your mind?
      - region "Before you post"
      - paragraph:
        - text: Everyone can see this post, and it appears on public timelines.
        - button "Don’t show this note again"
      - button "Add images or other files"
      - button "Add emoji"
      - button "Add subject"
      - text: 5,000 characters left
      - button "Post"
  `)
})

describe('the counter', () => {
  it('says what is left when a mark is passed, by however much, and what is too much', async () => {
    changeInstance({ limits: { textLimit: 120 } })
    await write()
    await text().fill('a'.repeat(50))
    await expect.poll(heard).toContain('70 characters left')
    await text().fill('a'.repeat(60))
    await expect.element(page.getByText('60', { exact: true })).toBeVisible()
    await text().fill('a'.repeat(123))
    await expect.poll(counted).toEqual(['70 characters left', '3 characters over the limit'])
    await expect.element(post()).toBeDisabled()
  })
})

describe('the counter of a large limit', () => {
  it('says once what is left when four fifths are used', async () => {
    changeInstance({ limits: { textLimit: 1000 } })
    await write()
    await text().fill('a'.repeat(799))
    await expect.element(page.getByText('201', { exact: true })).toBeVisible()
    expect(counted()).toEqual([])
    await text().fill('a'.repeat(800))
    await expect.poll(heard).toContain('200 characters left')
    await text().fill('a'.repeat(810))
    await expect.element(page.getByText('190', { exact: true })).toBeVisible()
    expect(counted()).toEqual(['200 characters left'])
  })
})

describe('a file', () => {
  it('is heard on its way, and when it has arrived', async () => {
    await write()
    await choose(png('a.png'), png('b.png'))
    await expect.poll(heard).toContain('Uploading 2 files.')
    await expect.poll(() => uploads().length).toBe(2)
    await expect.element(tiles().first()).toMatchAriaInlineSnapshot(`
      - listitem:
        - progressbar "Uploading a.png"
        - button "Move a.png"
        - text: Drag, or use the arrow keys
        - button "Mark media as sensitive"
        - button "Cancel upload of a.png"
        - text: No description yet
        - textbox "Description of a.png":
          - /placeholder: Describe this for people who can’t see or hear it
    `)
    uploads()[0]?.answer(wireImage('m1', { description: null }))
    await expect.poll(heard).toContain('a.png uploaded.')
    await expect.element(tiles().first()).toMatchAriaInlineSnapshot(`
      - listitem:
        - button "Move a.png"
        - text: Drag, or use the arrow keys
        - button "Mark media as sensitive"
        - button "Remove a.png"
        - text: No description yet
        - textbox "Description of a.png":
          - /placeholder: Describe this for people who can’t see or hear it
    `)
  })

  it('is heard when it is cancelled or taken away, and the focus goes to what is nearest', async () => {
    await write()
    await choose(png('a.png'), png('b.png'))
    ;(await nextUpload(2)).answer(wireImage('m2', { description: 'x' }))
    await expect.poll(heard).toContain('b.png uploaded.')
    const cancel = page.getByRole('button', { name: 'Cancel upload of a.png' })
    ;(cancel.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(heard).toContain('Upload of a.png cancelled.')
    await expect.element(page.getByRole('button', { name: 'Mark media as sensitive' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(heard).toContain('b.png removed.')
    await expect.element(tiles()).not.toBeInTheDocument()
    expect(form().element().contains(document.activeElement)).toBe(true)
  })

  it('is heard when it fails, with its name; trying again stays at the file', async () => {
    await write()
    await choose(png('a.png'))
    ;(await nextUpload()).fail()
    await expect
      .poll(() => heard())
      .toContain('a.png: Upload failed. Couldn’t reach the server. Try again later.')
    await expect.element(tiles()).toMatchAriaInlineSnapshot(`
      - listitem:
        - button "Mark media as sensitive"
        - button "Remove a.png"
        - text: Upload failed. Couldn’t reach the server. Try again later.
        - button "Retry"
    `)
    ;(page.getByRole('button', { name: 'Retry' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => uploads().length).toBe(2)
    await expect.element(page.getByRole('textbox', { name: 'Description of a.png' })).toHaveFocus()
    await expect.poll(heard).toContain('Uploading a.png.')
    await expect.element(alert()).not.toBeInTheDocument()
  })

  it('is heard when it is refused by its size or its type', async () => {
    changeInstance({ limits: { uploadLimit: 1024, mediaTypes: ['image/png', 'video/mp4'] } })
    await write()
    await choose(
      new File([new Uint8Array(1536)], 'film.mp4', { type: 'video/mp4' }),
      new File(['words'], 'doc.txt', { type: 'text/plain' }),
    )
    await expect
      .poll(() => heard())
      .toEqual(
        expect.arrayContaining([
          'film.mp4: Upload failed. This file is too large: 1.50 KiB. The limit is 1.00 KiB.',
          'doc.txt: Upload failed. This server doesn’t accept text/plain files.',
        ]),
      )
  })

  it('too many are heard to be left out', async () => {
    changeInstance({ limits: { maxAttachments: 1 } })
    await write()
    await choose(png('a.png'), png('b.png'))
    await expect.poll(heard).toContain('1 file wasn’t added. This server allows 1 per post.')
  })
})

describe('a post that could not be sent', () => {
  it('is heard with the reason, each time', async () => {
    await write()
    await text().fill('Geese')
    await post().press()
    ;(await nextSent()).answer({ error: 'Not for you' }, 403)
    await expect.poll(heard).toContain('Error: Not for you.')
    await expect.element(alert()).toHaveTextContent('Error: Not for you.')
    await postAgain()
    ;(await nextSent(2)).answer({ error: 'Not for you' }, 403)
    await expect.poll(() => heard().filter((words) => words === 'Error: Not for you.')).toHaveLength(2)
    ;(page.getByRole('button', { name: 'Dismiss error' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(alert()).not.toBeInTheDocument()
    expect(form().element().contains(document.activeElement)).toBe(true)
  })

  it('for want of descriptions is heard, and the first that is missing has the focus', async () => {
    await write()
    await text().fill('Geese')
    await upload(png('a.png'), wireImage('m1', { description: null }))
    await expect.element(post()).toBeEnabled()
    await post().press()
    await expect.poll(() => heard().join()).toMatch(/One file has no description, so people who can’t see it/)
    await expect.element(page.getByRole('textbox', { name: 'Description of a.png' })).toHaveFocus()
  })
})

it('who puts away the line that says who will see it stays in the form', async () => {
  await write()
  ;(page.getByRole('button', { name: 'Don’t show this note again' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Everyone can see this/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add images or other files' })).toHaveFocus()
})
