/** Moves the focus to the heading of the page, or to its main part: a screen reader goes on from there. */
export function focusHeading(): void {
  const main = document.querySelector('main')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
