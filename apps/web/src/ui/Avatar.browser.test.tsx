import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { Avatar } from './Avatar.tsx'

test('[ERR-42] a picture that does not load gives way to the default one of the server, and that to a figure', async () => {
  const tried: (string | null)[] = []
  const screen = await render(<Avatar src="/gone.png" alt="Ada" />)
  const picture = () => screen.container.querySelector('img')
  const note = () => tried.push(picture()?.getAttribute('src') ?? null)
  const watch = new MutationObserver(note)
  watch.observe(screen.container, { attributeFilter: ['src'], childList: true, subtree: true })
  note()
  await expect.poll(() => tried).toEqual(['/gone.png', '/images/avi.png', null])
  await expect.poll(picture).toBeNull()
  await expect.element(screen.getByRole('img', { name: 'Ada' })).toBeVisible()
  await screen.rerender(<Avatar src="/another.png" alt="Ada" />)
  expect(picture()?.getAttribute('src')).toBe('/another.png')
  watch.disconnect()
})

test('whoever has no picture is a figure, and nothing is asked for', async () => {
  const screen = await render(<Avatar src={null} alt="Ada" />)
  await expect.element(screen.getByRole('img', { name: 'Ada' })).toBeVisible()
  expect(screen.container.querySelector('img')).toBeNull()
})

test('[ERR-42] a default picture that the server does not have is asked for once, not by everybody', async () => {
  const picture = (screen: { container: Element }) => screen.container.querySelector('img')
  const first = await render(<Avatar src="/gone-first.png" alt="Ada" />)
  await expect.poll(() => picture(first)).toBeNull()
  const tried: (string | null)[] = []
  const second = await render(<Avatar src="/gone-second.png" alt="Tom" />)
  const note = () => tried.push(picture(second)?.getAttribute('src') ?? null)
  new MutationObserver(note).observe(second.container, {
    attributeFilter: ['src'],
    childList: true,
    subtree: true,
  })
  note()
  await expect.poll(() => picture(second)).toBeNull()
  await expect.poll(() => tried).toEqual(['/gone-second.png', null])
})
