/** Whether keys pressed here make text, so that they are not shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true
  return (
    target instanceof HTMLInputElement &&
    !['button', 'checkbox', 'radio', 'range', 'submit'].includes(target.type)
  )
}

/** What browsers give every key that goes to an input method. */
const INPUT_METHOD_KEY = 229

/**
 * Keys of an input method belong to it: no handler of ours sees them. Chromium and Firefox mark them as composing; WebKit
 * sends the key that ended a composition again afterwards, with this code as its only mark. Has to be called before
 * anything else listens to keys.
 * @see https://developer.mozilla.org/docs/Web/API/Element/keydown_event#keydown_events_with_ime
 */
export function leaveKeysToInputMethods(): void {
  const leave = (event: KeyboardEvent) => {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else marks these keys in WebKit
    if (event.isComposing || event.keyCode === INPUT_METHOD_KEY) event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', leave, { capture: true })
}
