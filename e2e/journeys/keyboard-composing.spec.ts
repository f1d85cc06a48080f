import type { Page } from '@playwright/test'
import { expectFocusKept, markOption, tabTo } from '../fixtures/keyboard.ts'
import { picture } from '../fixtures/picture.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'

interface Sent {
  content: string
  spoiler_text: string
  visibility: string
  language: string
  sensitive: boolean
  in_reply_to_id: string | null
  media_attachments: { description: string }[]
  poll: { options: { title: string }[]; multiple: boolean } | null
}

const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(picture()) })

/** What the window is about stands in its name. */
function formIn(page: Page, title: string) {
  const window = page.getByRole('dialog', { name: title, exact: true })
  return {
    window,
    text: window.getByRole('textbox', { name: 'Post text' }),
    button: (name: string | RegExp) => window.getByRole('button', { name, exact: true }),
  }
}

/** Goes there by Tab, the other way round where that is shorter, and presses. */
function presser(page: Page) {
  return async (control: ReturnType<Page['locator']>, key = 'Enter', way = 'Tab') => {
    await tabTo(page, control, way)
    await page.keyboard.press(key)
    await expectFocusKept(page)
  }
}

test('[COMP-01] with the keyboard alone a post gets a person, an emoji, a warning, two pictures in order, a scope and a language, and is looked at before it is sent', async ({
  openAs,
  server,
  memberApi,
}) => {
  const under = newWords('Below')
  await memberApi.post(under)
  const words = newWords('found two feathers')
  const page = await openAs(server.accounts.member, '/main/friends')
  const press = presser(page)
  const { window, text, button } = formIn(page, 'New post')
  const description = (name: string) => window.getByRole('textbox', { name: `Description of ${name}` })
  let handle = ''

  await test.step('opens the window, takes a person, an emoji', async () => {
    await expect(postWith(page, under)).toBeVisible()
    await page.keyboard.press('j')
    await expect(postWith(page, under)).toBeFocused()
    await page.keyboard.press('n')
    await expect(text).toBeFocused()
    const { member, ...others } = server.accounts
    const letter = member.username.slice(0, 1)
    // Another account with the same first letter, if there is one.
    const alike = Object.values(others).find(({ username }) => username.startsWith(letter)) ?? member
    handle = `@${alike.username}`
    await page.keyboard.type(`@${letter}`)
    const people = page.getByRole('listbox', { name: 'People' })
    await markOption(page, people.getByRole('option', { name: new RegExp(`${handle}$`) }))
    await page.keyboard.press('Enter')
    await expect(text).toHaveValue(`${handle} `)
    await page.keyboard.type(words)

    await press(button('Add emoji'))
    await expect(page.getByRole('searchbox', { name: 'Search emoji' })).toBeFocused()
    await page.keyboard.type('goose')
    await expect(page.getByRole('gridcell', { name: 'goose' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await expect(text).toHaveValue(new RegExp(`^${handle} ${words}.*🪿`))
  })

  await test.step('warns, attaches, describes, puts in order', async () => {
    const subject = window.getByRole('textbox', { name: 'Subject' })
    await tabTo(page, subject, 'Shift+Tab')
    await page.keyboard.type('birds')
    const chooser = page.waitForEvent('filechooser')
    await press(button('Add images or other files'))
    await (await chooser).setFiles([file('one.png'), file('two.png')])
    await expectFocusKept(page)
    await tabTo(page, description('one.png'), 'Shift+Tab')
    await page.keyboard.type('The first feather')
    await tabTo(page, description('two.png'))
    await page.keyboard.type('The second feather')
    await press(button('Move two.png'), 'ArrowLeft', 'Shift+Tab')
    await expect(button('Move two.png')).toBeFocused()
    await expect(window.getByText('Moved to position 1 of 2')).toBeAttached()
  })

  await test.step('reads what is worth a look, and marks the files sensitive', async () => {
    const checks = window.getByRole('region', { name: 'Before you post' })
    const cover = window.getByRole('checkbox', { name: 'Mark media as sensitive' })
    await expect(cover).toBeChecked()
    await press(cover, 'Space')
    await expect(cover).not.toBeChecked()
    await expect(checks).toContainText('The content warning hides the text, but your media will still show.')
    await press(checks.getByRole('button', { name: 'Mark as sensitive' }))
    await expect(checks).toHaveText('')
    await expect(cover).toBeChecked()
  })

  await test.step('chooses a scope and a language', async () => {
    await press(button(/^Who can see this/), 'Enter', 'Shift+Tab')
    await expect(page.getByRole('menuitemradio', { name: /^Public/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitemradio', { name: /^Unlisted/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button('Who can see this: Unlisted')).toBeFocused()
    await tabTo(page, window.getByRole('combobox', { name: 'Post language' }), 'Shift+Tab')
    await page.keyboard.type('Ger')
    await expect(window.getByRole('combobox', { name: 'Post language' })).toHaveValue('de')
  })

  await test.step('looks at the preview, puts it away, and puts away who will see it', async () => {
    await press(button('Show preview'))
    await expect(window.getByRole('region', { name: 'Preview' })).toContainText(words)
    await page.keyboard.press('Enter')
    await expect(window.getByRole('region', { name: 'Preview' })).toHaveCount(0)
    await expect(button('Show preview')).toBeFocused()
    await expect(window.getByText(/^Everyone can see this post, but it doesn’t appear on/)).toBeVisible()
    await press(button('Don’t show this note again'), 'Enter', 'Shift+Tab')
    await expect(window.getByText(/^Everyone can see this/)).toHaveCount(0)
  })

  await page.keyboard.press('Control+Enter')
  await expect(window).toHaveCount(0)
  await expect(postWith(page, 'birds').first()).toBeVisible()
  await expect(postWith(page, under)).toBeFocused()
  const [sent] = await memberApi.call<[Sent]>('GET', `/api/v1/accounts/${memberApi.id}/statuses`)
  expect(sent).toMatchObject({
    spoiler_text: 'birds',
    visibility: 'unlisted',
    language: 'de',
    sensitive: true,
    media_attachments: [{ description: 'The second feather' }, { description: 'The first feather' }],
  })
  expect(sent.content).toContain(words)
  expect(sent.content).toContain(handle.slice(1))
  expect(sent.content).toContain('🪿')
})

test('[COMP-01] with the keyboard alone an answer with a poll is begun below its post, goes on in a window beside the page, is put away to read and brought back', async ({
  openAs,
  server,
  memberApi,
}) => {
  const [question, other] = [newWords('Which grain?'), newWords('Read me meanwhile')]
  await memberApi.post(other)
  const { id } = await memberApi.post(question)
  const words = newWords('Let us vote')
  const page = await openAs(server.accounts.member, '/main/friends')
  const press = presser(page)
  const { window, text, button } = formIn(page, 'Reply')
  const option = (number: number) => window.getByRole('textbox', { name: `Option ${number}`, exact: true })

  await test.step('begins below the post, and puts it away', async () => {
    await expect(postWith(page, question)).toBeVisible()
    await page.keyboard.press('j')
    await expect(postWith(page, question)).toBeFocused()
    await page.keyboard.press('r')
    const row = page.getByRole('form', { name: /^Reply to/ })
    await expect(row.getByRole('textbox', { name: 'Post text' })).toBeFocused()
    await page.keyboard.type(words)
    await page.keyboard.press('Escape')
    await expect(row).toHaveCount(0)
    await expect(postWith(page, question)).toBeFocused()
  })

  await test.step('goes on in a window, with a poll', async () => {
    await page.keyboard.press('n')
    await expect(formIn(page, 'New post').text).toBeFocused()
    await press(formIn(page, 'New post').button('Drafts 1'), 'Enter', 'Shift+Tab')
    const drafts = page.getByRole('dialog', { name: 'Drafts' })
    await press(drafts.getByRole('button', { name: /^Reply to/ }))
    await expect(text).toBeFocused()
    await expect(text).toHaveValue(words)
    await press(button('Add a poll'))
    await expect(option(1)).toBeFocused()
    await page.keyboard.type('Rye')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Oats')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Bran')
    await press(button('Move option 3'), 'Home', 'Shift+Tab')
    await expect(button('Move option 1')).toBeFocused()
    await tabTo(page, window.getByRole('radio', { name: 'Single choice', exact: true }))
    await page.keyboard.press('ArrowRight')
    await expect(window.getByRole('radio', { name: 'Multiple choice', exact: true })).toBeChecked()
  })

  await test.step('puts it beside the page, away to read, and brings it back', async () => {
    await press(button('Dock beside the page'), 'Enter', 'Shift+Tab')
    await expect(button('Undock')).toBeFocused()
    await press(button('Minimise'), 'Enter', 'Shift+Tab')
    await expect(button('Restore Reply')).toBeFocused()
    await page.keyboard.press('j')
    await expect(postWith(page, other)).toBeFocused()
    await page.keyboard.press('n')
    await expect(text).toBeFocused()
    await expect(text).toHaveValue(words)
    await page.keyboard.press('Escape')
    await expect(button('Restore Reply')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await expect(option(1)).toHaveValue('Bran')
  })

  await page.keyboard.press('Control+Enter')
  await expect(window).toHaveCount(0)
  await expect(postWith(page, words)).toBeVisible()
  await expectFocusKept(page)
  const [sent] = await memberApi.call<[Sent]>('GET', `/api/v1/accounts/${memberApi.id}/statuses`)
  expect(sent.in_reply_to_id).toBe(id)
  expect(sent.content).toContain(words)
  expect(sent.poll).toMatchObject({ multiple: true })
  expect(sent.poll?.options.map(({ title }) => title)).toEqual(['Bran', 'Rye', 'Oats'])
})
