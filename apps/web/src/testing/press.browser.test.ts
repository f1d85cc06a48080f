import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

const onPress = vi.fn<(event: Event) => void>()
const added: Element[] = []

function add<Name extends 'button' | 'div' | 'input' | 'label'>(name: Name, text = '') {
  const element = document.createElement(name)
  element.textContent = text
  document.body.append(element)
  added.push(element)
  return element
}

function addButton(text = 'Send') {
  const button = add('button', text)
  button.addEventListener('click', onPress)
  return button
}

afterEach(() => {
  for (const element of added.splice(0)) element.remove()
  onPress.mockClear()
})

const send = page.getByRole('button', { name: 'Send' })

describe('a press in the page', () => {
  test('has the events of a mouse in their order, and gives the focus before the button is up', async () => {
    const button = addButton()
    const events: string[] = []
    for (const type of ['pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup', 'click'])
      button.addEventListener(type, (event) => events.push(event.type))
    await send.press()
    expect(events).toEqual(['pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup', 'click'])
    expect(onPress.mock.calls[0]?.[0]).toMatchObject({ detail: 1, pointerType: 'mouse' })
  })

  test('takes the focus away from a field when it is beside everything', async () => {
    add('input').focus()
    add('div', 'Beside')
    await page.getByText('Beside').press()
    expect(document.activeElement).toBe(document.body)
  })

  test('checks the box that a label is for', async () => {
    const label = add('label', 'Mute')
    const box = document.createElement('input')
    box.type = 'checkbox'
    label.append(box)
    await page.getByText('Mute').press()
    expect(box.checked).toBe(true)
  })

  test.each<[string, (button: HTMLButtonElement) => () => void]>([
    [
      'covered',
      () => {
        const cover = add('div')
        cover.style.cssText = 'position: fixed; inset: 0'
        return () => cover.remove()
      },
    ],
    [
      'disabled',
      (button) => {
        button.disabled = true
        return () => void (button.disabled = false)
      },
    ],
    [
      'invisible',
      (button) => {
        button.style.visibility = 'hidden'
        return () => void (button.style.visibility = 'visible')
      },
    ],
  ])('waits while the button is %s', async (_, prevent) => {
    const allow = prevent(addButton())
    const pressing = page.getByText('Send').press()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(onPress).not.toHaveBeenCalled()
    allow()
    await pressing
    expect(onPress).toHaveBeenCalledOnce()
  })

  test('fails when several elements match', async () => {
    addButton()
    addButton()
    await expect(send.press()).rejects.toThrow('2 elements match')
    expect(onPress).not.toHaveBeenCalled()
  })
})
