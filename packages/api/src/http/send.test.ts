import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { uploadMedia } from '../endpoints/media.ts'
import { createClient } from './client.ts'

/** The parts of XMLHttpRequest that an upload uses. */
class FakeXhr extends EventTarget {
  static last: FakeXhr
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  withCredentials = true
  status = 0
  responseText = ''
  line = ''
  body: unknown = null
  constructor() {
    super()
    FakeXhr.last = this
  }
  open(method: string, url: string) {
    this.line = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\n'
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
    this.dispatchEvent(new Event('loadend'))
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }))
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const client = createClient({ baseUrl: 'https://server.example', getToken: () => 'tok' })
const file = new File(['abc'], 'a.png', { type: 'image/png' })

it('[API-61] an upload tells its progress', async () => {
  const shares: number[] = []
  const uploaded = uploadMedia(client, file, {
    description: 'a cat',
    onProgress: (share) => shares.push(share),
  })
  const xhr = FakeXhr.last
  expect(xhr.line).toBe('POST https://server.example/api/v1/media')
  expect(xhr.headers['authorization']).toBe('Bearer tok')
  expect(xhr.withCredentials).toBe(false)
  expect([...(xhr.body as FormData).keys()]).toEqual(['file', 'description'])
  xhr.progress(1, 4)
  xhr.progress(4, 4)
  xhr.answer(200, { id: '1', type: 'image', url: 'https://server.example/a.png' })
  expect((await uploaded).id).toBe('1')
  expect(shares).toEqual([0.25, 1])
})

it('a refused upload is an error with its message', async () => {
  const uploaded = uploadMedia(client, file, { onProgress: () => undefined })
  FakeXhr.last.answer(413, { errors: { detail: 'Request Entity Too Large' } })
  await expect(uploaded).rejects.toMatchObject({
    kind: 'http',
    status: 413,
    serverMessage: 'Request Entity Too Large',
  })
})

it('an upload can be called off, and a line can break', async () => {
  const controller = new AbortController()
  const first = uploadMedia(client, file, { onProgress: () => undefined, signal: controller.signal })
  controller.abort()
  await expect(first).rejects.toMatchObject({ kind: 'aborted' })
  const second = uploadMedia(client, file, { onProgress: () => undefined })
  FakeXhr.last.dispatchEvent(new Event('error'))
  await expect(second).rejects.toMatchObject({ kind: 'network' })
})
