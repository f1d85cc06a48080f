interface Insertion {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Types a text in the place of a part of a field's, so that the browser's undo takes it back. */
export function insertText(
  field: HTMLTextAreaElement | HTMLInputElement,
  { start, end, text }: Insertion,
): void {
  field.focus()
  field.setSelectionRange(start, end)
  // Nothing else writes into a field and can be undone; every browser has it.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
