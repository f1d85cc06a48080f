import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'

/** Milliseconds to wait for the first answer. */
const PATIENCE_MS = 15_000
const MAX_REDIRECTS = 5

function ask(url: URL): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const question = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      headers: { accept: 'application/json' },
    })
    question.setTimeout(PATIENCE_MS, () =>
      question.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} seconds`)),
    )
    question.on('error', fail)
    question.on('response', (answer) => {
      answer.resume()
      done(answer)
    })
    question.end()
  })
}

/** The origin a server really answers from: follows redirects of its instance data. Throws a sentence when there is no such server. */
export async function findServer(given: string): Promise<URL> {
  const text = /^https?:\/\//.test(given) ? given : `https://${given}`
  if (!URL.canParse(text)) throw new Error(`"${given}" isn’t a valid server address.`)
  let url = new URL('/api/v1/instance', text)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const from = url
    const answer = await ask(url).catch((error: Error) => {
      throw new Error(`Couldn’t reach ${from.origin}: ${error.message}`)
    })
    const status = answer.statusCode ?? 0
    const { location } = answer.headers
    if (status >= 300 && status < 400 && location !== undefined) url = new URL(location, url)
    else if ((answer.headers['content-type'] ?? '').includes('json')) return new URL(url.origin)
    else throw new Error(`${url.origin} isn’t a compatible server (${status}, no JSON at /api/v1/instance).`)
  }
  throw new Error(`Too many redirects from ${given}.`)
}
