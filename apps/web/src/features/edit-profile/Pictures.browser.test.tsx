import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { setInstance } from '../../model/instance.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import {
  button,
  drawn,
  limitsBefore,
  openEditor,
  own,
  parts,
  save,
  saves,
  setLimits,
} from './testing/edit.tsx'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
  setLimits()
})
afterEach(() => setInstance(limitsBefore))

const gif = (bytes = 64) => {
  const data = new Uint8Array(bytes)
  data.set(new TextEncoder().encode('GIF89a'))
  return new File([data], 'dance.gif', { type: 'image/gif' })
}
const group = (name: string) => page.getByRole('group', { name, exact: true })
const give = (name: string, file: File) =>
  userEvent.upload(group(name).getByLabelText(name, { exact: true }).last(), file)
const staged = (name: string) => group(name).getByText('New: it is put up when you save.')
/** Size of what is about to be put up. */
async function sizeOf(name: string): Promise<[number, number]> {
  const image = group(name).element().querySelector('img')
  if (image === null) throw new Error('No picture')
  await image.decode()
  return [image.naturalWidth, image.naturalHeight]
}

describe('pictures', () => {
  test('[PROF-18] each is sent in a form of its own, by its own name', async () => {
    setLimits({ limits: { avatarLimit: 400_000, bannerLimit: 400_000 } })
    await openEditor(server)
    await give('Picture of you', await drawn(200, 160))
    await button('Use this part').click()
    await expect.element(staged('Picture of you')).toBeVisible()
    await give('Header', await drawn(300, 200))
    await button('Use this part').click()
    await expect.element(staged('Header')).toBeVisible()
    await give('Background', await drawn(64, 48))
    await expect.element(staged('Background')).toBeVisible()
    expect(await sizeOf('Picture of you')).toEqual([160, 160])
    expect(await sizeOf('Header')).toEqual([300, 100])
    expect(await sizeOf('Background')).toEqual([64, 48])
    await save()
    await expect.element(page.getByText('Your profile is saved.')).toBeVisible()
    expect(parts(server)).toEqual([['avatar'], ['header'], ['pleroma_background_image']])
    expect(saves(server).map(({ method }) => method)).toEqual(['PATCH', 'PATCH', 'PATCH'])
  })

  test('[PROF-18] what can move is sent whole, as it is', async () => {
    await openEditor(server)
    await give('Picture of you', gif())
    await expect.element(staged('Picture of you')).toBeVisible()
    expect(page.getByRole('dialog', { name: 'Choose the part to show' }).query()).toBeNull()
    await save()
    await expect.poll(() => saves(server)[0]?.body).toContain('filename="dance.gif"')
  })

  test('[PROF-18] one that is put up can be taken away, and kept after all', async () => {
    await openEditor(server, own({ header: 'https://fen.example/media/h.png' }))
    await button('Remove: Header').click()
    await expect.element(group('Header').getByText('It is removed when you save.')).toBeVisible()
    await button('Keep what was: Header').click()
    await button('Remove: Header').click()
    await save()
    await expect.poll(() => parts(server)).toEqual([['header']])
    expect(saves(server)[0]?.body).toMatch(/name="header"\r\n\r\n\r\n/)
  })

  test('[PROF-18] one that fails stays, says why, and does not keep the others back', async () => {
    await openEditor(server, own(), () => undefined)
    await give('Picture of you', gif())
    await give('Header', gif())
    await save()
    await expect.poll(() => saves(server).length).toBe(1)
    saves(server)[0]?.answer({ error: 'File is too large' }, 413)
    await expect.poll(() => saves(server).length).toBe(2)
    saves(server)[1]?.answer(own())
    await expect
      .element(group('Picture of you').getByText('The server finds this picture too big: 64.00 B.'))
      .toBeVisible()
    await expect.element(staged('Picture of you')).toBeVisible()
    await expect.element(staged('Header')).not.toBeInTheDocument()
  })

  test('[PROF-19] what is too big is refused before it is sent, and made smaller where that can be', async () => {
    setLimits({ limits: { avatarLimit: 9_000 } })
    await openEditor(server)
    const big = await drawn(200, 200)
    expect(big.size).toBeGreaterThan(9_000)
    await give('Picture of you', big)
    await expect
      .element(group('Picture of you').getByText(/^This picture is too big: .+ KiB, allowed are 8.79 KiB\.$/))
      .toBeVisible()
    await expect.element(staged('Picture of you')).not.toBeInTheDocument()
    await expect.element(button('Save')).toBeDisabled()
    await button('Make it smaller').click()
    await button('Use this part').click()
    await expect.element(staged('Picture of you')).toBeVisible()
    await save()
    await expect.poll(() => saves(server).length).toBe(1)
    expect(saves(server)[0]?.body.length).toBeLessThan(9_600)
  })

  test('[PROF-19] the limits of header and background are their own, and what moves is not made smaller', async () => {
    await openEditor(server)
    for (const name of ['Header', 'Background']) {
      await give(name, gif(40_001))
      await expect
        .element(group(name).getByText('This picture is too big: 39.06 KiB, allowed are 39.06 KiB.'))
        .toBeVisible()
    }
    await give('Picture of you', gif(2_001))
    await expect.element(group('Picture of you').getByText(/too big/)).toBeVisible()
    expect(button('Make it smaller').query()).toBeNull()
    expect(saves(server)).toEqual([])
  })

  test('[PROF-19] what is no picture is not taken', async () => {
    await openEditor(server)
    await give('Header', new File(['hello'], 'words.txt', { type: 'text/plain' }))
    await expect.element(group('Header').getByText('This file is no picture.')).toBeVisible()
    await give('Header', new File(['hello'], 'torn.png', { type: 'image/png' }))
    await expect.element(group('Header').getByText('Your browser cannot read this picture.')).toBeVisible()
  })

  test('[PROF-20] how large the picture of somebody should be is said', async () => {
    await openEditor(server)
    await expect
      .element(group('Picture of you').getByText(/^At least 150 × 150 pixels look best\./))
      .toBeVisible()
  })

  test('a part is chosen by the keys and by drawing', async () => {
    setLimits({ limits: { avatarLimit: 400_000 } })
    await openEditor(server)
    await give('Picture of you', await drawn(320, 160))
    const zoom = page.getByRole('slider', { name: 'Zoom' })
    await expect.element(zoom).toHaveFocus()
    const across = page.getByRole('slider', { name: 'Left or right' })
    await expect.element(page.getByRole('slider', { name: 'Up or down' })).toBeDisabled()
    await across.click()
    await userEvent.keyboard('{Home}')
    await expect.element(across).toHaveValue('0')
    const canvas = page
      .getByRole('dialog', { name: 'Choose the part to show' })
      .element()
      .querySelector('canvas')
    if (canvas === null) throw new Error('Nothing to draw along')
    const box = canvas.getBoundingClientRect()
    const at = (type: string, x: number) =>
      canvas.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, button: 0, bubbles: true, clientX: x, clientY: box.top + 20 }),
      )
    // The browser knows no such pointer.
    canvas.setPointerCapture = () => undefined
    at('pointerdown', box.right - 5)
    at('pointermove', box.right - 5 - box.width / 2)
    at('pointerup', box.right - 5 - box.width / 2)
    await expect.element(across).toHaveValue('0.5')
    await zoom.fill('2')
    await expect.element(page.getByRole('slider', { name: 'Up or down' })).toBeEnabled()
    await button('Use this part').click()
    await expect.element(staged('Picture of you')).toBeVisible()
    expect(await sizeOf('Picture of you')).toEqual([80, 80])
  })
})
