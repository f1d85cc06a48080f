import type { Body, Params } from './call.ts'

function* pairs(params: Params): Generator<[string, string]> {
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue
    if (typeof value === 'object') for (const one of value) yield [key, String(one)]
    else yield [key, String(value)]
  }
}

/** Params as `a=1&b=2`; empty when there are none. Brackets of list keys stay readable. */
export function encodeParams(params: Params): string {
  return [...pairs(params)]
    .map(
      ([key, value]) =>
        `${encodeURIComponent(key).replace(/%5B/g, '[').replace(/%5D/g, ']')}=${encodeURIComponent(value)}`,
    )
    .join('&')
}

/** Path with its query. */
export function encodeUrl(baseUrl: string, path: string, query: Params = {}): string {
  const text = encodeParams(query)
  return text === '' ? baseUrl + path : `${baseUrl}${path}?${text}`
}

/** What to send, and the content type where the browser does not set it by itself. */
export interface EncodedBody {
  readonly data: string | FormData
  readonly contentType: string | null
}

export function encodeBody(body: Body): EncodedBody {
  switch (body.type) {
    case 'json':
      return { data: JSON.stringify(body.value), contentType: 'application/json' }
    case 'form':
      return { data: encodeParams(body.value), contentType: 'application/x-www-form-urlencoded' }
    case 'multipart':
    default: {
      const data = new FormData()
      for (const [name, value] of body.value) data.append(name, value)
      return { data, contentType: null }
    }
  }
}
