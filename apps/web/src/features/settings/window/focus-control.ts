const controls = 'input:checked, input:not([type="radio"]), select, textarea, button'

/** What changes the setting of a row. */
export const controlOf = (row: Element | null): HTMLElement | null =>
  row?.querySelector<HTMLElement>(controls) ?? null

export function focusControl(row: Element | null): void {
  controlOf(row)?.focus()
}
