import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { changeInstance } from '../../model/testing/change-instance.ts'
import { post, write } from './testing/form.tsx'
import '../../testing/signed-in.ts'

const middle = (button: Element) => {
  const { top, bottom } = button.getBoundingClientRect()
  return (top + bottom) / 2
}

test('however wide the column, Post and Cancel of a reply are on one line', async () => {
  await page.viewport(700, 844)
  changeInstance({ facts: { postFormats: ['text/plain', 'text/markdown'] } })
  await write({ look: 'inline', onCancel: () => undefined })
  await expect.element(page.getByRole('combobox', { name: 'Text format' })).toBeVisible()
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true }).element()
  const form = post().element().closest('form')
  if (form === null) throw new Error('no form')
  for (let width = 290; width < 650; width += 10) {
    form.style.inlineSize = `${width}px`
    expect(middle(post().element()), `${width} px`).toBeCloseTo(middle(cancel), 0)
  }
})
