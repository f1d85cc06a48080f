import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setSetting } from '../../../model/settings.ts'
import { freshWorld } from '../../../testing/world.tsx'
import { Gallery } from '../index.ts'
import { attachment, inColumn } from '../testing/media.tsx'

const film = attachment('f', {
  kind: 'flash',
  mimeType: 'application/x-shockwave-flash',
  url: '/geese.swf',
  description: null,
})

beforeEach(async () => {
  freshWorld()
  await page.viewport(1024, 800)
})

afterEach(() => {
  setSetting('playVideosInModal', undefined)
  delete window.RufflePlayer
  vi.restoreAllMocks()
})

/** A player like Ruffle's, in the place of the operator's file. */
function installPlayer(load: () => Promise<void>) {
  const loaded: Record<string, unknown>[] = []
  window.RufflePlayer = {
    newest: () => ({
      createPlayer: () =>
        Object.assign(document.createElement('div'), {
          className: 'ruffle',
          load: (options: Record<string, unknown>) => {
            loaded.push(options)
            return load()
          },
        }),
    }),
  }
  return loaded
}

test('[ERR-41] without a player, or with one that fails, a press says that it could not be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const screen = await inColumn(<Gallery attachments={[film]} isSensitive={false} />)
  await screen.getByRole('button', { name: 'Play' }).press()
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('Couldn’t load the Flash content.')
  installPlayer(() => Promise.reject(new Error('WebAssembly is refused')))
  await screen.getByRole('button', { name: 'Retry' }).press()
  await expect.element(screen.getByLive('urgent')).toBeVisible()
  expect(screen.container.querySelector('.ruffle')).toBeNull()
})

test('[MEDIA-24] nothing is fetched before a press; it plays without reaching out, and can be stopped', async () => {
  const loaded = installPlayer(() => Promise.resolve())
  const screen = await inColumn(<Gallery attachments={[film]} isSensitive={false} />)
  await expect.element(screen.getByText('geese.swf')).toBeVisible()
  await expect.element(screen.getByText(/^Flash content runs as a program/)).toBeVisible()
  expect(loaded).toEqual([])
  await screen.getByRole('button', { name: 'Play' }).press()
  await screen.getByRole('button', { name: 'Stop' }).press()
  expect(loaded).toMatchObject([
    { url: `${location.origin}/geese.swf`, allowScriptAccess: false, allowNetworking: 'none' },
  ])
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(screen.container.querySelector('.ruffle')).toBeNull()
})

test('[MEDIA-13] with videos played in the viewer, Flash is a row that opens there', async () => {
  setSetting('playVideosInModal', true)
  const screen = await inColumn(<Gallery attachments={[film]} isSensitive={false} />)
  await screen.getByRole('link', { name: /^geese.swf/ }).press()
  const viewer = page.getByRole('dialog', { name: 'Media viewer' })
  await expect.element(viewer.getByRole('button', { name: 'Play' })).toBeVisible()
  await viewer.getByRole('button', { name: 'Close viewer' }).press()
  await expect.element(viewer).not.toBeInTheDocument()
})
