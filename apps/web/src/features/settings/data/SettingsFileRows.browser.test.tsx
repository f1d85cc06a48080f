import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dismiss, getNotices } from '../../../model/notices.ts'
import { getSetting, setSetting } from '../../../model/settings.ts'
import { accountKey } from '../../../model/storage.ts'
import { heard } from '../../../testing/heard.ts'
import { freshWorld, show, signIn } from '../../../testing/world.tsx'
import { SettingsFileRows } from './SettingsFileRows.tsx'

const everything = () => JSON.stringify(localStorage)
const button = (name: string | RegExp) => page.getByRole('button', { name })
const text = (words: string | RegExp) => page.getByText(words)
const error = page.getByLive('urgent')

const give = (content: string | Blob, name = 'my-settings.json') =>
  page.elementLocator(document.querySelector('input') ?? document.body).upload(new File([content], name))
const fileOf = (content: object, version: unknown = [1, 0]) =>
  JSON.stringify({ ...content, _pleroma_settings_version: version })

beforeEach(async () => {
  await signIn(freshWorld())
  setSetting('muteWords', ['чай'])
  await show(<SettingsFileRows />)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const { id } of getNotices()) dismiss(id)
})

describe('loading', () => {
  const content = fileOf({ streaming: true, muteWords: ['чай', '珈琲'], hideNsfw: true, expertLevel: 1 })

  test('[DATA-02] a file says what it would change, and is applied when somebody loads it', async () => {
    const before = everything()
    await give(content)
    await expect.element(text(/^my-settings\.json, from /)).toBeVisible()
    await expect
      .element(text('3 settings fit and will change 2 of yours. 1 unknown one is kept for later.'))
      .toBeVisible()
    expect(everything()).toBe(before)
    await button('Load 3 settings').press()
    expect([getSetting('streaming'), getSetting('muteWords')]).toEqual([true, ['чай', '珈琲']])
    await expect.element(button('Choose file…')).toHaveFocus()
    expect(getNotices()).toMatchObject([
      { messageKey: 'settingsData.file.loaded', messageArgs: { count: 3 } },
    ])
    getNotices()[0]?.undo?.()
    expect([getSetting('streaming'), getSetting('muteWords')]).toEqual([false, ['чай']])
  })

  test('[DATA-03] a slightly newer file is applied, with nothing but a warning', async () => {
    await give(fileOf({ streaming: true }, [1, 1]))
    const warning = 'This file is slightly newer (1.1) than this Skein (1.0).'
    await expect.element(text(warning)).toBeVisible()
    expect(heard()).toEqual([`${warning} 1 setting fits and will change 1 of yours.`])
    await button('Load 1 setting').press()
    expect(getSetting('streaming')).toBe(true)
    await expect.element(text(warning)).not.toBeInTheDocument()
  })

  test('each change is said by the words of its control, else by its name', async () => {
    await give(
      fileOf({
        virtualScrolling: false,
        subjectLineBehavior: 'noop',
        maxThumbnails: 4,
        muteWords: [],
        notificationVisibility: { likes: false },
      }),
    )
    const open = button('See the 5 changes')
    await expect.element(open).toHaveAttribute('aria-expanded', 'false')
    await open.press()
    expect(
      page
        .getByRole('list', { name: 'What will change' })
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Muted words: чай → None',
      'Files shown per post: 16 → 4',
      'Draw every loaded post: Off → On',
      'Subject of replies: Add “re:” → Don’t copy',
      'Notifications to show, likes: On → Off',
    ])
    await button('Hide the 5 changes').press()
    await expect.element(page.getByRole('list', { name: 'What will change' })).not.toBeInTheDocument()
  })

  test('the keys lead through it, and Cancel changes nothing', async () => {
    const before = everything()
    await give(content)
    await expect.element(button('Load 3 settings')).toBeVisible()
    button('Other file…').element().focus()
    for (const name of ['Load 3 settings', 'See the 2 changes', 'Cancel']) {
      await userEvent.tab()
      await expect.element(button(name)).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Choose file…')).toHaveFocus()
    await expect.element(button('Cancel')).not.toBeInTheDocument()
    expect(everything()).toBe(before)
  })

  test('of two files that are chosen the last one counts', async () => {
    const slow = Promise.withResolvers<string>()
    const read = vi.spyOn(File.prototype, 'text').mockReturnValueOnce(slow.promise)
    await give(content)
    await expect.poll(() => read.mock.calls.length).toBe(1)
    await give(fileOf({ streaming: true }), 'other.json')
    await expect.element(button('Load 1 setting')).toBeVisible()
    slow.resolve(content)
    await slow.promise
    await expect.element(text(/^other\.json/)).toBeVisible()
  })

  test('a file without settings has nothing to load', async () => {
    await give(fileOf({ expertLevel: 1 }))
    await expect.element(text('This file has no settings for Skein. Choose another file.')).toBeVisible()
    await expect.element(button(/^Load/)).not.toBeInTheDocument()
  })
})

describe('what is refused changes nothing, byte for byte, and says why', () => {
  async function expectRefused(content: string | Blob, words: string, name?: string) {
    const before = everything()
    await give(content, name)
    await expect.element(error).toHaveTextContent(`${words} Your settings are as they were.`)
    expect(heard()).toEqual([`${words} Your settings are as they were.`])
    expect(everything()).toBe(before)
    await expect.element(button(/^Load/)).not.toBeInTheDocument()
    await button('Dismiss error').press()
    await expect.element(error).not.toBeInTheDocument()
    await expect.element(button('Choose file…')).toHaveFocus()
  }
  const invalid = 'This is an invalid file. Choose a settings file that Skein or Akkoma saved.'

  test.each([
    ['a text', 'shopping: tea, bread'],
    ['a picture', new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0])])],
    ['a theme', '{"_pleroma_theme_version":2,"theme":{"colors":{}}}'],
  ])('[DATA-04] %s', async (_, content) => expectRefused(content, invalid))

  test('[ERR-45] a file without a version pair', async () => expectRefused('{}', invalid))

  test('[ERR-45] a file with values that are none of their settings', async () =>
    expectRefused(
      fileOf({ streaming: 'yes', maxThumbnails: [], hideNsfw: false }),
      'Couldn’t load this file. These settings have values that don’t fit: Show new posts automatically when you’re at the top, Files shown per post. Choose another file.',
    ))

  test('[ERR-46] a file of the future', async () =>
    expectRefused(
      fileOf({ streaming: true }, [2, 0]),
      'This file is too new (2.0) for this Skein (1.0). Try again when your server has a newer Skein.',
    ))

  test('[ERR-46] a file of before', async () =>
    expectRefused(
      fileOf({ streaming: true }, [0, 9]),
      'This file is too old (0.9) for this Skein (1.0). Choose a newer one.',
    ))

  test('5 MB, which nobody reads', async () => {
    const read = vi.spyOn(File.prototype, 'text')
    await expectRefused(
      fileOf({ muteWords: ['я'.repeat(2_621_440)] }),
      'This file is too large: 5.00 MiB. The limit is 1.00 MiB.',
    )
    expect(read).not.toHaveBeenCalled()
  })

  test('what the device cannot read any more', async () => {
    vi.spyOn(File.prototype, 'text').mockRejectedValue(new DOMException('Gone', 'NotReadableError'))
    await expectRefused(fileOf({ streaming: true }), 'Couldn’t read this file. Choose it again.')
  })

  test('a storage that is full, and the same file once more', async () => {
    await give(fileOf({ streaming: true, skein: { infiniteScroll: false } }))
    const before = everything()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await button('Load 2 settings').press()
    await expect
      .element(error)
      .toHaveTextContent(
        'Couldn’t load the settings. This browser has no room for them. Free up some space, then try again. Your settings are as they were.',
      )
    full.mockRestore()
    expect(everything()).toBe(before)
    expect([getSetting('streaming'), getSetting('infiniteScroll')]).toEqual([false, true])
    await give(fileOf({ streaming: true, skein: { infiniteScroll: false } }))
    await button('Load 2 settings').press()
    expect([getSetting('streaming'), getSetting('infiniteScroll')]).toEqual([true, false])
  })
})

describe('saving', () => {
  test.each([
    ['Save settings', 'pleromafe_settings.json', false],
    ['With theme: save settings', 'pleromafe_settings.full.json', true],
  ])('%s makes a file of what is stored, and lets go of it', async (label, name, hasTheme) => {
    const shared = { muteWords: ['чай', '日本', '🦊'], customTheme: { colors: {} } }
    localStorage.setItem(accountKey('settings', 'id-wren'), JSON.stringify(shared))
    const made = vi.spyOn(URL, 'createObjectURL')
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download, this.href)
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await button(label).press()
    const blob = made.mock.calls[0]?.[0]
    const address = made.mock.results[0]?.value
    expect(saved).toEqual([name, address])
    vi.runAllTimers()
    vi.useRealTimers()
    expect(revoked).toHaveBeenCalledWith(address)
    const { customTheme, ...others } = shared
    const bytes = blob instanceof Blob ? await blob.bytes() : new Uint8Array()
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({
      ...others,
      ...(hasTheme && { customTheme }),
      _pleroma_settings_version: [1, 0],
    })
    expect(heard()).toEqual([])
  })
})
