import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeInstance } from '../../../model/testing/change-instance.ts'
import { setSetting } from '../../../model/settings.ts'
import { server } from '../../../testing/signed-in.ts'
import { heard } from '../../../testing/heard.ts'
import { answerEmoji, asked, know, list, names, options, type } from './testing/suggestions.ts'
import { alert, subject, text, write } from '../testing/form.tsx'

const tagSearches = () => asked('/api/v2/search')

describe('emoji, hashtags and functions', () => {
  it('[EMOJI-11] [EMOJI-12] the shortcode at the caret has at most five, in the text and in the subject', async () => {
    answerEmoji('blobcat', 'blobfox', 'blobbee', 'blobowl', 'blobpig', 'blobant', 'heart')
    await write()
    await type('a :heart: :blob')
    await expect.element(list('Emoji')).toBeVisible()
    expect(names()).toHaveLength(5)
    await userEvent.keyboard('cat{Enter}')
    await expect.element(text()).toHaveValue('a :heart: :blobcat: ')
    await expect.poll(names).toEqual([])
  })

  it('who types faster than the list is drawn gets what the word asks for, or a new line', async () => {
    answerEmoji('blobcat', 'blobfox')
    await write()
    await type(':blo')
    await expect.element(list('Emoji')).toBeVisible()
    await userEvent.keyboard('bf{Enter}:blo')
    await expect.element(list('Emoji')).toBeVisible()
    await userEvent.keyboard('x{Enter}')
    await expect.element(text()).toHaveValue(':blobfox: :blox\n')
  })

  it('the subject completes emoji and nobody', async () => {
    answerEmoji('blobcat')
    await know(['mira', 'Mira'])
    await write()
    await page.getByRole('button', { name: 'Add subject' }).press()
    await userEvent.keyboard('@mi :blobc')
    await expect.poll(names).toEqual([':blobcat:'])
    await userEvent.keyboard('{Enter}')
    await expect.element(subject()).toHaveValue('@mi :blobcat: ')
  })

  it('[EMOJI-13] a lone colon offers nothing; a lone $ offers functions, in posts that have them', async () => {
    answerEmoji('blobcat')
    changeInstance({ facts: { postFormats: ['text/plain', 'text/x.misskeymarkdown'] } })
    setSetting('postContentType', 'text/x.misskeymarkdown')
    await write()
    await type(': $')
    await expect.element(list('MFM functions')).toBeVisible()
    expect(names()).toHaveLength(16)
    await userEvent.keyboard('spa')
    await expect.poll(names).toEqual(['$[sparkle ]'])
    await userEvent.keyboard('{Enter}stars')
    await expect.element(text()).toHaveValue(': $[sparkle stars]')
  })

  it('hashtags come from the server; Enter ends the line unless one was chosen', async () => {
    await write()
    await type('#wo')
    await expect.poll(tagSearches).toHaveLength(1)
    expect(tagSearches()[0]?.path).toBe('/api/v2/search?q=wo&type=hashtags')
    server.calls
      .find(({ path }) => path.startsWith('/api/v1/followed_tags'))
      ?.answer([{ name: 'woad', url: '' }])
    tagSearches()[0]?.answer({
      hashtags: [
        { name: 'wo', url: '' },
        { name: 'wool', url: '' },
      ],
    })
    await expect.poll(names).toEqual(['#woad', '#wool'])
    await userEvent.keyboard('{Enter}')
    await expect.element(text()).toHaveValue('#wo\n')
    await userEvent.keyboard('#wo')
    // Those of "#w" may be there before: of what was found for "#wo" they have nothing.
    await expect.poll(names).toEqual(['#woad', '#wool'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(text()).toHaveValue('#wo\n#wool ')
  })
})

describe('what assistive technology is told', () => {
  it('the field names its list and what is marked; how many there are is said', async () => {
    await know(['mira', 'Mira'], ['miro', 'Miro'])
    await write()
    await type('@mi')
    await expect.element(list('People')).toBeVisible()
    await expect.poll(heard).toContain('2 suggestions')
    await expect.element(list('People')).toMatchAriaInlineSnapshot(`
      - listbox "People":
        - option "Mira @mira" [selected]
        - option "Miro @miro"
    `)
    const field = text().element()
    expect(field.getAttribute('aria-autocomplete')).toBe('list')
    expect(field.getAttribute('aria-controls')).toBe(list('People').element().id)
    expect(field.getAttribute('aria-activedescendant')).toBe(options().first().element().id)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => field.getAttribute('aria-controls')).toBeNull()
    expect(field.getAttribute('aria-activedescendant')).toBeNull()
  })

  it('the counter is said at 100, a fifth of the limit, 20, 0 and beyond, and errors when they come', async () => {
    changeInstance({ limits: { textLimit: 120 } })
    await write()
    const counted = () => heard().filter((words) => words.includes('character'))
    const fill = async (length: number) => {
      await text().fill('a'.repeat(length))
      await expect.element(page.getByText(String(120 - length), { exact: true })).toBeVisible()
    }
    const expected: string[] = []
    for (const [length, words] of [
      [19, null],
      [20, '100 characters left'],
      [95, null],
      [97, '23 characters left'],
      [99, null],
      [101, '19 characters left'],
      [120, '0 characters left'],
      [121, '1 character over the limit'],
    ] as const) {
      await fill(length)
      if (words !== null) expected.push(words)
      await expect.poll(counted).toEqual(expected)
    }
    await text().fill('')
    await page.getByRole('button', { name: 'Post', exact: true }).press()
    await expect.element(alert()).toHaveTextContent('Error: Write something or add a file first.')
  })
})
