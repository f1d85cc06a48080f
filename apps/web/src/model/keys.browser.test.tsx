import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import {
  completeKeys,
  keyHint,
  registerKeys,
  registeredKeys,
  type awaitKeys,
  type KeyBinding,
} from './keys.ts'
import { setSetting } from './settings.ts'
import { pollWithTimers } from '../testing/poll-with-timers.ts'

let done: string[] = []
let forget: (() => void)[] = []

/** Registers keys that note what was pressed. */
function note(
  keys: string[],
  more: Partial<KeyBinding> = {},
  group: Parameters<typeof registerKeys>[0] = 'list',
) {
  const bindings = keys.map((key): KeyBinding => ({
    label: 'keyboard.next',
    keys: [key],
    run: () => void done.push(key),
    ...more,
  }))
  forget.push(registerKeys(group, () => bindings))
}

/** What a keyboard sends for one press; answers whether the browser may still act on it. */
function press(
  key: string,
  more: KeyboardEventInit & { altGraph?: boolean } = {},
  on: Element = document.body,
) {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    modifierAltGraph: more.altGraph === true,
    ...more,
  })
  return on.dispatchEvent(event)
}

function add(name: string, attributes: Record<string, string> = {}, to: Element = document.body): Element {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  to.append(element)
  return element
}

beforeEach(() => {
  done = []
  completeKeys()
})
afterEach(() => {
  vi.useRealTimers()
  for (const stop of forget) stop()
  forget = []
  setSetting('keyboardShortcuts', undefined)
  setSetting('ownKeys', undefined)
  document.body.replaceChildren()
})

describe('which key is meant', () => {
  test('what only shows in the help sheet is not asked with every key', () => {
    const bindings = vi.fn((): KeyBinding[] => [])
    forget.push(registerKeys('post', bindings, { isShownOnly: true }))
    press('j')
    expect(bindings).not.toHaveBeenCalled()
    registeredKeys()
    expect(bindings).toHaveBeenCalledOnce()
  })

  test('a key is the character it makes, wherever it lies on the keyboard', () => {
    note(['/', '?', '['])
    press('/', { code: 'Digit7', shiftKey: true })
    press('?', { code: 'Minus', shiftKey: true })
    press('[', { code: 'Digit8', altKey: true, ctrlKey: true, altGraph: true })
    expect(done).toEqual(['/', '?', '['])
  })

  test('Shift makes another letter, a caps lock does not', () => {
    note(['o', 'O'])
    press('O', { shiftKey: true })
    press('O', { modifierCapsLock: true })
    press('o', { shiftKey: true, modifierCapsLock: true })
    expect(done).toEqual(['O', 'o', 'O'])
  })

  test('with a modifier a key is another key, and left to the browser where nobody has it', () => {
    note(['j', 'Home', 'Control+Home', 'PageDown'])
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(press('j', held)).toBe(true)
    press('PageDown', { shiftKey: true })
    press('Home', { ctrlKey: true })
    expect(done).toEqual(['Control+Home'])
  })
})

describe('when keys are those of the page', () => {
  test('never in something that is written in, a menu, or under a dialog', () => {
    note(['j'])
    const fields = [
      add('input'),
      add('textarea'),
      add('select'),
      add('p', { contenteditable: 'true' }),
      add('video'),
      ...['menu', 'listbox', 'dialog'].map((role) => add('i', {}, add('div', { role }))),
    ]
    for (const field of fields) expect(press('j', {}, field), field.tagName).toBe(true)
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()
    press('j')
    expect(done).toEqual([])
    dialog.close()
    press('j')
    expect(done).toEqual(['j'])
  })

  test('also beside a window that stands beside the page', () => {
    note(['j'])
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.show()
    press('j')
    expect(done).toEqual(['j'])
    dialog.remove()
  })

  test('also while a choice of a form has the focus, which takes no letters', () => {
    note(['j'])
    for (const element of [add('input', { type: 'radio' }), add('button')]) press('j', {}, element)
    expect(done).toEqual(['j', 'j'])
  })

  test('never when keys are switched off, and then the browser has them', ({ task }) => {
    task.meta.settings = ['keyboardShortcuts']
    note(['j', 'PageDown'])
    setSetting('keyboardShortcuts', 'off')
    expect(press('j')).toBe(true)
    expect(press('PageDown')).toBe(true)
    expect(done).toEqual([])
  })

  test('in a feed its own keys stay when keys are switched off, and its letters go', () => {
    note(['j', 'PageDown'], { isForFeed: true })
    note(['PageUp'])
    setSetting('keyboardShortcuts', 'off')
    const article = add('article', {}, add('div', { role: 'feed' }))
    expect(press('j', {}, article)).toBe(true)
    expect(press('PageUp', {}, article)).toBe(true)
    expect(press('PageDown', {}, article)).toBe(false)
    expect(done).toEqual(['PageDown'])
  })

  test('a key that was taken by what has the focus, or that is held down, is not run', () => {
    note(['j'])
    note(['k'], { repeats: true })
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    press('j')
    press('j', { repeat: true })
    press('k', { repeat: true })
    expect(done).toEqual(['k'])
  })
})

describe('who has a key', () => {
  test('the last that was registered in a group, groups in their order, and the next when one does not want it', () => {
    note(['u'], { run: () => void done.push('everywhere') }, 'everywhere')
    note(['u'], { run: () => void done.push('thread') }, 'thread')
    press('u')
    note(['u'], { run: () => false }, 'thread')
    press('u')
    note(['u'], { run: () => void done.push('newer') }, 'thread')
    press('u')
    forget.pop()?.()
    expect(press('u')).toBe(false)
    expect(done).toEqual(['thread', 'thread', 'newer', 'thread'])
  })

  test('what is registered now is known, with its group and its name', () => {
    note(['u'], { label: 'keyboard.back' }, 'everywhere')
    note(['j'])
    expect(registeredKeys().map(({ group, label, keys }) => [group, label, ...keys])).toEqual([
      ['list', 'keyboard.next', 'j'],
      ['everywhere', 'keyboard.back', 'u'],
    ])
  })
})

describe('two keys one after the other', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    note(['g h', 'g d'], {}, 'go')
    note(['h', 'd', 'x'])
  })

  test('the second is waited for one second, and is looked at before whoever has the focus', () => {
    const button = document.createElement('button')
    document.body.append(button)
    button.addEventListener('keydown', (event) => void done.push(`button ${event.key}`))
    press('g', {}, button)
    vi.advanceTimersByTime(999)
    expect(press('d', {}, button)).toBe(false)
    expect(done).toEqual(['button g', 'g d'])
    press('g')
    vi.advanceTimersByTime(1_000)
    press('h')
    expect(done).toEqual(['button g', 'g d', 'h'])
  })

  test('a key that goes on with nothing does what it does alone, and ends the waiting', () => {
    press('g')
    press('x')
    press('h')
    expect(done).toEqual(['x', 'h'])
  })

  test('Shift in between does not end it, a modifier and a field do', () => {
    press('g')
    press('Shift', { shiftKey: true })
    press('h')
    press('g')
    press('h', { ctrlKey: true })
    const field = document.createElement('input')
    document.body.append(field)
    press('g')
    expect(press('h', {}, field)).toBe(true)
    expect(done).toEqual(['g h'])
  })
})

describe('keys that people choose', () => {
  test('the own ones do it and the usual ones do not, but for those that everybody needs', ({ task }) => {
    task.meta.settings = ['ownKeys']
    note(['j'])
    const previous = { label: 'keyboard.previous', run: () => void done.push('previous') } as const
    note(['previous'], { ...previous, keys: ['k', 'ArrowDown'] })
    setSetting('ownKeys', { 'keyboard.next': ['w', 'Control+k'], 'keyboard.previous': [] })
    press('j')
    press('k')
    expect(done).toEqual([])
    press('w')
    press('k', { ctrlKey: true })
    press('ArrowDown')
    expect(done).toEqual(['j', 'j', 'previous'])
    expect(registeredKeys().map(({ keys }) => keys)).toEqual([['ArrowDown'], ['w', 'Control+k']])
  })

  test('two keys may begin with any other, and the usual second alone does nothing', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    note(['g h'], { label: 'shell.navigation.home' }, 'go')
    setSetting('ownKeys', { 'shell.navigation.home': [', h'] })
    press('g')
    press('h')
    press(',')
    vi.advanceTimersByTime(1_000)
    press('h')
    expect(done).toEqual([])
    press(',')
    press('h')
    expect(done).toEqual(['g h'])
  })

  test('a single key can want Alt, the first of two as well, and what is held already does not', () => {
    note(['j'])
    note(['Control+k'], { label: 'keyboard.palette' })
    note(['g h'], { label: 'shell.navigation.home' }, 'go')
    setSetting('keyboardShortcuts', 'alt')
    for (const key of ['j', 'g', 'h']) press(key)
    expect(done).toEqual([])
    press('j', { altKey: true })
    press('k', { ctrlKey: true })
    press('g', { altKey: true })
    press('h')
    press('g', { altKey: true })
    press('h', { altKey: true })
    expect(done).toEqual(['j', 'Control+k', 'g h', 'g h'])
    expect(registeredKeys().flatMap(({ keys }) => keys)).toEqual(['Control+k', 'Alt+j', 'Alt+g h'])
  })

  test('a single key can want a post of a feed that has the focus', () => {
    note(['j', 'Control+k', 'Backspace'])
    setSetting('keyboardShortcuts', 'focus')
    const feed = add('div', { role: 'feed' })
    const link = add('a', {}, add('article', {}, feed))
    press('j')
    press('j', {}, feed)
    expect(done).toEqual([])
    press('j', {}, link)
    press('k', { ctrlKey: true })
    press('Backspace')
    expect(done).toEqual(['j', 'Control+k', 'Backspace'])
  })

  test('a hint is the first key that does it, and none when none does', () => {
    const hint = () => keyHint('timeline.jump.title', ['D'])
    expect(hint()).toBe('Shift+D')
    setSetting('keyboardShortcuts', 'alt')
    expect(hint()).toBe('Alt+Shift+D')
    setSetting('ownKeys', { 'timeline.jump.title': ['g j'] })
    expect(hint()).toBe('Alt+g j')
    setSetting('ownKeys', { 'timeline.jump.title': [] })
    expect(hint()).toBeUndefined()
    setSetting('ownKeys', undefined)
    setSetting('keyboardShortcuts', 'off')
    expect(hint()).toBeUndefined()
  })
})

test('real keys of a keyboard arrive', async () => {
  note(['j'], {}, 'list')
  note(['?'], {}, 'everywhere')
  await userEvent.keyboard('j?')
  expect(done).toEqual(['j', '?'])
})

describe('before all of the shell is there', () => {
  const freshKeys = async (name: string) => {
    const path = `./keys.ts?${name}`
    return (await import(/* @vite-ignore */ path)) as {
      registerKeys: typeof registerKeys
      completeKeys: () => void
      awaitKeys: typeof awaitKeys
    }
  }

  test('the last key that nobody knew is done as soon as somebody does', async () => {
    const keys = await freshKeys('early')
    press('?')
    press('n')
    forget.push(
      keys.registerKeys('everywhere', () => [
        { label: 'keyboard.help', keys: ['n', '?'], run: ({ key }) => done.push(key) },
      ]),
    )
    keys.completeKeys()
    keys.completeKeys()
    expect(done).toEqual(['n'])
  })

  test('a key that was pressed several times moves as far', async () => {
    const keys = await freshKeys('several')
    for (const key of ['k', 'j', 'j', 'j']) press(key)
    forget.push(
      keys.registerKeys('list', () => [
        { label: 'keyboard.next', keys: ['j', 'k'], run: ({ key }) => done.push(key) },
      ]),
    )
    keys.completeKeys()
    expect(done).toEqual(['j', 'j', 'j'])
  })

  test('also where the code of a list is fetched longer than the shell’s own, and never afterwards', async () => {
    const keys = await freshKeys('coming')
    const list = Promise.withResolvers<undefined>()
    const note = (key: string) =>
      forget.push(
        keys.registerKeys('list', () => [{ label: 'keyboard.help', keys: [key], run: () => done.push(key) }]),
      )
    const registered = list.promise.then(() => void note('j'))
    keys.awaitKeys(registered)
    keys.completeKeys()
    press('j')
    expect(done).toEqual([])
    list.resolve(undefined)
    await registered
    await pollWithTimers(() => expect(done).toEqual(['j']))
    press('k')
    await Promise.resolve()
    note('k')
    await Promise.resolve()
    expect(done).toEqual(['j'])
  })

  test('so are two keys one after the other, and the second is kept from the post that has the focus', async () => {
    const keys = await freshKeys('sequence')
    const post = document.createElement('article')
    document.body.append(post)
    post.addEventListener('keydown', ({ key }) => void done.push(`post ${key}`))
    press('g', {}, post)
    press('b', {}, post)
    forget.push(
      keys.registerKeys('go', () => [{ label: 'keyboard.help', keys: ['g b'], run: () => done.push('g b') }]),
    )
    keys.completeKeys()
    expect(done).toEqual(['post g', 'g b'])
  })

  test('not when somebody has begun to write meanwhile', async () => {
    const keys = await freshKeys('writing')
    press('n')
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    forget.push(
      keys.registerKeys('everywhere', () => [
        { label: 'keyboard.help', keys: ['n'], run: () => done.push('n') },
      ]),
    )
    keys.completeKeys()
    expect(done).toEqual([])
  })
})
