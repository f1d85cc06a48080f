import { expect, it } from 'vitest'
import { uploadMedia } from '../endpoints/media.ts'
import { createClient } from './client.ts'

interface Sent {
  readonly url: string
  readonly init: RequestInit
  /** The form that arrived. */
  readonly form: FormData
}

const attachment = { id: '1', type: 'image', url: 'https://server.example/a.png' }
const file = new File(['a'.repeat(200_000)], 'a.png', { type: 'image/png' })

/** A server that takes whole bodies, or streams as well. */
function server(takesStreams: boolean, answer = () => Response.json(attachment)) {
  const sent: Sent[] = []
  const fetch = async (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    if (init.body instanceof ReadableStream && !takesStreams) throw new TypeError('Failed to fetch')
    const form = await new Response(init.body ?? null, { headers: new Headers(init.headers) }).formData()
    sent.push({ url, init, form })
    return answer()
  }
  return { fetch, sent }
}

const clientOf = (fetch: ReturnType<typeof server>['fetch'], baseUrl: string) =>
  createClient({ baseUrl, getToken: () => 'tok', fetch })

it('[API-61] an upload goes out as a form without cookies, and tells its progress where a stream can be sent', async () => {
  const { fetch, sent } = server(true)
  const shares: number[] = []
  const uploaded = await uploadMedia(clientOf(fetch, 'https://streams.example'), file, {
    description: 'a cat',
    onProgress: (share) => shares.push(share),
  })
  expect(uploaded.id).toBe('1')
  const [{ url, init, form } = { url: '', init: {}, form: new FormData() }] = sent
  expect(url).toBe('https://streams.example/api/v1/media')
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' })
  expect(new Headers(init.headers).get('authorization')).toBe('Bearer tok')
  expect([...form.keys()]).toEqual(['file', 'description'])
  expect((form.get('file') as File).size).toBe(200_000)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

it('to a server that takes no stream it goes out whole, and next time at once', async () => {
  const { fetch, sent } = server(false)
  let tries = 0
  const client = clientOf((url, init) => {
    tries += 1
    return fetch(url, init)
  }, 'https://whole.example')
  for (const triesSoFar of [2, 3]) {
    expect((await uploadMedia(client, file, { onProgress: () => undefined })).id).toBe('1')
    expect(tries).toBe(triesSoFar)
  }
  expect(sent).toHaveLength(2)
  for (const { init, form } of sent) {
    expect(init.credentials).toBe('omit')
    expect((form.get('file') as File).size).toBe(200_000)
  }
})

it('without HTTPS no stream is tried', async () => {
  const { fetch, sent } = server(true)
  const shares: number[] = []
  await uploadMedia(clientOf(fetch, 'http://plain.example'), file, { onProgress: (one) => shares.push(one) })
  expect(sent[0]?.init.body).toBeInstanceOf(FormData)
  expect(shares).toEqual([])
})

it('a refused upload is an error with its message', async () => {
  const { fetch } = server(true, () =>
    Response.json({ errors: { detail: 'Request Entity Too Large' } }, { status: 413 }),
  )
  const uploaded = uploadMedia(clientOf(fetch, 'https://streams.example'), file, {
    onProgress: () => undefined,
  })
  await expect(uploaded).rejects.toMatchObject({
    kind: 'http',
    status: 413,
    serverMessage: 'Request Entity Too Large',
  })
})

it('an upload can be called off, and a line can break', async () => {
  const controller = new AbortController()
  controller.abort()
  const options = { onProgress: () => undefined, signal: controller.signal }
  const first = uploadMedia(clientOf(server(true).fetch, 'https://streams.example'), file, options)
  await expect(first).rejects.toMatchObject({ kind: 'aborted' })
  const broken = () => Promise.reject(new TypeError('Failed to fetch'))
  const second = uploadMedia(clientOf(broken, 'https://broken.example'), file, {
    onProgress: () => undefined,
  })
  await expect(second).rejects.toMatchObject({ kind: 'network' })
})
