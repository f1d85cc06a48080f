import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getInstance, setInstance } from '../../model/instance.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireImage } from '../../testing/wire.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { choose, png, post, sentTo, text, uploadsTo, write } from './testing/form.tsx'

let server: FakeServer
const instanceBefore = getInstance()

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
afterEach(() => setInstance(instanceBefore))

const form = () => page.getByRole('form', { name: 'New post' })
const alert = () => page.getByRole('alert')
const tile = () => page.getByRole('list', { name: 'Files of this post' }).getByRole('listitem')
const uploads = () => uploadsTo(server)

/** The regions that were there from the start: what is said later is heard only in one of them. */
function regionsOf() {
  const regions = [...form().element().querySelectorAll('[role="status"], [role="alert"]')]
  return () => regions.filter((each) => each.isConnected).flatMap((each) => each.textContent || [])
}

async function writeAndListen() {
  await write()
  return regionsOf()
}

it('a fresh form has its regions and says nothing', async () => {
  const said = await writeAndListen()
  expect(said()).toEqual([])
  await expect.element(form()).toMatchAriaInlineSnapshot(`
    - form "New post":
      - combobox "Language of the post":
        - option "English" [selected]
      - button "Who may see it: Public": Public
      - textbox "Text of the post":
        - /placeholder: What are you noticing?
      - status
      - status
      - status "Before you post"
      - alert
      - status
      - paragraph:
        - text: Everyone can see this, and it stands on public timelines.
        - button "Do not say who will see it"
      - button "Add images or other files"
      - button "Add an emoji"
      - button "Add a subject"
      - status
      - text: 5,000 characters left
      - status
      - button "Post"
  `)
})

describe('the counter', () => {
  it('says what is left when a mark is passed, by however much, and what is too much', async () => {
    setInstance({ ...instanceBefore, textLimit: 120 })
    const said = await writeAndListen()
    await text().fill('a'.repeat(50))
    await expect.poll(said).toContain('70 characters left')
    await text().fill('a'.repeat(60))
    await expect.element(page.getByText('60', { exact: true })).toBeVisible()
    expect(said()).toContain('70 characters left')
    await text().fill('a'.repeat(123))
    await expect.poll(said).toContain('3 characters too many')
    await expect.element(post()).toBeDisabled()
  })
})

describe('the counter of a large limit', () => {
  it('says once what is left when four fifths are used', async () => {
    setInstance({ ...instanceBefore, textLimit: 1000 })
    const said = await writeAndListen()
    await text().fill('a'.repeat(799))
    await expect.element(page.getByText('201', { exact: true })).toBeVisible()
    expect(said().join()).not.toContain('characters left')
    await text().fill('a'.repeat(800))
    await expect.poll(said).toContain('200 characters left')
    await text().fill('a'.repeat(810))
    await expect.element(page.getByText('190', { exact: true })).toBeVisible()
    expect(said()).toContain('200 characters left')
  })
})

describe('a file', () => {
  it('is heard on its way, and when it has arrived', async () => {
    const said = await writeAndListen()
    await choose(png('a.png'), png('b.png'))
    await expect.poll(said).toContain('Uploading 2 files.')
    await expect.poll(() => uploads().length).toBe(2)
    await expect.element(tile().first()).toMatchAriaInlineSnapshot(`
      - listitem:
        - progressbar "Uploading: a.png"
        - button "Move a.png"
        - text: Drag it, or use the arrow keys
        - button "Cover the files"
        - button "Cancel uploading a.png"
        - text: No description yet
        - textbox "Description of a.png":
          - /placeholder: Describe this for people who cannot see it
    `)
    uploads()[0]?.answer(wireImage('m1', { description: null }))
    await expect.poll(said).toContain('a.png is uploaded.')
    await expect.element(tile().first()).toMatchAriaInlineSnapshot(`
      - listitem:
        - button "Move a.png"
        - text: Drag it, or use the arrow keys
        - button "Cover the files"
        - button "Remove a.png"
        - text: No description yet
        - textbox "Description of a.png":
          - /placeholder: Describe this for people who cannot see it
    `)
  })

  it('is heard when it is cancelled or taken away, and the focus goes to what is nearest', async () => {
    const said = await writeAndListen()
    await choose(png('a.png'), png('b.png'))
    await expect.poll(() => uploads().length).toBe(2)
    uploads()[1]?.answer(wireImage('m2', { description: 'x' }))
    await expect.poll(said).toContain('b.png is uploaded.')
    const cancel = page.getByRole('button', { name: 'Cancel uploading a.png' })
    ;(cancel.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(said).toContain('The upload of a.png is cancelled.')
    await expect.element(page.getByRole('button', { name: 'Cover the files' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(said).toContain('b.png is removed.')
    await expect.element(tile()).not.toBeInTheDocument()
    expect(form().element().contains(document.activeElement)).toBe(true)
  })

  it('is heard when it fails, with its name; trying again stays at the file', async () => {
    const said = await writeAndListen()
    await choose(png('a.png'))
    await expect.poll(() => uploads().length).toBe(1)
    uploads()[0]?.fail()
    await expect
      .poll(said)
      .toContain('a.png: Upload failed. The server could not be reached. Try again later.')
    await expect.element(tile()).toMatchAriaInlineSnapshot(`
      - listitem:
        - button "Cover the files"
        - button "Remove a.png"
        - text: Upload failed. The server could not be reached. Try again later.
        - button "Try again"
    `)
    ;(page.getByRole('button', { name: 'Try again' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => uploads().length).toBe(2)
    await expect.element(page.getByRole('textbox', { name: 'Description of a.png' })).toHaveFocus()
    expect(said()).toContain('Uploading a.png.')
    await expect.element(alert()).toHaveTextContent('')
  })

  it('is heard when it is refused by its size or its type', async () => {
    setInstance({ ...instanceBefore, uploadLimit: 1024, mediaTypes: ['image/png', 'video/mp4'] })
    await writeAndListen()
    await choose(
      new File([new Uint8Array(1536)], 'film.mp4', { type: 'video/mp4' }),
      new File(['words'], 'doc.txt', { type: 'text/plain' }),
    )
    await expect
      .element(alert())
      .toMatchAriaInlineSnapshot(
        `- alert: "film.mp4: Upload failed. This file is too big: 1.50 KiB, allowed are 1.00 KiB. doc.txt: Upload failed. This server takes no files of the type text/plain."`,
      )
  })

  it('too many are heard to be left out', async () => {
    setInstance({ ...instanceBefore, maxAttachments: 1 })
    const said = await writeAndListen()
    await choose(png('a.png'), png('b.png'))
    await expect.poll(said).toContain('1 file was left out: this server takes 1 in a post.')
  })
})

describe('a post that could not be sent', () => {
  it('is heard with the reason, each time', async () => {
    const said = await writeAndListen()
    await text().fill('Geese')
    await post().click()
    await expect.poll(() => sentTo(server).length).toBe(1)
    sentTo(server)[0]?.answer({ error: 'Not for you' }, 403)
    await expect.poll(said).toContain('Error: Not for you')
    await expect.element(alert()).toMatchAriaInlineSnapshot(`
      - alert:
        - text: "Error: Not for you"
        - button "Dismiss the error"
    `)
    const first = alert().element().firstElementChild
    await post().click()
    await expect.poll(() => sentTo(server).length).toBe(2)
    sentTo(server)[1]?.answer({ error: 'Not for you' }, 403)
    await expect.poll(said).toContain('Error: Not for you')
    expect(alert().element().firstElementChild).not.toBe(first)
    ;(page.getByRole('button', { name: 'Dismiss the error' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(alert()).toHaveTextContent('')
    expect(form().element().contains(document.activeElement)).toBe(true)
  })

  it('for want of descriptions is heard, and the first that is missing has the focus', async () => {
    const said = await writeAndListen()
    await text().fill('Geese')
    await choose(png('a.png'))
    await expect.poll(() => uploads().length).toBe(1)
    uploads()[0]?.answer(wireImage('m1', { description: null }))
    await expect.element(post()).toBeEnabled()
    await post().click()
    await expect.poll(() => said().join()).toMatch(/A file has no description: people who cannot see it/)
    await expect.element(page.getByRole('textbox', { name: 'Description of a.png' })).toHaveFocus()
  })
})

it('who puts away the line that says who will see it stays in the form', async () => {
  await write()
  ;(page.getByRole('button', { name: 'Do not say who will see it' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Everyone can see this/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add images or other files' })).toHaveFocus()
})
