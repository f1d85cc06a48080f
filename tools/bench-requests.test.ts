import { EventEmitter } from 'node:events'
import { beforeEach, expect, it } from 'vitest'
import { REST_MS, watchRequests } from '../e2e/bench/requests.ts'

const HOST = 'http://localhost:4173'

let time: number
let instruments: EventEmitter
let watch: ReturnType<typeof watchRequests>

beforeEach(() => {
  time = 0
  instruments = new EventEmitter()
  watch = watchRequests(instruments, () => time)
})

function answer(requestId: string, type: string, path: string, encodedDataLength = 0): void {
  instruments.emit('Network.responseReceived', { requestId, type, response: { url: path } })
  instruments.emit('Network.loadingFinished', { requestId, encodedDataLength })
}

it('counts requests, files of code and bytes of pictures', () => {
  answer('1', 'Document', `${HOST}/main/friends`, 9_000)
  answer('2', 'Script', `${HOST}/static/a.js`, 8_000)
  answer('3', 'Stylesheet', `${HOST}/static/a.css?v=1`, 700)
  answer('4', 'Script', `${HOST}/static/a.js`)
  answer('5', 'Image', `${HOST}/media/a.webp`, 60)
  answer('6', 'Image', `${HOST}/media/b.webp`, 5)
  expect(watch.requested()).toEqual({
    requests: 6,
    code: ['/static/a.js', '/static/a.css'],
    pictureBytes: 65,
  })
})

it('counts a picture of many rows once, and other repeated requests each time', () => {
  answer('1', 'Image', `${HOST}/media/a.webp`, 60)
  answer('2', 'Image', `${HOST}/media/a.webp`)
  answer('3', 'Fetch', `${HOST}/api/v1/announcements`)
  answer('4', 'Fetch', `${HOST}/api/v1/announcements`)
  expect(watch.requested()).toMatchObject({ requests: 3, pictureBytes: 60 })
})

it('does not count data URLs, sockets and requests without an answer', () => {
  answer('1', 'Image', 'data:image/png;base64,AAAA', 400)
  instruments.emit('Network.webSocketCreated', { requestId: '2', url: 'ws://localhost/api/v1/streaming' })
  instruments.emit('Network.requestWillBeSent', { requestId: '3' })
  instruments.emit('Network.loadingFailed', { requestId: '3' })
  expect(watch.requested()).toEqual({ requests: 0, code: [], pictureBytes: 0 })
})

it.each([
  ['Network.requestWillBeSent', {}],
  ['Network.responseReceived', { requestId: '1', type: 'Fetch', response: { url: HOST } }],
  ['Network.dataReceived', {}],
  ['Network.loadingFinished', { requestId: '1', encodedDataLength: 1 }],
  ['Network.loadingFailed', {}],
])('%s keeps a page from being at rest', (event, details) => {
  time = REST_MS - 1
  expect(watch.isAtRest()).toBe(false)
  instruments.emit(event, details)
  time = REST_MS
  expect(watch.isAtRest()).toBe(false)
  time = 2 * REST_MS - 1
  expect(watch.isAtRest()).toBe(true)
})

it('a page with an open socket can be at rest', () => {
  time = REST_MS
  instruments.emit('Network.webSocketFrameReceived', {})
  expect(watch.isAtRest()).toBe(true)
})
