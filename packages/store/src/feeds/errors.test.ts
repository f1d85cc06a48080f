import { expect, test } from 'vitest'
import { toErrorInfo } from './errors.ts'

test('[ERR-12] an error of the transport keeps its kind, status, words and time', () => {
  const error = Object.assign(new Error('x'), {
    kind: 'http',
    status: 429,
    identifier: 'throttled',
    serverMessage: 'Throttled',
    retryAt: 7,
  })
  expect(toErrorInfo(error)).toEqual({
    kind: 'http',
    status: 429,
    identifier: 'throttled',
    serverMessage: 'Throttled',
    retryAt: 7,
  })
})

test('anything else that is thrown becomes an error of a known kind', () => {
  const nothing = { status: null, identifier: null, serverMessage: null, retryAt: null }
  expect(toErrorInfo(new DOMException('x', 'AbortError'))).toEqual({ kind: 'aborted', ...nothing })
  for (const thrown of [new TypeError('x'), 'text', null, undefined, { kind: 'invented', status: '500' }]) {
    expect(toErrorInfo(thrown)).toEqual({ kind: 'garbage', ...nothing })
  }
})
