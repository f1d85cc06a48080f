import { freshWorld, show } from '../../testing/world.tsx'
import { beforeEach, expect, test } from 'vitest'
import { RichText } from './index.ts'

beforeEach(() => {
  freshWorld()
})

test('[POST-01] a link whose words or title promise another place is drawn with the host it leads to', async () => {
  const lie =
    '<a href="https://evil.example/login" title="https://bank.example">https://bank.example/login</a>'
  const screen = await show(<RichText html={`<p>${lie}</p>`} />)
  const link = screen.getByRole('link', { name: 'https://bank.example/login (evil.example)' })
  await expect.element(link).toHaveAttribute('data-tooltip', 'https://evil.example/login')
  await expect.element(link).not.toHaveAttribute('title')
  expect(link.element().querySelector('bdi')?.textContent).toBe(' (evil.example)')
})

test('an honest link is drawn in its own words alone', async () => {
  const honest = '<a href="https://www.fen.example/geese">fen.example/geese</a>'
  const screen = await show(<RichText html={`<p>${honest} <a href="https://fen.example/x">a map</a></p>`} />)
  expect(screen.container.textContent).toBe('fen.example/geese a map')
})

test('[POST-01] nothing around or in a link turns its words round', async () => {
  const link = '<a href="https://evil.example/"><bdo dir="rtl">\u202eelpmaxe.knab//:sptth</bdo></a>'
  const screen = await show(<RichText html={`<p>${link}</p>`} />)
  const drawn = screen.getByRole('link').element()
  expect(drawn.textContent).toContain('elpmaxe.knab//:sptth')
  expect(drawn.textContent).not.toContain('\u202e')
  expect(drawn.querySelector('bdo, [dir="rtl"]')).toBeNull()
})
