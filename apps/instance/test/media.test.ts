import { decode } from 'blurhash'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawPicture } from './support/pictures.ts'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

describe('uploads', () => {
  let world: World
  const upload = (bytes: Uint8Array, name: string, type: string, path = '/api/v1/media', as = 'alice') => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
    form.append('description', 'words')
    return world.ask(as, 'POST', path, form)
  }
  const fetchFile = (url: string, headers: Record<string, string> = {}) =>
    world.instance.app.request(url, { headers })

  beforeEach(async () => {
    world = await createWorld({ uploadLimit: 300_000 })
  })
  afterEach(() => world.close())

  it('a picture gets its size, a blurhash and, when it is large, a smaller preview', async () => {
    const { body } = await upload(await drawPicture(1200, 800), 'p.png', 'image/png')
    expect(body).toMatchObject({
      type: 'image',
      description: 'words',
      meta: { original: { width: 1200, height: 800, aspect: 1.5 } },
    })
    expect(() => decode(body.blurhash as string, 8, 8)).not.toThrow()
    expect(body.preview_url).not.toBe(body.url)
    const preview = await sharp(
      Buffer.from(await (await fetchFile(body.preview_url as string)).arrayBuffer()),
    ).metadata()
    expect([preview.format, preview.width, preview.height]).toEqual(['webp', 600, 400])
  })

  it('a server without upload filters knows neither size nor blurhash', async () => {
    world.instance.options.arePicturesAnalysed = false
    const { body } = await upload(await drawPicture(1200, 800), 'p.png', 'image/png')
    expect(body).toMatchObject({ type: 'image', blurhash: null, preview_url: body.url })
    expect(body).not.toHaveProperty('meta')
  })

  it('a small picture is its own preview, a turned one has the size it is seen in', async () => {
    const small = await upload(await drawPicture(80, 60), 'p.png', 'image/png')
    expect(small.body.preview_url).toBe(small.body.url)
    const turned = await sharp(await drawPicture(80, 60))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await upload(turned, 't.jpg', 'image/jpeg')).body.meta.original).toMatchObject({
      width: 60,
      height: 80,
    })
  })

  it('the bytes decide what a file is, not its name; a broken picture is kept as it came', async () => {
    const lie = await upload(await drawPicture(10, 10), 'song.mp3', 'audio/mpeg')
    expect(lie.body).toMatchObject({ type: 'image', pleroma: { mime_type: 'image/png' } })
    const broken = await upload(
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
      'b.png',
      'image/png',
    )
    expect(broken.status).toBe(200)
    expect(broken.body.blurhash).toBeNull()
  })

  it('a file over the limit is refused with 413, one at the limit is taken', async () => {
    const over = await upload(new Uint8Array(300_001), 'x.bin', 'application/octet-stream')
    expect(over.status).toBe(413)
    expect(over.body).toMatchObject({ errors: { detail: expect.any(String) as string } })
    expect((await upload(new Uint8Array(300_000), 'x.bin', 'application/octet-stream')).status).toBe(200)
    const declared = await world.ask('alice', 'POST', '/api/v1/media', 'x', {
      'content-length': '99999999',
      'content-type': 'multipart/form-data; boundary=x',
    })
    expect(declared.status).toBe(413)
  })

  it('a description over the limit is refused with the upload', async () => {
    world.instance.options.descriptionLimit = 4
    const { status, body } = await upload(await drawPicture(10, 10), 'p.png', 'image/png')
    expect([status, body]).toEqual([400, { error: 'description_too_long' }])
    world.instance.options.descriptionLimit = 5
    expect((await upload(await drawPicture(10, 10), 'p.png', 'image/png')).status).toBe(200)
  })

  it('a file is told of again to who uploaded it; unknown ones are not found, and those of others are theirs', async () => {
    const { body } = await upload(await drawPicture(10, 10), 'p.png', 'image/png')
    const id = body.id as string
    const read = (as: string, which: string) => world.ask(as, 'GET', `/api/v1/media/${which}`)
    expect((await read('alice', id)).body).toEqual(body)
    for (const unknown of ['999999', 'no-number']) {
      const answer = await read('alice', unknown)
      expect([answer.status, answer.body]).toEqual([404, { error: 'Record not found' }])
    }
    const ofOthers = await read('bob', id)
    expect([ofOthers.status, ofOthers.body]).toEqual([403, { error: 'Access denied' }])
  })

  it('version 2 answers 202', async () => {
    expect((await upload(await drawPicture(10, 10), 'p.png', 'image/png', '/api/v2/media')).status).toBe(202)
  })

  it('files are served whole and in parts, and can do nothing when opened by themselves', async () => {
    const text = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const { body } = await upload(new TextEncoder().encode(text), 'x.svg', 'image/svg+xml')
    const whole = await fetchFile(body.url as string)
    expect(await whole.text()).toBe(text)
    expect(whole.headers.get('content-security-policy')).toContain('sandbox')
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    const part = await fetchFile(body.url as string, { range: 'bytes=5-9' })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'xmlns',
      `bytes 5-9/${text.length}`,
    ])
    expect(await (await fetchFile(body.url as string, { range: 'bytes=-6' })).text()).toBe('</svg>')
    expect((await fetchFile('/media/..%2f..%2fpackage.json')).status).not.toBe(206)
    expect((await fetchFile('/media/unknown.png')).status).toBe(404)
  })

  it('posts show their pictures in the order they were named', async () => {
    const first = await upload(await drawPicture(10, 10), 'a.png', 'image/png')
    const second = await upload(await drawPicture(10, 12), 'b.png', 'image/png')
    const ids = [second.body.id, first.body.id] as string[]
    const { body } = await world.ask('alice', 'POST', '/api/v1/statuses', { status: '', media_ids: ids })
    expect(body.media_attachments.map(({ id }: { id: string }) => id)).toEqual(ids)
  })
})
