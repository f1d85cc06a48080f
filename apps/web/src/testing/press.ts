import { expect } from 'vitest'
import { locators, type BrowserPage, type Locator } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /**
     * A mouse press by events that the page dispatches: much cheaper than `click()`, which goes through the browser's
     * protocol. Waits until the element is visible, enabled and not covered, as `click()` does. Use `click()` where the
     * browser itself has to act: hover styles, focus rings, carets, touch, light dismiss, files, the clipboard, sound.
     */
    readonly press: () => Promise<void>
  }
}

/** What the last press was on: the pointer leaves it for the next one. */
let hovered: Element | null = null

interface Target {
  /** The topmost element at the middle of what is pressed. */
  readonly element: Element
  readonly x: number
  readonly y: number
}

/** Finds what a press on the middle of an element hits; a text says why it cannot be pressed yet. */
function findTarget(element: Element | undefined): Target | string {
  if (element === undefined) return 'not in the document'
  if (!element.checkVisibility({ visibilityProperty: true })) return 'not visible'
  if (element.matches(':disabled')) return 'disabled'
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  // A link of several lines is pressed on its first.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  if (hit === null) return 'outside of the window'
  const isHit = element.contains(hit) || hit.closest('label')?.control === element
  return isHit ? { element: hit, x, y } : `covered by ${hit.outerHTML.slice(0, 200)}`
}

const focusable =
  'button, a[href], input, select, textarea, summary, audio, video, [tabindex], [contenteditable]'

/** The events of a mouse that moves to the target, goes down and up, with their default actions. */
function dispatchPress({ element, x, y }: Target): void {
  const mouse = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y }
  const pointer = { ...mouse, pointerId: 1, pointerType: 'mouse', isPrimary: true }
  const send = (on: Element, name: 'down' | 'move' | 'out' | 'over' | 'up', more: MouseEventInit = {}) => {
    on.dispatchEvent(new PointerEvent(`pointer${name}`, { ...pointer, ...more }))
    return on.dispatchEvent(new MouseEvent(`mouse${name}`, { ...mouse, detail: 1, ...more }))
  }
  if (hovered !== element) {
    if (hovered?.isConnected) send(hovered, 'out', { relatedTarget: element })
    send(element, 'over', { relatedTarget: hovered })
    hovered = element
  }
  send(element, 'move')
  // Focus events reach only a document that has the focus, as a press gives it.
  if (!document.hasFocus()) window.focus()
  if (send(element, 'down', { buttons: 1 })) {
    const next = element.closest<HTMLElement>(focusable)
    if (next !== null) next.focus({ preventScroll: true })
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  send(element, 'up')
  element.dispatchEvent(new PointerEvent('click', { ...pointer, detail: 1 }))
}

async function press(this: BrowserPage | Locator): Promise<void> {
  if (!('elements' in this)) throw new Error('Only elements can be pressed.')
  let found: Target | string = ''
  let count = 0
  const reason = () => {
    const elements = this.elements()
    count = elements.length
    // Waiting would not help where several match.
    found = count > 1 ? 'ready' : findTarget(elements[0])
    return typeof found === 'string' ? found : 'ready'
  }
  await expect.poll(reason, { message: `press ${this.selector}` }).toBe('ready')
  if (count > 1) throw new Error(`${count} elements match ${this.selector}`)
  if (typeof found !== 'string') dispatchPress(found)
}

locators.extend({ press })
