import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { wireImage } from '../../testing/wire.ts'
import { heard } from '../../testing/heard.ts'
import { alert, choose, png, post, text, write } from './testing/form.tsx'
import { sent, upload } from './testing/requests.ts'

const sendByKey = () => userEvent.keyboard('{Control>}{Enter}{/Control}')

describe('too many characters', () => {
  it('[COMP-07] mark the text, and who sends by the key hears how many, at the text', async () => {
    changeInstance({ limits: { textLimit: 10 } })
    await write()
    await text().fill('0123456789')
    await expect.element(text()).not.toHaveAttribute('aria-invalid')
    await text().fill('0123456789abc')
    await expect.element(text()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(text()).toHaveAccessibleDescription('3 characters over the limit.')
    ;(page.getByRole('button', { name: 'Add subject' }).element() as HTMLElement).focus()
    await sendByKey()
    await expect.poll(() => heard()).toContain('3 characters over the limit.')
    await expect.element(text()).toHaveFocus()
    expect(sent()).toHaveLength(0)
  })

  it('are said at each press, and no longer when the text has changed', async () => {
    changeInstance({ limits: { textLimit: 10 } })
    await write()
    await text().fill('0123456789a')
    await sendByKey()
    const times = () => heard().filter((words) => words === '1 character over the limit.').length
    await expect.poll(times).toBe(1)
    await sendByKey()
    await expect.poll(times).toBe(2)
    await userEvent.keyboard('b')
    await expect.element(text()).toHaveAccessibleDescription('2 characters over the limit.')
  })

  it('of a description are said with the name of its file, at the description', async () => {
    changeInstance({ limits: { descriptionLimit: 10 } })
    await write()
    await text().fill('Geese')
    await upload(png('a.png'), wireImage('m1', { description: null }))
    const description = page.getByRole('textbox', { name: 'Description of a.png' })
    await description.fill('0123456789ab')
    await text().click()
    await sendByKey()
    await expect.poll(() => heard()).toContain('The description of a.png is 2 characters over the limit.')
    await expect.element(description).toHaveFocus()
  })
})

describe('an empty post', () => {
  it('[COMP-11] [ERR-32] marks the text, which says why and has the focus, until there is a text', async () => {
    await write()
    await post().press()
    await expect.element(text()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(text()).toHaveAccessibleDescription('Error: Write something or add a file first.')
    await expect.element(text()).toHaveFocus()
    await userEvent.keyboard('Geese')
    await expect.element(text()).not.toHaveAttribute('aria-invalid')
    await expect.element(alert()).not.toBeInTheDocument()
  })

  it('[COMP-11] is none any more as soon as there is a file', async () => {
    await write()
    await post().press()
    await expect.element(alert()).toHaveTextContent('Error: Write something or add a file first.')
    await choose(png())
    await expect.element(alert()).not.toBeInTheDocument()
    await expect.element(text()).not.toHaveAttribute('aria-invalid')
  })
})
