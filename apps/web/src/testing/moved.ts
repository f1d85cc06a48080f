import { onTestFinished } from 'vitest'

/** Records which buttons move [POST-21]: a slow test may look only after the 500 ms of the animation. */
export function recordMoves(): (name: RegExp) => boolean {
  const names: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof HTMLElement && /moving/.test(target.className))
        names.push(target.getAttribute('aria-label') ?? '')
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['class'] })
  onTestFinished(() => observer.disconnect())
  return (name) => names.some((each) => name.test(each))
}
