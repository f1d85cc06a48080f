import { isApiError } from '../http/api-error.ts'
import type { Client } from '../http/call.ts'

interface Stream {
  readonly stream: string
  readonly args?: Readonly<Record<string, string>> | undefined
}

/**
 * Whether the server says 404 to a plain question for a stream. One that has it says something else, since the question
 * is no socket. What another host would say of its own streams cannot be asked. Never rejects.
 */
export async function isStreamMissing(client: Client, { stream, args }: Stream): Promise<boolean> {
  const named = URL.parse(client.getInstance().facts.streamingUrl ?? '')
  const own = URL.parse(client.baseUrl || globalThis.location.origin)
  if (named !== null && named.host !== own?.host) return false
  try {
    const query = { stream, ...args }
    await client.request({ method: 'GET', path: '/api/v1/streaming', query, read: () => null })
    return false
  } catch (error) {
    return isApiError(error, 'http') && error.status === 404
  }
}
