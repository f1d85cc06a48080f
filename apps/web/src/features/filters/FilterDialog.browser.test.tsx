import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getActiveFilters } from '../../model/filters.ts'
import { getNotices } from '../../model/notices.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { closeFilterEditor, openFilterEditor } from '../../model/windows.ts'
import { endSession } from '../../model/session.ts'
import { expectNothingFound } from '../../testing/gallery/looks.ts'
import { server } from '../../testing/signed-in.ts'
import { wireAccount } from '../../testing/wire.ts'
import { seed, show } from '../../testing/world.tsx'
import { frames } from '../../model/timelines/testing/frames.ts'
import { fetchActing, StatusCard } from '../status/index.ts'
import { FilterWindow } from '../../testing/FilterWindow.tsx'

const path = '/api/v1/filters'

beforeEach(() => {
  server.on(`GET ${path}`, [])
  changeInstance({ capabilities: { settingsProfiles: false } })
})
afterEach(() => {
  getSelection()?.removeAllRanges()
  closeFilterEditor()
})

const ada = wireAccount({ acct: 'ada@bog.example' })
const tag = (name: string) => ({ name, url: `https://fen.example/tag/${name}` })
const news = '<a href="https://www.news.example/a">news</a>'
const content = `<p>Herring at the harbour, ${news}.</p>`

const dialog = page.getByRole('dialog', { name: 'New filter' })
const chips = () =>
  dialog
    .getByRole('group', { name: 'From this post' })
    .getByRole('button')
    .elements()
    .map((chip) => [chip.textContent, chip.getAttribute('aria-pressed') === 'true'])
const tokens = () =>
  dialog
    .getByRole('list', { name: 'Filter items' })
    .getByRole('listitem')
    .elements()
    .map((token) => token.textContent)
const more = page.getByRole('button', { name: 'More', exact: true })

/** Shows a post of Ada, repeated by Jun, that other people's filters apply to. */
async function showPost(change: Record<string, unknown> = {}) {
  const jun = await seed(server, { id: 'j1', account: wireAccount({ acct: 'jun' }) })
  const id = await seed(server, { account: ada, content, tags: [tag('Boats')], ...change })
  const entry = { id: 'r1' as typeof jun, repeaterId: 'id-jun' as never }
  await show(
    <>
      <main>
        <h1>Home</h1>
        <div role="feed">
          <StatusCard statusId={id} entry={entry} filterPlace="home" />
        </div>
      </main>
      <FilterWindow />
    </>,
  )
}

function select(text: string) {
  const nodes = document.createTreeWalker(page.getByRole('article').element(), NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes
    const at = node.textContent?.indexOf(text) ?? -1
    if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + text.length)
  }
}

async function openByMenu() {
  await more.press()
  await page.getByRole('menuitem', { name: 'Filter posts like this…' }).press()
  await expect.element(dialog.getByRole('textbox', { name: 'What to filter' })).toHaveFocus()
}

describe('the menu of a post', () => {
  test('opens the editor with all that the post offers, and nothing of it is chosen', async () => {
    await showPost()
    await openByMenu()
    expect(chips()).toEqual([
      ['#Boats', false],
      ['Links to news.example', false],
      ['Posts by @ada@bog.example', false],
      ['Repeats by @jun', false],
      ['Posts in English', false],
    ])
    expect(tokens()).toEqual([])
  })

  test('adds what is pressed, and removes it with the next press', async () => {
    await showPost()
    await openByMenu()
    const chip = dialog.getByRole('button', { name: 'Repeats by @jun' })
    await chip.press()
    await dialog.getByRole('button', { name: 'Posts by @ada@bog.example' }).press()
    await expect.poll(tokens).toEqual(['repeats @jun', 'person @ada@bog.example'])
    await chip.press()
    await expect.poll(tokens).toEqual(['person @ada@bog.example'])
    await expect.element(chip).toHaveFocus()
  })

  test('takes over the words that are selected in the post, also when a pointer opens the menu', async () => {
    await showPost()
    select('harbour')
    await more.click()
    await page.getByRole('menuitem', { name: 'Filter posts like this…' }).click()
    await expect.poll(tokens).toEqual(['word harbour'])
    expect(chips()[0]).toEqual(['“harbour”', true])
  })

  test('takes over the words that were selected before keys moved the focus to the menu', async () => {
    await showPost()
    await fetchActing()
    select('harbour')
    await frames(2)
    // As Chromium does when Tab moves the focus.
    getSelection()?.removeAllRanges()
    const button = more.element() as HTMLElement
    button.focus()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('menuitem', { name: 'Filter posts like this…' }).press()
    await expect.poll(tokens).toEqual(['word harbour'])
    await userEvent.keyboard('{Escape}')
    await page.getByRole('heading', { name: 'Home' }).click()
    await openByMenu()
    expect(tokens()).toEqual([])
  })

  /** As touch browsers do, which collapse the selection with the tap. */
  function tap(element: Element) {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    getSelection()?.removeAllRanges()
  }

  test('takes over the words that are selected when a tap on More collapses the selection', async () => {
    await showPost()
    await fetchActing()
    select('harbour')
    tap(more.element())
    await frames(2)
    await openByMenu()
    await expect.poll(tokens).toEqual(['word harbour'])
  })

  test('takes over no words after a tap beside the buttons of the post', async () => {
    await showPost()
    await fetchActing()
    select('harbour')
    tap(page.getByText(/harbour/).element())
    await frames(2)
    await openByMenu()
    expect(tokens()).toEqual([])
  })

  test.each([
    ['a part of a word', 'harb', 'part of a word harb'],
    ['a hashtag', '#boats', 'hashtag #boats'],
    ['a word', 'news', 'word news'],
  ])('takes over %s that is selected', async (_, text, token) => {
    await showPost({ content: '<p>Herring at the harbour, #boats, news</p>' })
    select(text)
    await openByMenu()
    await expect.poll(tokens).toEqual([token])
  })

  test('takes over no words of another post, and no more than a filter can be about', async () => {
    await showPost({ content: `<p>Herring at the ${'long '.repeat(40)}</p>` })
    getSelection()?.selectAllChildren(page.getByRole('heading', { name: 'Home' }).element())
    await openByMenu()
    expect(tokens()).toEqual([])
    await userEvent.keyboard('{Escape}')
    getSelection()?.selectAllChildren(page.getByText(/Herring at the/).element())
    await openByMenu()
    expect(tokens()).toEqual([])
  })

  test('offers no filter for the viewer in a post of their own', async () => {
    await showPost({ account: wireAccount({ acct: 'wren' }), tags: [] })
    await openByMenu()
    expect(chips().map(([name]) => name)).toEqual([
      'Links to news.example',
      'Repeats by @jun',
      'Posts in English',
    ])
  })

  test('has no such entry for visitors', async () => {
    endSession('left')
    await showPost()
    await more.press()
    await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Filter posts like this…' }).query()).toBeNull()
    openFilterEditor({ terms: [], offered: [] })
    expect(dialog.query()).toBeNull()
  })
})

describe('the window', () => {
  test('saves once, folds the post, and the focus goes to the post', async () => {
    await showPost()
    server.on(`POST ${path}`, { id: '1', phrase: 'harbour', context: ['home'], whole_word: true })
    select('harbour')
    await openByMenu()
    const release = server.hold(path)
    await dialog.getByRole('button', { name: 'Save filter' }).press()
    await dialog.getByRole('button', { name: 'Save filter' }).press()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).toBeVisible()
    release()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.changes).toEqual([`POST ${path}`])
    expect(getNotices().map(({ messageKey }) => messageKey)).toEqual(['filters.saved'])
    expect(getActiveFilters().byPlace.home).toHaveLength(1)
    await expect.element(page.getByText(/harbour/)).toBeVisible()
    await expect.element(page.getByRole('article')).toHaveFocus()
  })

  test('keeps everything when the server refuses, and says why', async () => {
    await showPost()
    server.on(`POST ${path}`, () => Response.json({ error: 'Phrase is too long' }, { status: 422 }))
    select('harbour')
    await openByMenu()
    await dialog.getByRole('button', { name: 'Save filter' }).press()
    await expect.element(dialog.getByText('Couldn’t save the filter. Phrase is too long.')).toBeVisible()
    expect(tokens()).toEqual(['word harbour'])
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => dialog.getByRole('button', { name: 'Cancel' }).press()],
    ['Close', () => dialog.getByRole('button', { name: 'Close' }).press()],
  ])('is left by %s, and the focus goes back', async (_, leave) => {
    await showPost()
    await openByMenu()
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(more).toHaveFocus()
    expect(server.changes).toEqual([])
  })

  test('closes when the account changes', async () => {
    await showPost()
    await openByMenu()
    endSession('left')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('axe finds nothing', async () => {
    await showPost()
    select('harbour')
    await openByMenu()
    await expectNothingFound(dialog.element())
  })
})
