import { afterEach, expect, it, vi } from 'vitest'
import { fetchPictureFile } from './picture-file.ts'

const answer = (response: Response | Error) =>
  vi.stubGlobal('fetch', () =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  )

afterEach(() => vi.unstubAllGlobals())

it('a picture of the server becomes a file with its name and type', async () => {
  answer(new Response(new Uint8Array(3), { headers: { 'content-type': 'image/webp' } }))
  const file = await fetchPictureFile('/static/stickers/blobs/cat.webp?v=2')
  expect([file.name, file.type, file.size]).toEqual(['cat.webp', 'image/webp', 3])
})

it.each([
  ['the front page', new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'garbage'],
  ['a refusal', new Response('', { status: 404 }), 'http'],
  ['nothing', new TypeError('Failed to fetch'), 'network'],
])('%s in its place is a failure', async (_, response, kind) => {
  answer(response)
  await expect(fetchPictureFile('/static/stickers/gone.webp')).rejects.toMatchObject({ kind })
})
