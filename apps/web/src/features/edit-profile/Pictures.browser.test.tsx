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
const staged = (name: string) => group(name).getByText('New image. Save to apply it.')
/** Size of what is about to be put up. */
async function sizeOf(name: string): Promise<[number, number]> {
  const image = group(name).element().querySelector('img')
  if (image === null) throw new Error('No image')
  await image.decode()
  return [image.naturalWidth, image.naturalHeight]
}

describe('pictures', () => {
  test('[PROF-18] each is sent in a form of its own, by its own name', async () => {
    setLimits({ limits: { avatarLimit: 400_000, bannerLimit: 400_000 } })
    await openEditor(server)
    await give('Profile picture', await drawn(200, 160))
    await button('Crop').press()
    await expect.element(staged('Profile picture')).toBeVisible()
    await give('Banner', await drawn(300, 200))
    await button('Crop').press()
    await expect.element(staged('Banner')).toBeVisible()
    await give('Background image', await drawn(64, 48))
    await expect.element(staged('Background image')).toBeVisible()
    expect(await sizeOf('Profile picture')).toEqual([160, 160])
    expect(await sizeOf('Banner')).toEqual([300, 100])
    expect(await sizeOf('Background image')).toEqual([64, 48])
    await save()
    await expect.element(page.getByText('Profile saved.')).toBeVisible()
    expect(parts(server)).toEqual([['avatar'], ['header'], ['pleroma_background_image']])
    expect(saves(server).map(({ method }) => method)).toEqual(['PATCH', 'PATCH', 'PATCH'])
  })

  test('[PROF-18] what can move is sent whole, as it is', async () => {
    await openEditor(server)
    await give('Profile picture', gif())
    await expect.element(staged('Profile picture')).toBeVisible()
    expect(page.getByRole('dialog', { name: 'Crop image' }).query()).toBeNull()
    await save()
    await expect.poll(() => saves(server)[0]?.body).toContain('filename="dance.gif"')
  })

  test('[PROF-18] one that is put up can be taken away, and kept after all', async () => {
    await openEditor(server, own({ header: 'https://fen.example/media/h.png' }))
    await button('Remove: Banner').press()
    await expect.element(group('Banner').getByText('Will be removed when you save.')).toBeVisible()
    await button('Undo change: Banner').press()
    await button('Remove: Banner').press()
    await save()
    await expect.poll(() => parts(server)).toEqual([['header']])
    expect(saves(server)[0]?.body).toMatch(/name="header"\r\n\r\n\r\n/)
  })

  test('[PROF-18] one that fails stays, says why, and does not keep the others back', async () => {
    await openEditor(server, own(), () => undefined)
    await give('Profile picture', gif())
    await give('Banner', gif())
    await expect.element(staged('Banner')).toBeVisible()
    await save()
    await expect.poll(() => saves(server).length).toBe(1)
    saves(server)[0]?.answer({ error: 'File is too large' }, 413)
    await expect.poll(() => saves(server).length).toBe(2)
    saves(server)[1]?.answer(own())
    await expect
      .element(group('Profile picture').getByText('This image is too large for the server: 64.00 B.'))
      .toBeVisible()
    await expect.element(staged('Profile picture')).toBeVisible()
    await expect.element(staged('Banner')).not.toBeInTheDocument()
  })

  test('[PROF-19] what is too large is refused before it is sent, and made smaller where that can be', async () => {
    setLimits({ limits: { avatarLimit: 9_000 } })
    await openEditor(server)
    const big = await drawn(200, 200)
    expect(big.size).toBeGreaterThan(9_000)
    await give('Profile picture', big)
    await expect
      .element(
        group('Profile picture').getByText(/^This image is too large: .+ KiB. The limit is 8.79 KiB.$/),
      )
      .toBeVisible()
    await expect.element(staged('Profile picture')).not.toBeInTheDocument()
    await expect.element(button('Save')).toBeDisabled()
    await button('Make smaller').press()
    await button('Crop').press()
    await expect.element(staged('Profile picture')).toBeVisible()
    await save()
    await expect.poll(() => saves(server).length).toBe(1)
    expect(saves(server)[0]?.body.length).toBeLessThan(9_600)
  })

  test('[PROF-19] the limits of header and background are their own, and what moves is not made smaller', async () => {
    await openEditor(server)
    for (const name of ['Banner', 'Background image']) {
      await give(name, gif(40_001))
      await expect
        .element(group(name).getByText('This image is too large: 39.06 KiB. The limit is 39.06 KiB.'))
        .toBeVisible()
    }
    await give('Profile picture', gif(2_001))
    await expect.element(group('Profile picture').getByText(/too large/)).toBeVisible()
    expect(button('Make smaller').query()).toBeNull()
    expect(saves(server)).toEqual([])
  })

  test('[PROF-19] what is no picture is not taken', async () => {
    await openEditor(server)
    await give('Banner', new File(['hello'], 'words.txt', { type: 'text/plain' }))
    await expect.element(group('Banner').getByText('This file isn’t an image.')).toBeVisible()
    await give('Banner', new File(['hello'], 'torn.png', { type: 'image/png' }))
    await expect.element(group('Banner').getByText('Your browser can’t read this image.')).toBeVisible()
  })

  test('[PROF-20] how large the picture of somebody should be is said', async () => {
    await openEditor(server)
    await expect
      .element(group('Profile picture').getByText(/^Best at 150 × 150 pixels or larger./))
      .toBeVisible()
  })

  test('a part is chosen by the keys and by drawing', async () => {
    setLimits({ limits: { avatarLimit: 400_000 } })
    await openEditor(server)
    await give('Profile picture', await drawn(320, 160))
    const zoom = page.getByRole('slider', { name: 'Zoom' })
    await expect.element(zoom).toHaveFocus()
    const across = page.getByRole('slider', { name: 'Horizontal position' })
    await expect.element(page.getByRole('slider', { name: 'Vertical position' })).toBeDisabled()
    await across.press()
    await userEvent.keyboard('{Home}')
    await expect.element(across).toHaveValue('0')
    const canvas = page.getByRole('dialog', { name: 'Crop image' }).element().querySelector('canvas')
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
    await expect.element(page.getByRole('slider', { name: 'Vertical position' })).toBeEnabled()
    await button('Crop').press()
    await expect.element(staged('Profile picture')).toBeVisible()
    expect(await sizeOf('Profile picture')).toEqual([80, 80])
  })
})
