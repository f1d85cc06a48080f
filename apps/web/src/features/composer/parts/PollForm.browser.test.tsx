import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StatusId } from '@skein/api'
import { readDraft, type DraftData } from '../../../model/writing.ts'
import { heard } from '../../../testing/heard.ts'
import { show } from '../../../testing/world.tsx'
import { SidebarComposer } from '../SidebarComposer.tsx'
import { alert, post, text, write } from '../testing/form.tsx'
import { field, fields, nextSent, sent } from '../testing/requests.ts'
import { changeInstance, type InstanceChange } from '../../../model/testing/change-instance.ts'

const limits = { maxOptions: 4, maxOptionChars: 20, minExpiration: 60, maxExpiration: 86_400 }
const option = (number: number) => page.getByRole('textbox', { name: `Option ${number}`, exact: true })
const options = () => page.getByRole('textbox', { name: /^Option \d$/ }).elements() as HTMLInputElement[]
const addPoll = () => page.getByRole('button', { name: 'Add a poll' })

function instance(change: InstanceChange) {
  const usual = { capabilities: { polls: true }, limits: { pollLimits: limits } }
  changeInstance({ ...usual, ...change })
}

beforeEach(() => {
  instance({})
})

it('[POLL-08] the poll button opens one choice of two blank options for a day, ready to be typed', async () => {
  await write()
  await addPoll().press()
  await expect.element(option(1)).toHaveFocus()
  expect(options().map(({ value }) => value)).toEqual(['', ''])
  await expect.element(page.getByRole('radio', { name: 'Single choice', checked: true })).toBeVisible()
  await expect.element(page.getByRole('spinbutton', { name: 'Length' })).toHaveValue(1)
  await expect.element(page.getByRole('combobox', { name: 'Time unit' })).toHaveValue('days')
})

it('in a window of 390 px nothing of the poll is beside it, and its time stands in one line', async () => {
  await page.viewport(390, 800)
  await write()
  await addPoll().press()
  await expect.element(option(1)).toHaveFocus()
  const form = option(1).element().closest('fieldset')
  const edge = form?.getBoundingClientRect().right ?? Number.NaN
  const parts = [...(form?.querySelectorAll('input, button, select') ?? [])]
  expect(parts.filter((part) => part.getBoundingClientRect().right > edge)).toEqual([])
  const top = (role: 'spinbutton' | 'combobox', name: string) =>
    page.getByRole(role, { name }).element().getBoundingClientRect().top
  expect(top('spinbutton', 'Length')).toBe(top('combobox', 'Time unit'))
  expect(edge).toBeLessThanOrEqual(390)
  await page.viewport(1024, 800)
})

it.each([
  ['no polls', { capabilities: { polls: false } }],
  ['one option at most', { limits: { pollLimits: { ...limits, maxOptions: 1 } } }],
] as const)('[POLL-09] where the server has %s none is offered', async (_, change) => {
  instance(change)
  await write()
  await expect.element(page.getByRole('button', { name: 'Add subject' })).toBeVisible()
  await expect.element(addPoll()).not.toBeInTheDocument()
})

it('[POLL-09] [COMP-42] an edited post keeps the poll it has, and is offered no other', async () => {
  const poll = { options: ['rye', 'oats'], isMultiple: false, expiresIn: 600 }
  const written: DraftData = {
    subject: '',
    status: 'Which?',
    isSensitive: false,
    files: [],
    poll,
    mediaDescriptions: {},
    scope: 'public',
    language: 'en',
    contentType: 'text/plain',
    idempotencyKey: '',
    inReplyToId: null,
    quoteId: null,
  }
  await write({ mode: { kind: 'edit', statusId: 's1' as StatusId, written } })
  await expect.element(page.getByRole('region', { name: 'Poll' }).getByText('oats')).toBeVisible()
  await expect.element(addPoll()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Remove poll' })).not.toBeInTheDocument()
  expect(options()).toHaveLength(0)
})

it('[POLL-10] what is typed on after Enter stands in the next option, however fast', async () => {
  await write()
  await addPoll().press()
  await expect.element(option(1)).toHaveFocus()
  for (const index of [0, 1, 2]) {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    options()[index]?.dispatchEvent(enter)
    expect(document.activeElement).toBe(options()[index + 1])
  }
  expect(options()).toHaveLength(4)
})

it('[POLL-10] Enter adds an option below up to the limit, and no option takes more characters than allowed', async () => {
  await write()
  await addPoll().press()
  await userEvent.keyboard('x'.repeat(25))
  await expect.element(option(1)).toHaveValue('x'.repeat(20))
  await userEvent.keyboard('{Enter}')
  await expect.element(option(2)).toHaveFocus()
  await userEvent.keyboard('two{Enter}')
  await expect.element(option(3)).toHaveFocus()
  await page.getByRole('button', { name: 'Add option' }).press()
  await expect.element(option(4)).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Add option' })).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  expect(options()).toHaveLength(4)
  expect(sent()).toHaveLength(0)
})

it('[POLL-11] an option is removed only while more than two remain, and the focus stays among them', async () => {
  await write()
  await addPoll().press()
  await expect.element(page.getByRole('button', { name: 'Remove option 1' })).toBeDisabled()
  await page.getByRole('button', { name: 'Add option' }).press()
  await expect.element(option(3)).toHaveFocus()
  await userEvent.keyboard('third')
  await page.getByRole('button', { name: 'Remove option 1' }).press()
  await expect.element(option(1)).toHaveFocus()
  expect(options().map(({ value }) => value)).toEqual(['', 'third'])
  await expect.poll(() => heard().join(' ')).toContain('Option 1 removed')
})

it('Alt and the arrows move an option, and where it is now is said', async () => {
  await write()
  await addPoll().press()
  await userEvent.keyboard('rye{Enter}')
  await expect.element(option(2)).toHaveFocus()
  await userEvent.keyboard('oats{Alt>}{ArrowUp}{/Alt}')
  await expect.element(option(1)).toHaveFocus()
  expect(options().map(({ value }) => value)).toEqual(['oats', 'rye'])
  await expect.poll(() => heard().join(' ')).toContain('Moved to position 1 of 2')
})

describe('the grip of an option', () => {
  const grip = (number: number) => page.getByRole('button', { name: `Move option ${number}`, exact: true })
  const words = () => options().map(({ value }) => value)
  const grips = () =>
    page.getByRole('group', { name: 'Poll' }).element().querySelectorAll('[draggable="true"]')

  async function writeThree() {
    await write()
    await addPoll().press()
    await userEvent.keyboard('rye{Enter}')
    await expect.element(option(2)).toHaveFocus()
    await userEvent.keyboard('oats{Enter}')
    await expect.element(option(3)).toHaveFocus()
    await userEvent.keyboard('bran')
  }

  it('moves it by the arrow keys, keeps the focus, and where the option is now is said', async () => {
    await writeThree()
    await expect.element(grip(3)).toHaveAccessibleDescription('Drag, or use the arrow keys')
    await userEvent.tab({ shift: true })
    await expect.element(grip(3)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(words).toEqual(['rye', 'bran', 'oats'])
    await expect.element(grip(2)).toHaveFocus()
    await expect.poll(() => heard().join(' ')).toContain('Moved to position 2 of 3')
    await userEvent.keyboard('{End}')
    await expect.poll(words).toEqual(['rye', 'oats', 'bran'])
    await expect.element(grip(3)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(words()).toEqual(['rye', 'oats', 'bran'])
  })

  it('is dragged onto the place of another option', async () => {
    await writeThree()
    await expect.poll(() => grips().length).toBe(3)
    await userEvent.dragAndDrop(
      page.elementLocator(grips()[0] as Element),
      page.elementLocator(grips()[2] as Element),
    )
    await expect.poll(words).toEqual(['oats', 'bran', 'rye'])
    await expect.poll(() => heard().join(' ')).toContain('Moved to position 3 of 3')
  })

  it('brings up two buttons for whoever can neither drag nor use keys', async () => {
    await writeThree()
    await grip(3).press()
    await page.getByRole('button', { name: 'Move option 3 up' }).press()
    await expect.poll(words).toEqual(['rye', 'bran', 'oats'])
    await expect.element(page.getByRole('button', { name: 'Move option 2 up' })).toHaveFocus()
    await expect
      .element(page.getByRole('button', { name: 'Move option 2 up' }))
      .toHaveAttribute('aria-disabled', 'false')
    await page.getByRole('button', { name: 'Move option 2 up' }).press()
    await expect.poll(words).toEqual(['bran', 'rye', 'oats'])
    await expect
      .element(page.getByRole('button', { name: 'Move option 1 up' }))
      .toHaveAttribute('aria-disabled', 'true')
  })
})

it('[POLL-12] [POLL-13] [POLL-14] a poll is sent with its options, kind and time, the time within the limits', async () => {
  await write()
  await text().fill('What shall I bring?')
  await addPoll().press()
  await option(1).fill('rye')
  await option(2).fill('oats')
  await page.getByRole('button', { name: 'Add option' }).press()
  await page.getByRole('radio', { name: 'Multiple choice' }).press()
  await page.getByRole('combobox', { name: 'Time unit' }).selectOptions('hours')
  const time = page.getByRole('spinbutton', { name: 'Length' })
  await time.fill('99')
  await userEvent.tab()
  await expect.element(time).toHaveValue(24)
  await post().press()
  const { body } = await nextSent()
  expect(fields(body, 'poll[options][]')).toEqual(['rye', 'oats'])
  expect(field(body, 'poll[multiple]')).toBe('true')
  expect(field(body, 'poll[expires_in]')).toBe('86400')
})

it('[POLL-15] [ERR-35] with one option nothing is sent, and the reason is said', async () => {
  await write()
  await text().fill('Which?')
  await addPoll().press()
  await option(1).fill('this')
  await post().press()
  await expect.element(alert()).toHaveTextContent('Error: A poll needs at least two different options.')
  expect(sent()).toHaveLength(0)
  await expect.element(option(1)).toHaveValue('this')
})

it('[POLL-15] [ERR-35] the option that is missing is marked, says why and has the focus, until it is there', async () => {
  await write()
  await text().fill('Which?')
  await addPoll().press()
  await option(1).fill('this')
  await post().press()
  await expect.element(option(2)).toHaveFocus()
  await expect.element(option(2)).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(option(2))
    .toHaveAccessibleDescription('Error: A poll needs at least two different options.')
  await expect.element(option(1)).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('that')
  await expect.element(option(2)).not.toHaveAttribute('aria-invalid')
  await expect.element(alert()).not.toBeInTheDocument()
})

it('[COMP-20] a draft with a poll shows the poll again', async () => {
  const form = await write()
  await text().fill('Which?')
  await addPoll().press()
  await option(2).fill('that')
  await page.getByRole('combobox', { name: 'Time unit' }).selectOptions('hours')
  await expect.poll(() => readDraft('id-wren', 'status')?.poll?.expiresIn).toBe(3_600)
  await form.unmount()
  await write()
  await expect.element(option(2)).toHaveValue('that')
  await expect.element(page.getByRole('combobox', { name: 'Time unit' })).toHaveValue('hours')
})

it('the poll button of the sidebar opens the form with a poll, before it has been fetched', async () => {
  await show(<SidebarComposer />)
  await addPoll().press()
  await expect.element(option(1)).toBeVisible()
  await page.getByRole('button', { name: 'Remove poll' }).press()
  await expect.element(option(1)).not.toBeInTheDocument()
})
