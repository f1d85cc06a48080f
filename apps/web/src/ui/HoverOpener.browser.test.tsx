import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { HoverOpener, type HoverOpenerProps } from './HoverOpener.tsx'

function Panel({ name }: { readonly name: string }) {
  return <div role="dialog" aria-label={name} />
}

function draw(fetching: Promise<typeof Panel>, props: Partial<HoverOpenerProps<{ name: string }>>) {
  return render(
    <>
      <HoverOpener fetchPanel={() => fetching} panelProps={{ name: 'More' }} {...props}>
        <button type="button">Open</button>
      </HoverOpener>
      <button type="button">Elsewhere</button>
    </>,
  )
}

/** Everything that waited for the panel has run. */
async function arrived(fetching: Promise<unknown>) {
  await fetching
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

test('[POST-51] a press that comes before the panel opens it when it arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Panel>()
  const screen = await draw(promise, { opensOnPress: true })
  await screen.getByRole('button', { name: 'Open' }).press()
  resolve(Panel)
  await expect.element(screen.getByRole('dialog', { name: 'More' })).toBeInTheDocument()
})

test('[POST-51] what arrives when the pointer or the focus has gone does not open', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Panel>()
  const screen = await draw(promise, { opensOnPress: true })
  await screen.getByRole('button', { name: 'Open' }).click()
  await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }))
  resolve(Panel)
  await arrived(promise)
  expect(screen.getByRole('dialog').query()).toBeNull()
})

test('a finger that rests opens it, and going up is no press', async () => {
  const screen = await draw(Promise.resolve(Panel), { opensOnHold: true })
  const button = screen.getByRole('button', { name: 'Open' }).element()
  const finger = { bubbles: true, pointerType: 'touch' }
  let presses = 0
  button.addEventListener('click', () => (presses += 1))
  button.dispatchEvent(new PointerEvent('pointerdown', finger))
  await expect.element(screen.getByRole('dialog', { name: 'More' })).toBeInTheDocument()
  button.dispatchEvent(new PointerEvent('pointerup', finger))
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(presses).toBe(0)
  await expect.element(screen.getByRole('dialog', { name: 'More' })).toBeInTheDocument()
})
