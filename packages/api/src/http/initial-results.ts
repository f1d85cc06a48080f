import { parseJson } from '../wire/parse-json.ts'
import type { Client } from './call.ts'

/** Answers that the server wrote into the page, by path: base64 of UTF-8 JSON, read when somebody asks for one. */
export type InitialResults = ReadonlyMap<string, string>

function decode(base64: string): unknown {
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  // A loop: a function for each byte costs a slow phone two frames.
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at)
  return parseJson(new TextDecoder().decode(bytes))
}

/**
 * Reads the text of `<script id="initial-results">`: path to base64 of UTF-8 JSON [BOOT-03].
 * What cannot be read is left out, as if it were not embedded.
 */
export function readInitialResults(json: string | null | undefined): InitialResults {
  const results = new Map<string, string>()
  let entries: unknown
  try {
    entries = JSON.parse(json ?? '{}')
  } catch {
    return results
  }
  if (typeof entries !== 'object' || entries === null) return results
  for (const [path, value] of Object.entries(entries)) {
    if (typeof value === 'string') results.set(path, value)
  }
  return results
}

/**
 * A client that takes the answer of a path from the page, once each, and asks the network for everything else
 * and for what the page holds in a form that cannot be read.
 */
export function withInitialResults(client: Client, results: InitialResults): Client {
  const left = new Map(results)
  return {
    ...client,
    async request(call) {
      const encoded = left.get(call.path)
      if (call.method !== 'GET' || call.query || encoded === undefined) return client.request(call)
      left.delete(call.path)
      try {
        return call.read({ status: 200, headers: new Headers(), body: decode(encoded), isJson: true })
      } catch {
        return client.request(call)
      }
    },
  }
}
