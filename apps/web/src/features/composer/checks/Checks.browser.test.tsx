import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepDraft } from '../../../model/writing.ts'
import { entityStore } from '../../../model/entities.ts'
import { changeInstance } from '../../../model/testing/change-instance.ts'
import { getSetting, setSetting } from '../../../model/settings.ts'
import { emptyDraft } from '../../../testing/draft.ts'
import { wireAccount, wireStatus } from '../../../testing/wire.ts'
import { server } from '../../../testing/signed-in.ts'
import { seed, show } from '../../../testing/world.tsx'
import { ComposerWindow } from '../index.ts'
import { post, subject, text, write } from '../testing/form.tsx'
import { nextSent, sent } from '../testing/requests.ts'

const checks = page.getByRole('region', { name: 'Before you post' })

async function chooseScope(name: RegExp) {
  await page.getByRole('button', { name: /^Who can see this/ }).press()
  await page.getByRole('menuitemradio', { name }).press()
}

describe('before a post is sent', () => {
  it('the region is there before it says anything', async () => {
    await write()
    await expect.element(checks).toBeInTheDocument()
    await expect.element(checks).toHaveTextContent('')
    await chooseScope(/^Followers only/)
    await expect.element(checks).toMatchTextContent(/isn’t locked/)
  })

  it('who was not in the conversation is named, and left out by one press', async () => {
    const id = await seed(server, { account: wireAccount({ acct: 'mira' }) })
    await write({ mode: { kind: 'reply', statusId: id } })
    await text().fill('@mira @sol@port.example look')
    await expect.element(checks).toMatchTextContent(/@sol@port.example is new to this conversation/)
    await checks.getByRole('button', { name: 'Remove mention' }).press()
    await expect.element(text()).toHaveValue('@mira look')
    await expect.element(checks).toHaveTextContent('')
  })

  it('a press that mends something hands the focus on when its button goes away with the words', async () => {
    const id = await seed(server, { account: wireAccount({ acct: 'mira' }) })
    await write({ mode: { kind: 'reply', statusId: id } })
    await text().fill('@mira @sol@port.example look')
    const leaveOut = checks.getByRole('button', { name: 'Remove mention' })
    await expect.element(leaveOut).toBeVisible()
    ;(leaveOut.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(leaveOut).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.closest('form')).not.toBeNull()
  })

  it('a quote that more people would see is made as narrow as what it quotes by one press', async () => {
    const id = await seed(server, { visibility: 'unlisted' })
    await write({ mode: { kind: 'quote', statusId: id } })
    await expect.element(checks).toMatchTextContent(/Unlisted/)
    await checks.getByRole('button', { name: 'Match audience' }).press()
    await expect.element(page.getByRole('button', { name: 'Who can see this: Unlisted' })).toBeVisible()
  })

  it('a post that was changed or deleted while its answer is written is told', async () => {
    const id = await seed(server)
    await write({ mode: { kind: 'reply', statusId: id } })
    await seed(server, { edited_at: new Date(Date.now() + 1_000).toISOString() })
    await expect.element(checks).toMatchTextContent(/was edited after you started/)
    entityStore.statuses.patch(id, () => ({ isDeleted: true }))
    await expect.element(checks).toMatchTextContent(/has been deleted/)
  })

  it('an old draft asks whether what it answers is still there', async () => {
    const id = await seed(server)
    keepDraft('id-wren', `reply:${id}`, { updatedAt: 1, data: { ...emptyDraft, status: '@mira yes' } })
    await write({ mode: { kind: 'reply', statusId: id } })
    await expect.poll(() => server.calls.map(({ path }) => path)).toContain(`/api/v1/statuses/${id}`)
    server.last().answer({ error: 'Record not found' }, 404)
    await expect.element(checks).toMatchTextContent(/has been deleted/)
    await expect.element(text()).toHaveValue('@mira yes')
  })
})

describe('who will see it', () => {
  it('stands there in words, for each scope', async () => {
    await write()
    await expect
      .element(page.getByText('Everyone can see this post, and it appears on public timelines.'))
      .toBeVisible()
    await chooseScope(/^Direct/)
    await expect
      .element(page.getByText('Only you can see this post: you haven’t mentioned anyone.'))
      .toBeVisible()
    await text().fill('hello @mira')
    await expect
      .element(page.getByText('Only the people you mention can see this post: @mira.'))
      .toBeVisible()
  })

  it('counts only the start where direct posts are safe', async () => {
    changeInstance({ capabilities: { safeDirectMessages: true } })
    await write()
    await chooseScope(/^Direct/)
    await text().fill('@mira have you seen @sol?')
    await expect
      .element(page.getByText('Only the people mentioned at the start can see this post: @mira.'))
      .toBeVisible()
  })

  it('[SET-25] can be dismissed for good, but not for direct posts', async ({ task }) => {
    task.meta.settings = ['hideScopeNotice']
    await write()
    await page.getByRole('button', { name: 'Don’t show this note again' }).press()
    await expect.element(page.getByText(/^Everyone can see this/)).not.toBeInTheDocument()
    expect(getSetting('hideScopeNotice')).toBe(true)
    await chooseScope(/^Followers/)
    await expect.element(page.getByRole('button', { name: /^Who can see this: Followers/ })).toBeVisible()
    await expect.element(page.getByText(/ can see this post/)).not.toBeInTheDocument()
    await chooseScope(/^Direct/)
    await expect.element(page.getByText(/^Only you can see this/)).toBeVisible()
  })
})

describe('whom an answer is addressed to', () => {
  it('[COMP-38] each can be left out and taken in again', async () => {
    const id = await seed(server, {
      account: wireAccount({ acct: 'mira' }),
      mentions: [wireAccount({ acct: 'jun@kiln.example' }), wireAccount({ acct: 'wren' })],
    })
    await write({ mode: { kind: 'reply', statusId: id } })
    const group = page.getByRole('group', { name: 'To' })
    const jun = group.getByRole('button', { name: '@jun@kiln.example' })
    await expect.element(jun).toHaveAttribute('aria-pressed', 'true')
    expect(group.getByRole('button').elements()).toHaveLength(2)
    await jun.press()
    await expect.element(text()).toHaveValue('@mira ')
    await expect.element(jun).toHaveAttribute('aria-pressed', 'false')
    await jun.press()
    await expect.element(text()).toHaveValue('@jun@kiln.example @mira ')
  })
})

describe('who wants to be asked', () => {
  const question = page.getByRole('dialog', { name: 'Post anyway?' })
  beforeEach(() => setSetting('asksBeforePosting', true))

  it('reads what is worth a look once more, and nothing is sent before the answer', async ({ task }) => {
    task.meta.settings = ['asksBeforePosting']
    await write()
    await text().fill('For those who follow me')
    await chooseScope(/^Followers only/)
    await post().press()
    await expect.element(question).toMatchTextContent(/isn’t locked/)
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(text()).toHaveValue('For those who follow me')
    expect(sent()).toHaveLength(0)
    await post().press()
    await question.getByRole('button', { name: 'Post', exact: true }).press()
    ;(await nextSent()).answer(wireStatus({ id: 's9' }))
  })

  it('is not asked where there is nothing to look at', async () => {
    await write()
    await text().fill('For all')
    await post().press()
    await expect.poll(() => sent().length).toBe(1)
    await expect.element(question).not.toBeInTheDocument()
    sent()[0]?.answer(wireStatus({ id: 's9' }))
  })
})

describe('the options of writing', () => {
  const open = async () => {
    const screen = await show(<ComposerWindow mode={{ kind: 'new' }} onClose={() => undefined} />)
    await expect.element(text()).toHaveFocus()
    const heading = page.getByRole('heading', { name: 'Writing options' })
    // Pressed again if the focus moved while the code of the panel was fetched: then it does not open.
    const pressUntilOpen = async () => {
      if (heading.query() === null) await page.getByRole('button', { name: 'Writing options' }).press()
      return heading.query()
    }
    await expect.poll(pressUntilOpen, { interval: 1_000 }).not.toBeNull()
    return screen
  }
  const options = page.getByRole('dialog', { name: 'Writing options' })

  it('[SET-22] the markup that posts begin with can be chosen', async ({ task }) => {
    task.meta.settings = ['postContentType']
    changeInstance({ facts: { postFormats: ['text/plain', 'text/markdown'] } })
    const screen = await open()
    const select = options.getByRole('combobox', { name: 'Text format' })
    await expect.element(select).toHaveValue('text/plain')
    await select.selectOptions('Markdown')
    expect(getSetting('postContentType')).toBe('text/markdown')
    await screen.unmount()
    await write()
    await expect.element(page.getByRole('combobox', { name: 'Text format' })).toHaveValue('markdown')
  })

  it('[SET-23] sensitivity and the key that posts have switches', async () => {
    await open()
    const names = {
      'Mark media as sensitive by default': 'sensitiveByDefault',
      'Mark media as sensitive when there’s a subject': 'sensitiveIfSubject',
      'Ask before posting if there are warnings': 'asksBeforePosting',
      'Press Enter to post and Ctrl+Enter for a new line': 'submitOnEnter',
    } as const
    for (const [label, name] of Object.entries(names)) {
      const was = getSetting(name)
      await options.getByRole('checkbox', { name: label }).press()
      expect(getSetting(name)).toBe(!was)
    }
  })

  it('[SET-24] the subject is open from the beginning, where that is chosen', async ({ task }) => {
    task.meta.settings = ['alwaysShowSubjectInput']
    setSetting('alwaysShowSubjectInput', false)
    const screen = await open()
    await expect.element(subject()).not.toBeInTheDocument()
    await options.getByRole('checkbox', { name: 'Always show the subject field' }).press()
    await screen.unmount()
    await show(<ComposerWindow mode={{ kind: 'new' }} onClose={() => undefined} />)
    await expect.element(subject()).toBeVisible()
    await expect.element(text()).toHaveFocus()
  })

  it('[SET-26] the subject of an answer has three ways', async () => {
    await open()
    const select = options.getByRole('combobox', { name: 'Subject of replies' })
    const values = [...(select.element() as HTMLSelectElement).options].map(({ value }) => value)
    expect(values).toEqual(['email', 'masto', 'noop'])
    await select.selectOptions('Don’t copy')
    expect(getSetting('subjectLineBehavior')).toBe('noop')
  })

  it('the time to take a post back is none, 5, 10, 30 or 60 seconds', async () => {
    await open()
    const select = options.getByRole('combobox', { name: 'Undo send' })
    const names = [...(select.element() as HTMLSelectElement).options].map((option) => option.text)
    expect(names).toEqual(['Off', '5 seconds', '10 seconds', '30 seconds', '60 seconds'])
    await select.selectOptions('10 seconds')
    expect(getSetting('undoSendSeconds')).toBe(10)
  })
})

it('[COMP-13] where it is so chosen Enter posts, and with ctrl writes a new line', async ({ task }) => {
  task.meta.settings = ['submitOnEnter']
  setSetting('submitOnEnter', true)
  await write()
  await text().click()
  await userEvent.keyboard('One{Control>}{Enter}{/Control}two')
  await expect.element(text()).toHaveValue('One\ntwo')
  expect(sent()).toHaveLength(0)
  await userEvent.keyboard('{Enter}')
  ;(await nextSent()).answer(wireStatus({ id: 's9' }))
  await expect.element(text()).toHaveValue('')
  await expect.element(post()).toBeVisible()
})
