import type { Locator, Page } from '@playwright/test'
import { eventProps } from '../fixtures/event-props.ts'
import { picture } from '../fixtures/picture.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { silence } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'

/** Where the acts take place: home of a member, who follows whoever wrote the posts. */
interface Stage {
  readonly page: Page
  readonly form: Locator
  readonly field: Locator
  readonly post: Locator
  readonly answer: Locator
  readonly recordings: Locator
  /** User name of the author of the posts. */
  readonly author: string
}

const suggestions = ({ page }: Stage) => page.getByRole('listbox', { name: 'People' })
const panels = (page: Page) => page.locator('[role="menu"], [data-hovering]')
const repeatOf = (post: Locator) => post.getByRole('button', { name: /^Repeat/ })
const favouriteOf = (post: Locator) => post.getByRole('button', { name: /^Favourite/ })

async function suggest(stage: Stage) {
  await stage.field.fill('')
  await stage.field.pressSequentially('@')
  await stage.field.pressSequentially(stage.author)
  await expect(suggestions(stage)).toBeVisible()
}

/** A finger on a button, without lifting it. */
const touch = (button: Locator) =>
  button.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true, isPrimary: true })

/** A finger that went, or was taken away, opens nothing: what is held after it opens alone. */
async function goes({ page, post }: Stage, type: 'pointerup' | 'pointercancel') {
  await touch(repeatOf(post))
  await repeatOf(post).dispatchEvent(type, { pointerType: 'touch', bubbles: true })
  await touch(favouriteOf(post))
  await expect(panels(page)).toHaveCount(1)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('Escape')
}

async function openPalette({ page }: Stage) {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.locator('dialog').getByRole('combobox')).toBeFocused()
}

async function openEmoji({ form, page }: Stage) {
  await form.getByRole('button', { name: 'Add emoji' }).click()
  await expect(page.getByRole('gridcell').first()).toBeVisible()
}

/** Sends something with a file in it; answers whether the client took it. */
const sendFile = (target: Locator, type: string, key: 'dataTransfer' | 'clipboardData') =>
  target.evaluate(
    (element, [name, carrier, bytes]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], `${name}.png`, { type: 'image/png' }))
      const Kind = carrier === 'clipboardData' ? ClipboardEvent : DragEvent
      return !element.dispatchEvent(new Kind(name, { bubbles: true, cancelable: true, [carrier]: transfer }))
    },
    [type, key, [...picture()]] as const,
  )

const overlay = ({ form }: Stage) => form.getByText('Drop to add 1 file')

/** What shows, for each event prop of the client, that the built client hears it. */
const acts: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  onFocus: async ({ form, field }) => {
    await field.focus()
    await expect(form.getByRole('button', { name: /^Who can see this/ })).toBeVisible()
  },
  onChange: async ({ field }) => {
    await field.fill('Cranes')
    await expect(field).toHaveValue('Cranes')
    await field.fill('')
    await expect(field).toHaveValue('')
  },
  onSelect: async (stage) => {
    await suggest(stage)
    await stage.page.keyboard.press('Home')
    await expect(suggestions(stage)).toHaveCount(0)
  },
  onBlur: async (stage) => {
    await suggest(stage)
    await stage.field.blur()
    await expect(suggestions(stage)).toHaveCount(0)
    await stage.field.fill('')
  },
  onPaste: async ({ form, field }) => {
    expect(await sendFile(field, 'paste', 'clipboardData')).toBe(true)
    await form.getByRole('button', { name: /^Remove paste\.png/ }).click()
  },
  onDragEnter: async (stage) => {
    await sendFile(stage.form, 'dragenter', 'dataTransfer')
    await expect(overlay(stage)).toBeVisible()
  },
  onDragLeave: async (stage) => {
    await stage.form.dispatchEvent('dragleave')
    await expect(overlay(stage)).toHaveCount(0)
  },
  onDragOver: async (stage) => {
    expect(await sendFile(stage.form, 'dragover', 'dataTransfer')).toBe(true)
    await expect(overlay(stage)).toBeVisible()
  },
  onDrop: async (stage) => {
    expect(await sendFile(stage.form, 'drop', 'dataTransfer')).toBe(true)
    await expect(overlay(stage)).toHaveCount(0)
    await stage.form.getByRole('button', { name: /^Remove drop\.png/ }).click()
  },
  onPointerOver: async (stage) => {
    await openEmoji(stage)
    const cell = stage.page.getByRole('gridcell').nth(2)
    await cell.hover()
    const name = (await cell.getAttribute('aria-label')) ?? ''
    await expect(stage.page.locator('b', { hasText: name })).toBeVisible()
  },
  onScroll: async ({ page }) => {
    const chosen = page.getByRole('tablist').getByRole('tab', { selected: true })
    const before = (await chosen.getAttribute('aria-label')) ?? ''
    await page.getByRole('grid').evaluate((grid) => (grid.scrollTop = grid.scrollHeight))
    await expect(chosen).not.toHaveAttribute('aria-label', before)
    await page.keyboard.press('Escape')
  },
  onSubmit: async ({ page, form, field }) => {
    const words = newWords('Submitted')
    await field.fill(words)
    await form.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(postWith(page, words)).toBeVisible()
  },
  onClick: async ({ post }) => {
    await favouriteOf(post).click()
    await expect(favouriteOf(post)).toHaveAttribute('aria-pressed', 'true')
  },
  onKeyDown: async ({ page, post }) => {
    await repeatOf(post).press('ArrowDown')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  },
  onContextMenu: async ({ page, post }) => {
    await repeatOf(post).click({ button: 'right' })
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  },
  onPointerUp: (stage) => goes(stage, 'pointerup'),
  onPointerCancel: (stage) => goes(stage, 'pointercancel'),
  onPointerDown: async ({ page, post }) => {
    await touch(repeatOf(post))
    await expect(page.getByRole('menu')).toBeVisible()
  },
  // The click that follows a finger that has rested presses nothing.
  onClickCapture: async ({ page, post }) => {
    await repeatOf(post).dispatchEvent('click')
    await expect(repeatOf(post)).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  },
  onPointerEnter: async ({ page, answer }) => {
    await answer.getByRole('link', { name: 'Show the post this replies to' }).hover()
    await expect(page.locator('[data-hovering]')).toBeVisible()
  },
  onPointerLeave: async ({ page }) => {
    await page.mouse.move(0, 0)
    await expect(page.locator('[data-hovering]')).toHaveCount(0)
  },
  onError: async ({ page, post }) => {
    const shown = post.getByRole('img', { name: 'A field' })
    await shown.dispatchEvent('error')
    await expect(shown).toHaveCount(0)
    await post.getByRole('button', { name: /Try again|Retry/ }).click()
    await expect(post.getByRole('img', { name: 'A field' })).toBeVisible()
    await page.mouse.move(0, 0)
  },
  onLoad: async ({ page, post }) => {
    await post.getByRole('link', { name: 'A field' }).click()
    const slide = page.locator('dialog [data-picture]')
    await expect(slide.getByRole('img', { name: 'A field' })).toBeVisible()
    // Nothing under it and nothing that turns any more.
    await expect(slide.locator('> *')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
  },
  onPlay: async ({ recordings }) => {
    await expect(recordings).toHaveCount(2)
    const isPaused = await recordings.evaluateAll(([first, second]) => {
      let paused = false
      Object.assign(first ?? {}, { pause: () => (paused = true) })
      first?.dispatchEvent(new Event('play'))
      second?.dispatchEvent(new Event('play'))
      return paused
    })
    expect(isPaused).toBe(true)
  },
  onTimeUpdate: async ({ recordings }) => {
    const loops = await recordings.first().evaluate((medium: HTMLMediaElement) => {
      medium.loop = true
      medium.dispatchEvent(new Event('timeupdate'))
      return medium.loop
    })
    expect(loops).toBe(false)
  },
  onMouseDown: async (stage) => {
    await openPalette(stage)
    const isLeft = await stage.page
      .locator('dialog')
      .getByRole('listbox')
      .evaluate((list) =>
        list.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })),
      )
    // Otherwise the field would lose the focus.
    expect(isLeft).toBe(false)
  },
  onClose: async ({ page }) => {
    const isHeard = await page.locator('dialog').evaluate((dialog) => {
      let heard = false
      document.addEventListener('close', () => (heard = true))
      dialog.dispatchEvent(new Event('close', { bubbles: true }))
      return heard
    })
    // A window tells nobody around it that it was shut.
    expect(isHeard).toBe(false)
  },
  onCancel: async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
  },
}

/** Of ours, with the name of an event: no element ever has them. */
const callbacks = [
  'onDrag',
  'onDragEnd',
  'onDragStart',
  'onEmptied',
  'onPause',
  'onProgress',
  'onReset',
  'onToggle',
  'onWheel',
]

test('each event prop that the client names is one of its own callbacks, or is fired in the journey below', () => {
  const named = [...eventProps().keys()].filter((name) => !callbacks.includes(name))
  expect(named.toSorted()).toEqual(Object.keys(acts).toSorted())
})

test('the built client hears each event that it listens for', async ({
  openAs,
  server,
  memberApi,
  secondApi,
}) => {
  await memberApi.call('POST', `/api/v1/accounts/${secondApi.id}/follow`)
  const words = newWords('A field')
  const { id } = await secondApi.post(words, {
    media_ids: [(await secondApi.upload(picture(480, 300), 'field.png', 'A field')).id],
  })
  const reply = newWords('An answer')
  await secondApi.post(`@${server.accounts.member.username} ${reply}`, { in_reply_to_id: id })
  const sounds = [await secondApi.upload(silence(), 'one.wav'), await secondApi.upload(silence(), 'two.wav')]
  const heard = newWords('Two recordings')
  await secondApi.post(heard, { media_ids: sounds.map((sound) => sound.id) })
  const page = await openAs(server.accounts.member, '/main/friends', {
    viewport: { width: 1440, height: 2_400 },
  })
  const form = page.getByRole('form', { name: 'New post' })
  const stage: Stage = {
    page,
    form,
    field: form.getByRole('textbox', { name: 'Post text' }),
    post: postWith(page, words).last(),
    answer: postWith(page, reply),
    recordings: postWith(page, heard).locator('audio'),
    author: server.accounts.secondMember.username,
  }
  await expect(stage.post).toBeVisible()
  // Everything that the rows need is there.
  await expect(page.getByRole('banner')).toBeVisible()
  for (const [name, act] of Object.entries(acts)) await test.step(name, () => act(stage))
})
