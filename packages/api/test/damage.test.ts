import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS, findEndpoint } from '../src/endpoints/table.ts'
import { ApiError } from '../src/http/api-error.ts'
import { malformedAnswer, readAnswer } from '../src/http/answer.ts'
import { errorOfAnswer } from '../src/http/failure.ts'
import { createClient } from '../src/http/client.ts'
import { callOf } from '../src/http/endpoint.ts'
import { recordingsOf } from './fixtures.ts'
import { pathsOf, pick, replaceAt } from './json-paths.ts'

const answers = [
  ...recordingsOf('akkoma-3.16'),
  ...recordingsOf('mastodon'),
  ...recordingsOf('gotosocial'),
].flatMap(({ request, status, body, name }) => {
  const [method = '', path = ''] = request.split(' ')
  const endpoint = findEndpoint(method, path)
  return endpoint && status === 200 && typeof body === 'object' && body !== null
    ? [{ name, endpoint, body }]
    : []
})
const answer = fc.nat().map((place) => pick(answers, place))

/** The client's answer to a body: what it makes of it, or the error it throws. */
function ask(endpoint: (typeof ENDPOINTS)[number], text: string): Promise<unknown> {
  const client = createClient({ baseUrl: '', fetch: () => Promise.resolve(new Response(text)) })
  return client.request(callOf(endpoint)).catch((error: unknown) => error)
}

const isUsable = (result: unknown): boolean => !(result instanceof Error) || result instanceof ApiError

describe('damaged recordings give an entity or are dropped, never anything else', () => {
  it('when one value is replaced by any other', async () => {
    await fc.assert(
      fc.asyncProperty(answer, fc.nat(), fc.jsonValue(), async ({ endpoint, body }, place, value) => {
        const paths = [...pathsOf(body)]
        const path = paths[place % Math.max(paths.length, 1)] ?? []
        expect(isUsable(await ask(endpoint, JSON.stringify(replaceAt(body, path, value))))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('when keys are missing', async () => {
    await fc.assert(
      fc.asyncProperty(answer, fc.array(fc.nat(), { maxLength: 5 }), async ({ endpoint, body }, places) => {
        let damaged: unknown = body
        for (const place of places) {
          const paths = [...pathsOf(damaged)]
          damaged = replaceAt(damaged, paths[place % Math.max(paths.length, 1)] ?? [], undefined)
        }
        expect(isUsable(await ask(endpoint, JSON.stringify(damaged) ?? ''))).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('when the text is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        answer,
        fc.double({ min: 0, max: 1, noNaN: true }),
        async ({ endpoint, body }, share) => {
          const text = JSON.stringify(body)
          expect(isUsable(await ask(endpoint, text.slice(0, Math.floor(text.length * share))))).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('when the body is anything at all', async () => {
    const endpoint = fc.nat().map((place) => pick(ENDPOINTS, place))
    await fc.assert(
      fc.asyncProperty(endpoint, fc.oneof(fc.json(), fc.string()), async (one, text) => {
        expect(isUsable(await ask(one, text))).toBe(true)
      }),
    )
  })
})

it('reading an answer never throws anything but an error of its own', () => {
  const parts = fc.tuple(fc.integer({ min: 200, max: 599 }), fc.oneof(fc.json(), fc.string()))
  fc.assert(
    fc.property(parts, ([status, text]) => {
      const read = readAnswer(status, new Headers(), text)
      const error = errorOfAnswer(read, 0) ?? malformedAnswer(read)
      expect(error).toBeInstanceOf(ApiError)
      expect(error.message).not.toBe('')
    }),
  )
})
