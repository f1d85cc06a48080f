import { userEvent } from 'vitest/browser'

/** The pointer may rest where an earlier test left it: it goes to something that is put into the corner for it. */
export async function parkPointer(): Promise<Element> {
  const aside = document.createElement('button')
  aside.style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-end: 0; padding: 1rem'
  document.body.append(aside)
  await userEvent.hover(aside)
  return aside
}
