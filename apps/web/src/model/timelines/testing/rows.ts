/** Pixels that the headings of the test pages cover. */
export const coveredPx = 100

export function rowTop(id: string): number {
  const row = document.querySelector(`[data-row-id="${CSS.escape(id)}"]`)
  return row ? row.getBoundingClientRect().top : Number.NaN
}

export function mountedIds(): string[] {
  return [...document.querySelectorAll('[data-row-id]')].map((row) => row.getAttribute('data-row-id') ?? '')
}

/** The first row that shows below the headings. */
export function firstVisibleId(): string {
  const row = [...document.querySelectorAll('[data-row-id]')].find(
    (element) => element.getBoundingClientRect().bottom > coveredPx,
  )
  return row?.getAttribute('data-row-id') ?? 'none'
}
