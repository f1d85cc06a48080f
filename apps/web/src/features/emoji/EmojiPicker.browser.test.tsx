import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { endSession } from '../../model/session.ts'
import { accountKey, readStored } from '../../model/storage.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, show, signIn } from '../../testing/world.tsx'
import type { PickerOptions } from './EmojiPicker.tsx'
import { EmojiButton } from './index.ts'
import { manyPacks, serveEmoji } from '../../testing/emoji.ts'
import { heard } from '../../testing/heard.ts'

let server: FakeServer
const onChoose = vi.fn()

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
  serveEmoji(server)
  onChoose.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const search = () => page.getByRole('searchbox', { name: 'Search emoji' })
const grid = () => page.getByRole('grid')
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.querySelector('img')?.alt
const button = () => page.getByRole('button', { name: 'Emoji' })
const titles = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((title) => title.textContent)

/** Opened, with the pointer in the grid unless it is nowhere. */
async function open(options: Partial<PickerOptions> = {}, isPointed = true) {
  const screen = await show(
    <main>
      <p>Outside</p>
      <EmojiButton label="Emoji" onChoose={onChoose} {...options} />
    </main>,
  )
  await button().click()
  await expect.element(grid()).toBeVisible()
  await expect.element(search()).toHaveFocus()
  if (isPointed) await grid().hover()
  return screen
}

describe('what it offers', () => {
  test('[EMOJI-03] it opens with a search, tabs for its groups, the server’s own emoji and characters', async () => {
    await open()
    await expect.element(search()).toHaveFocus()
    expect(
      page
        .getByRole('tab')
        .elements()
        .map((tab) => tab.getAttribute('aria-label')),
    ).toEqual([
      'Frequently used',
      'Blobs',
      'Fen',
      'Smileys and emotion',
      'People and body',
      'Animals and nature',
      'Food and drink',
      'Travel and places',
    ])
    expect(titles().slice(0, 3)).toEqual(['Frequently used', 'Blobs', 'Fen'])
    await expect.element(page.getByRole('img', { name: 'goose_hat' })).toHaveAttribute('loading', 'lazy')
    await expect.element(cell('waving hand')).toHaveTextContent('👋')
  })

  test('[EMOJI-01] both lists are asked for once, when somebody comes near, and not before', async () => {
    await show(<EmojiButton label="Emoji" onChoose={onChoose} />)
    await expect.element(button()).toBeVisible()
    expect(server.calls).toEqual([])
    await button().hover()
    await expect
      .poll(() => server.calls.map(({ path }) => path).toSorted())
      .toEqual(['/api/v1/pleroma/emoji', '/static/emoji.json'])
    await button().press()
    await expect.element(grid()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await button().press()
    await expect.element(grid()).toBeVisible()
    expect(server.calls).toHaveLength(2)
  })

  test('[EMOJI-01] where the site has no list the client offers all that it knows', async () => {
    serveEmoji(server, { characters: null })
    await open()
    await expect.element(page.getByRole('tab', { name: 'Flags' })).toBeInTheDocument()
  })

  test('without the server’s own emoji there are the others, and the next opening asks again', async () => {
    serveEmoji(server)
    const whole = server.reply
    server.reply = (call) => {
      if (!call.path.includes('emojis') && !call.path.includes('pleroma/emoji')) return whole(call)
      call.fail()
      return undefined
    }
    await open()
    await expect.element(page.getByRole('tab', { name: 'Fen' })).not.toBeInTheDocument()
    server.reply = whole
    await userEvent.keyboard('{Escape}')
    await button().press()
    await expect.element(page.getByRole('tab', { name: 'Fen' })).toBeInTheDocument()
  })

  test('reactions without pictures are offered none', async () => {
    await open({ hasCustom: false })
    expect(
      page
        .getByRole('gridcell')
        .elements()
        .some((one) => one.querySelector('img')),
    ).toBe(false)
  })
})

describe('search', () => {
  test('[EMOJI-06] nothing is looked for at 400 ms after the last key, and at 600 ms it is found and told', async () => {
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await userEvent.keyboard('goo')
    await vi.advanceTimersByTimeAsync(400)
    expect(titles()[0]).toBe('Frequently used')
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    await expect.poll(titles).toEqual(['Animals and nature', 'Fen', 'People and body'])
    await expect.poll(heard).toContain('3 emoji found')
  })

  test('[EMOJI-06] Enter looks at once, and once more takes the best', async () => {
    await open()
    // Typed by the protocol on a slow machine, the words would have been searched for before Enter comes.
    document.execCommand('insertText', false, 'goose_hat')
    await Promise.resolve()
    const enter = { key: 'Enter', bubbles: true, cancelable: true }
    search().element().dispatchEvent(new window.KeyboardEvent('keydown', enter))
    await expect.poll(titles).toEqual(['Fen'])
    expect(onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ text: ':goose_hat:', name: 'goose_hat' }),
      false,
    )
    await expect.element(grid()).not.toBeInTheDocument()
  })

  test('what is found nowhere is told, and a tab leads back to everything', async () => {
    await open()
    await userEvent.keyboard('qqq{Enter}')
    await expect.element(page.getByText('No emoji found for “qqq”.')).toBeVisible()
    await expect.poll(heard).toContain('No emoji found')
    await page.getByRole('tab', { name: 'Fen' }).press()
    await expect.element(search()).toHaveValue('')
    await expect.poll(titles).toContain('Fen')
  })
})

describe('choosing', () => {
  test('a character is told as itself and remembered; it is first at the next opening', async () => {
    await open()
    await cell('waving hand').press()
    expect(onChoose).toHaveBeenCalledWith({ text: '👋', name: '👋', imageUrl: null }, false)
    await button().press()
    await expect.poll(() => titles()[0]).toBe('Recently used')
    await expect.poll(() => page.getByRole('gridcell').elements()[0]?.textContent).toBe('👋')
  })

  test('what was used is another account’s business, and is forgotten when its owner signs out', async () => {
    await open()
    await cell('waving hand').press()
    expect(readStored(accountKey('emoji', 'id-wren'))).toEqual({ recent: ['👋'], tone: 0 })
    endSession('left')
    expect(readStored(accountKey('emoji', 'id-wren'))).toBeNull()
  })

  test('“Keep open” lets one choose more than one', async () => {
    await open({ canStayOpen: true })
    await page.getByRole('checkbox', { name: 'Keep open' }).press()
    await cell('waving hand').press()
    await cell('cat face').press()
    expect(onChoose.mock.calls.map(([{ text }, staysOpen]) => [text, staysOpen])).toEqual([
      ['👋', true],
      ['🐱', true],
    ])
    await expect.element(grid()).toBeVisible()
  })

  test('a tone of skin changes what has a skin, and is kept', async () => {
    await open()
    await page.getByRole('combobox', { name: 'Skin tone' }).selectOptions('5')
    await expect.element(cell('waving hand')).toHaveTextContent('👋🏿')
    await expect.element(cell('cat face')).toHaveTextContent('🐱')
    await cell('waving hand').press()
    expect(onChoose).toHaveBeenCalledWith({ text: '👋🏿', name: '👋🏿', imageUrl: null }, false)
    await button().press()
    await expect.element(page.getByRole('combobox', { name: 'Skin tone' })).toHaveValue('5')
    await expect.poll(() => page.getByRole('gridcell').elements()[0]?.textContent).toBe('👋🏿')
  })

  test('what is chosen already is marked', async () => {
    await open({ chosen: ['bee', '\u2764', 'cat'] })
    await expect.element(cell('bee')).toHaveAttribute('aria-selected', 'true')
    await expect.element(cell('red heart').first()).toHaveAttribute('aria-selected', 'true')
    await expect.element(cell('cat face')).toHaveAttribute('aria-selected', 'false')
    await expect.element(cell('waving hand')).toHaveAttribute('aria-selected', 'false')
  })
})

describe('closing', () => {
  test('[EMOJI-05] a press outside closes it', async () => {
    const onOpenChange = vi.fn()
    await open({ onOpenChange })
    expect(onOpenChange.mock.calls).toEqual([[true]])
    await page.getByText('Outside').press()
    await expect.element(grid()).not.toBeInTheDocument()
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })

  test('Escape closes it, and the focus is back on its button', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(grid()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })

  test('keys pressed in it are nobody else’s', async () => {
    const onKeyDown = vi.fn()
    await show(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onKeyDown={onKeyDown}>
        <EmojiButton label="Emoji" onChoose={onChoose} />
      </div>,
    )
    await button().press()
    await expect.element(search()).toHaveFocus()
    // Nothing is found, so Enter chooses nothing and the picker is open for the last key.
    await userEvent.keyboard('qqq{Control>}{Enter}{/Control}{Escape}')
    expect(onKeyDown).not.toHaveBeenCalled()
  })
})

describe('the grid', () => {
  const sizeOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height
  const tops = () =>
    page
      .getByRole('row')
      .elements()
      .map((row) => row.getBoundingClientRect().top - grid().element().getBoundingClientRect().top)

  test('[EMOJI-07] of 2,000 emoji only those near what is seen are there: cells of 40 pixels, titles of 24', async () => {
    serveEmoji(server, { packs: manyPacks(2000) })
    await open()
    expect(sizeOf(page.getByRole('gridcell').elements()[0])).toBeCloseTo(40, 1)
    expect(sizeOf(page.getByRole('rowheader').elements()[0]?.parentElement)).toBeCloseTo(24, 1)
    const list = grid().element()
    list.scrollTop = 5000
    const seen = list.clientHeight
    await expect.poll(() => Math.max(...tops())).toBeGreaterThan(seen + 40)
    expect(Math.max(...tops())).toBeLessThan(seen + 120)
    // But for the row that has its turn, far above.
    const [kept = 0, first = 0] = tops().toSorted((a, b) => a - b)
    expect(kept).toBeLessThan(-4000)
    expect(first).toBeGreaterThan(-160)
    expect(first).toBeLessThanOrEqual(-80)
    expect(document.querySelectorAll('[role=dialog] *').length).toBeLessThanOrEqual(400)
  })

  test('[EMOJI-07] with 2,000 emoji it opens with at most 150 elements, and draws on for who comes near', async () => {
    serveEmoji(server, { packs: manyPacks(2000) })
    await open({}, false)
    await expect.element(page.getByRole('tab', { name: 'Faces0' })).toBeVisible()
    expect(document.querySelectorAll('[role=dialog] *').length).toBeLessThanOrEqual(150)
    // Whoever reads on without a pointer finds the row below the last one that is seen.
    const list = grid().element()
    expect(Math.max(...tops())).toBeGreaterThanOrEqual(list.clientHeight - 40)
    await grid().hover()
    await expect.poll(() => Math.max(...tops())).toBeGreaterThan(list.clientHeight + 40)
    const last = page.getByRole('tab').elements().at(-1) as HTMLElement
    expect(last.children).toHaveLength(0)
    last.focus()
    await expect.poll(() => last.children.length).toBe(1)
  })

  test('one cell has its turn; arrows, page keys and ends lead through all groups', async () => {
    serveEmoji(server, { packs: manyPacks(2000) })
    await open()
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('thumbs up')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(focused()).toBe('face_0_0001')
    await userEvent.keyboard('{End}{PageDown}')
    expect(focused()).toBe('face_0_0055')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect.poll(focused).toBe('fire')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(focused()).toBe('face_7_0248')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    expect(focused()).toBe('thumbs up')
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(search()).toHaveFocus()
  })

  test('the focused cell is in sight, with the title above its first row', async () => {
    serveEmoji(server, { packs: manyPacks(2000) })
    await open()
    const list = grid().element()
    await userEvent.keyboard('{ArrowDown}')
    for (let time = 0; time < 9; time += 1) await userEvent.keyboard('{PageDown}')
    const [box, outer] = [document.activeElement?.getBoundingClientRect(), list.getBoundingClientRect()]
    expect(box?.bottom).toBeLessThanOrEqual(outer.bottom + 1)
    expect(box?.top).toBeGreaterThanOrEqual(outer.top - 1)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    expect(list.scrollTop).toBe(0)
  })

  test('the cell that has its turn stays when it is scrolled out of sight, and keeps the focus', async () => {
    serveEmoji(server, { packs: manyPacks(2000) })
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const list = grid().element()
    list.scrollTop = 5280
    await expect.poll(titles).toContain('Faces4')
    expect(focused()).toBe('face_0_0000')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('face_0_0001')
    await expect.poll(() => list.scrollTop).toBeLessThan(200)
  })

  test('a tab scrolls to its group, scrolling marks the tab, arrows lead from tab to tab', async () => {
    serveEmoji(server, { packs: manyPacks(2000) })
    await open()
    await page.getByRole('tab', { name: 'Faces5' }).press()
    const [list] = [grid().element()]
    await expect.poll(() => list.scrollTop).toBeGreaterThan(5000)
    await expect.element(page.getByRole('tab', { name: 'Faces5' })).toHaveAttribute('aria-selected', 'true')
    list.scrollTop = 0
    await expect
      .element(page.getByRole('tab', { name: 'Frequently used' }))
      .toHaveAttribute('aria-selected', 'true')
    page.getByRole('tab', { name: 'Frequently used' }).element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(page.getByRole('tab', { name: 'Faces1' })).toHaveFocus()
    await expect.poll(() => list.scrollTop).toBeGreaterThan(1000)
    expect(page.getByRole('tab', { selected: true }).elements()).toHaveLength(1)
  })

  test('what is pointed at is told in words below', async () => {
    await open()
    await cell('goose').hover()
    await expect.element(page.getByText('Animals and nature').last()).toBeVisible()
    await expect.element(page.getByText('goose', { exact: true })).toBeVisible()
  })
})

describe('stickers', () => {
  test('[EMOJI-10] the tab of stickers has the packs, and the chosen one is told', async () => {
    const onSticker = vi.fn()
    serveEmoji(server, { stickers: ['blob_cat.webp', 'blob_fox.webp'] })
    await open({ onSticker })
    await page.getByRole('tab', { name: 'Stickers' }).press()
    await expect.poll(titles).toEqual(['Blobs'])
    await page.getByRole('gridcell', { name: 'blob fox' }).press()
    expect(onSticker).toHaveBeenCalledWith('/static/stickers/blobs/blob_fox.webp')
    await expect.element(grid()).not.toBeInTheDocument()
  })

  test('[EMOJI-10] there is no such tab where nobody wants stickers, or the server has none', async () => {
    serveEmoji(server, { stickers: ['blob_cat.webp'] })
    const screen = await open()
    await expect.element(page.getByRole('tab', { name: 'Stickers' })).not.toBeInTheDocument()
    await screen.unmount()
    serveEmoji(server)
    await open({ onSticker: vi.fn() })
    await expect.poll(() => server.calls.some(({ path }) => path === '/static/stickers.json')).toBe(true)
    await expect.element(page.getByRole('tab', { name: 'Stickers' })).not.toBeInTheDocument()
  })
})

test('in a narrow window it is a sheet at the lower edge', async () => {
  await page.viewport(390, 800)
  try {
    await open()
    const edges = () => {
      const { left, right, bottom } = page.getByRole('dialog').element().getBoundingClientRect()
      return [left, right, bottom]
    }
    await expect.poll(edges).toEqual([0, 390, 800])
  } finally {
    await page.viewport(1024, 800)
  }
})
